// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/run/tunings.h"
#include "gui/bridge/worker.h"

#include <QObject>

namespace sortscope::gui::bridge {

/// Knows, for what the window shows, the results of tuning that are in force. Reads and checks them on a
/// thread of its own.
class TuningBridge : public QObject {
    Q_OBJECT

public:
    explicit TuningBridge(QObject* parent = nullptr);

    /// Reads the file for the devices of `inventory`; a damaged one is as none. Returns at once;
    /// inForceChanged() follows if that changes something.
    void load(const backend::Inventory& inventory);
    const run::Tunings& inForce() const { return m_inForce; }

signals:
    void inForceChanged();

private:
    run::Tunings m_inForce;
    /// Last member: it uses the other.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge

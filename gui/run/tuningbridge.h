// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/tuning/tunings.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QString>

#include <vector>

namespace sortscope::gui::bridge {

/// Knows the results of tuning that are in force, which the window shows and runs take. Reads, checks and
/// keeps them on a thread of its own.
class TuningBridge : public QObject {
    Q_OBJECT

public:
    explicit TuningBridge(QObject* parent = nullptr);

    /// Reads the file for the devices of `inventory`; a damaged file counts as none. Returns at once.
    /// loaded() follows for the last of several calls, and inForceChanged() if the call changes something.
    void load(const backend::Inventory& inventory);
    /// Adds new results to the file and to those in force. Returns at once; notKept() follows if they cannot
    /// be written.
    void keep(const std::vector<tuning::Tunings::Entry>& entries, const backend::Inventory& inventory);
    const tuning::Tunings& inForce() const { return m_inForce; }
    /// The reason why the file could not be read; empty if it could.
    const QString& fault() const { return m_fault; }

signals:
    void inForceChanged();
    void loaded();
    void notKept(const QString& reason);
    /// The file held something else, which is kept under another name.
    void fileSetAside(const QString& sentence);

private:
    void setInForce(const tuning::Tunings& known);

    tuning::Tunings m_inForce;
    QString m_fault;
    /// The last member: it uses the others.
    LatestTask m_loading;
};

} // namespace sortscope::gui::bridge

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/tuning/tunings.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace sortscope::gui::bridge {

/// Knows the results of tuning that are in force: what the window shows, and what runs take. Reads, checks
/// and keeps them on a thread of its own.
class TuningBridge : public QObject {
    Q_OBJECT

public:
    explicit TuningBridge(QObject* parent = nullptr);

    /// Reads the file for the devices of `inventory`; a damaged one is as none. Returns at once; loaded()
    /// follows for the last of several calls, and inForceChanged() if that changes something.
    void load(const backend::Inventory& inventory);
    /// Adds what was found just now to the file. Returns at once, and what is in force has it; notKept()
    /// follows where it cannot be written.
    void keep(const std::vector<tuning::Tunings::Entry>& entries, const backend::Inventory& inventory);
    const tuning::Tunings& inForce() const { return m_inForce; }
    /// Why the file could not be read; empty if it could.
    const QString& fault() const { return m_fault; }

signals:
    void inForceChanged();
    void loaded();
    void notKept(const QString& reason);
    /// What was in place of the file is kept under another name.
    void fileSetAside(const QString& sentence);

private:
    void setInForce(const tuning::Tunings& known);

    tuning::Tunings m_inForce;
    QString m_fault;
    /// Counts what was asked for: only the newest answer is taken.
    std::uint64_t m_asked = 0;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge

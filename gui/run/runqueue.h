// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace sortscope::gui::bridge {

class Workbench;

/// Experiments that wait for the current one. When a run has ended by itself or was skipped, the next one
/// starts; after a cancelled run the experiments go on waiting, until runNext(). An experiment that cannot
/// start stays in its place, and those behind it go on.
class RunQueue : public QObject {
    Q_OBJECT

public:
    struct Entry {
        plan::RunRequest request;
        /// The title that users read: "5 variants × 11 sizes = 55 jobs".
        QString title;
        /// True if the experiment could not start.
        bool refused = false;
    };

    /// `workbench` must outlive this object.
    explicit RunQueue(Workbench& workbench, QObject* parent = nullptr);

    const std::vector<Entry>& waiting() const { return m_waiting; }

    void add(Entry entry);
    void remove(std::size_t index);
    /// Puts the last removed entry back to its place. canBringBack() is true until something is added, or a
    /// run has ended.
    void bringBack();
    bool canBringBack() const { return m_removed.has_value(); }
    /// Moves the entry before the one that it waits behind.
    void moveUp(std::size_t index);

    /// Starts the first entry, if Activity::whyBusy() is empty.
    void runNext() { start(0); }
    /// Ends the current run, and goes on with the next entry.
    void skip();

signals:
    void changed();

private:
    void start(std::size_t index);
    /// Starts the first entry that was not refused.
    void goOn();
    void onRunFinished(bool cancelled);
    /// Puts back the entry that was about to start, and goes on.
    void onRunRefused();
    Entry take(std::size_t index);
    void insert(std::size_t index, Entry entry);

    Workbench& m_workbench;
    std::vector<Entry> m_waiting;
    std::optional<std::pair<std::size_t, Entry>> m_removed;
    /// The entry whose run has not begun yet, and its place.
    std::optional<std::pair<std::size_t, Entry>> m_starting;
    bool m_skipping = false;
};

} // namespace sortscope::gui::bridge

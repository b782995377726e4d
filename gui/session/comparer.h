// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "core/results/compare/fleet.h"
#include "core/results/compare/pinnedbaseline.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace sortscope::gui::bridge {

/// A session, or one run of it, as a side that is compared.
struct CompareSource {
    /// What the report calls it.
    QString name;
    /// The session's file; empty if it has none yet.
    QString path;
    /// Only this run of it; empty stands for all.
    std::optional<results::RunId> run;
    /// Only these of its jobs; empty stands for all.
    std::optional<std::set<results::JobId>> jobs;
    /// Results that are in memory: they count beside those of the file, which may lack them.
    std::vector<results::ResultPointer> held;
};

/// A run that can be chosen.
struct ListedRun {
    results::RunId id = 0;
    std::chrono::sys_seconds date;
    std::size_t jobs = 0;
    bool interleaved = false;
};

/// Reads sessions and compares them on a thread of its own. Of several questions in a row only the last is
/// answered.
class Comparer : public QObject {
    Q_OBJECT

public:
    using Runs = std::vector<ListedRun>;

    using QObject::QObject;

    /// The runs of a session, oldest first; none of one that cannot be read. Returns at once; runsListed()
    /// follows.
    void listRuns(const QString& path);
    /// Returns at once; compared() or failed() follows.
    void compare(CompareSource a, CompareSource b, results::CompareOptions options);
    /// The pairs of one run that was interleaved.
    void comparePairs(CompareSource run, results::CompareOptions options);
    /// Which of a session's devices are not like the others; fleetJudged() or failed() follows.
    void judgeFleet(CompareSource session, results::CompareOptions options);
    /// Reads what rows are to be held against; pinned() or failed() follows. `own` as in
    /// results::PinnedBaseline.
    void pin(CompareSource baseline, bool own);
    bool running() const { return m_running > 0; }

signals:
    void runningChanged(bool running);
    void runsListed(const QString& path,
                    const std::shared_ptr<const sortscope::gui::bridge::Comparer::Runs>& runs);
    void compared(const std::shared_ptr<const sortscope::results::CompareReport>& report);
    void fleetJudged(const std::shared_ptr<const sortscope::results::FleetReport>& report);
    void pinned(const std::shared_ptr<const sortscope::results::PinnedBaseline>& baseline);
    void failed(const QString& sentence);

private:
    /// Does `work` on the thread, then its reply on this object's, or `refused` with what it threw.
    void perform(std::function<Worker::Reply()> work, std::function<void(const QString& sentence)> refused);
    void performCompare(std::function<results::CompareReport()> work);
    /// Answers the newest question alone, by `answered`.
    template <typename Report>
    void performQuestion(std::function<Report()> work,
                         void (Comparer::*answered)(const std::shared_ptr<const Report>& report));
    void end();

    int m_running = 0;
    /// Of the newest report that was asked for.
    int m_question = 0;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge

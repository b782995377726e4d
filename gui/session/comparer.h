// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "core/results/compare/devicepairs.h"
#include "core/results/compare/fleet.h"
#include "core/results/compare/mapping.h"
#include "core/results/compare/pinnedbaseline.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace sortscope::gui::bridge {

/// A session, or one run of it, as a side that is compared.
struct CompareSource {
    /// The name of the session in the report.
    QString name;
    /// The session's file; empty if the session has none yet.
    QString path;
    /// The only run of the session that counts; empty stands for all runs.
    std::optional<results::RunId> run;
    /// The only jobs of the session that count; empty stands for all jobs.
    std::optional<std::set<results::JobId>> jobs;
    /// Results that are in memory. They count beside the results of the file, which may lack them.
    std::vector<results::ResultPointer> held;
};

/// A run that can be chosen.
struct ListedRun {
    results::RunId id = 0;
    std::chrono::sys_seconds date;
    std::size_t jobs = 0;
    bool interleaved = false;
};

/// The devices of a session: what sets one apart from the others and, if there are few, each two of them.
struct JudgedFleet {
    results::FleetReport report;
    std::vector<results::ComparedDevices> pairs;
};

/// Reads sessions and compares them on a thread of its own. Of several questions in a row, only the last is
/// answered.
class Comparer : public QObject {
    Q_OBJECT

public:
    using Runs = std::vector<ListedRun>;

    using QObject::QObject;

    /// Lists the runs of a session, oldest first; an unreadable session has none. Returns at once;
    /// runsListed() follows.
    void listRuns(const QString& path);
    /// Returns at once; compared() or failed() follows. `wanted` is that of results::compareBy().
    void compare(CompareSource a, CompareSource b, results::CompareOptions options,
                 results::Mapping wanted = {});
    /// Compares jobs of one session or run with each other, as results::compareWithin() does.
    void compareWithin(CompareSource side, results::CompareOptions options, results::Mapping wanted = {});
    /// Compares the pairs of one run that was interleaved.
    void comparePairs(CompareSource run, results::CompareOptions options);
    /// Finds the devices of a session that are not like the others; fleetJudged() or failed() follows.
    void judgeFleet(CompareSource session, results::CompareOptions options);
    /// Reads the baseline that rows are to be held against; pinned() or failed() follows. `own` is that of
    /// results::PinnedBaseline.
    void pin(CompareSource baseline, bool own);

signals:
    void runsListed(const QString& path,
                    const std::shared_ptr<const sortscope::gui::bridge::Comparer::Runs>& runs);
    void compared(const std::shared_ptr<const sortscope::results::MappedReport>& report);
    void fleetJudged(const std::shared_ptr<const sortscope::gui::bridge::JudgedFleet>& judged);
    void pinned(const std::shared_ptr<const sortscope::results::PinnedBaseline>& baseline);
    void failed(const QString& sentence);

private:
    /// Emits `answered` or failed(), for the newest question alone.
    template <typename Report>
    void ask(std::function<Report()> work,
             void (Comparer::*answered)(const std::shared_ptr<const Report>& report));

    /// The last member: it uses the others.
    LatestTask m_questions;
};

} // namespace sortscope::gui::bridge

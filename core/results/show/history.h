// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/changepoints.h"
#include "core/results/compare/compare.h"
#include "core/results/row/jobspec.h"
#include "core/results/row/metric.h"
#include "core/results/row/storedjob.h"

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::results {

/// A row's figure by one metric.
struct RecordedFigure {
    /// The median of each replicate, in nanoseconds.
    std::vector<double> mediansNs;
    /// resolutionShare() of their centre.
    double resolution = 0;
    /// Why the figure supports no verdict (whyNoGround()); empty if it does.
    std::string noGround;
};

/// A finished row that was ok, without its samples: what a history needs of it.
struct RecordedRow {
    JobSpec spec;
    /// The run's uuid and its date.
    std::string run;
    std::chrono::sys_seconds date;
    Facts facts;
    std::map<Metric, RecordedFigure> figures;
    /// The median SM clock; empty if no sensor has it.
    std::optional<double> smClockMhz;
};

/// Returns the rows of a session that a history takes: those that count in it, and were ok.
std::vector<RecordedRow> recordedRows(const ComparedSet& session);

/// One row at one time.
struct HistoryPoint {
    /// Index of the row among those that historyOf() got.
    std::size_t row = 0;
    measure::Estimate figure;
    /// True if the figure is of good enough quality to count.
    bool counts = true;
};

/// A fact that is not the same behind a change as in front of it.
struct FactChange {
    std::string what;
    std::string before;
    std::string behind;
};

struct HistoryChange {
    /// Index of the first point behind the change.
    std::size_t point = 0;
    /// The figures behind the change divided by those in front of it, and the interval that covers it with 95
    /// %.
    double ratio = 1;
    measure::Interval interval;
    double chance = 1;
    double falseShare = 1;
    /// True if the last figure alone lies behind the change: the next one will tell.
    bool newestAlone = false;
    /// The facts that changed there; empty if none of those that are recorded did.
    std::vector<FactChange> facts;
};

/// One row over time: the same work on devices of one model and platform, on one machine, or on machines that
/// follow one another.
struct HistoryLine {
    /// In the order of time.
    std::vector<HistoryPoint> points;
    std::vector<HistoryChange> changes;
    /// Why the line is not judged; empty if it is.
    std::string reason;
};

struct HistoryOptions {
    Metric metric = Metric::Wall;
    /// Changes that are smaller than this share are left out.
    double margin = 0;
};

struct History {
    HistoryOptions options;
    /// In the order in which the rows first appear.
    std::vector<HistoryLine> lines;
};

/// Puts rows of any number of sessions into lines, and finds the changes in each (measure::changePoints()):
/// figures of poor quality do not count. Machines that measured in the same weeks have lines of their own; a
/// machine whose first run comes after the last one of another continues its line. A row that is there twice,
/// as in a session that others were merged into, counts once.
History historyOf(const std::vector<RecordedRow>& rows, const HistoryOptions& options = {});

/// The rows' changes and their lines, the earliest change first.
struct ChangeOfLine {
    const HistoryLine* line = nullptr;
    const HistoryChange* change = nullptr;
};
std::vector<ChangeOfLine> changesByDate(const History& history, const std::vector<RecordedRow>& rows);

/// The row of the first figure behind a change.
const RecordedRow& rowBehind(const ChangeOfLine& change, const std::vector<RecordedRow>& rows);

/// Returns the facts that differ from one row to another, the SM clock if it is more than 2 % apart. A
/// variable or a tuned parameter that only one of them has is a difference, too.
std::vector<FactChange> changedFacts(const RecordedRow& before, const RecordedRow& behind);

} // namespace sortscope::results

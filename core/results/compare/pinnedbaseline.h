// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/workkey.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace sortscope::results {

/// What rows are compared with one by one. A run, or another session: each row is compared with the row that
/// did the same work on the same device or, if there is none, on a device of its model. matchJobs() defines
/// these terms. Or one row of the session: all others are compared with it and with the rows that differ from
/// it in their data or size alone, whatever algorithm and device they have.
class PinnedBaseline {
public:
    /// `own`: the set is of the session whose rows are compared with it, so that equal ids mean one job.
    explicit PinnedBaseline(const ComparedSet& set, bool own = false);

    /// `row` and its verified siblings among `all`, of which the later ones count.
    PinnedBaseline(std::string name, const ResultPointer& row, ResultSpan all);

    const std::string& name() const { return m_name; }
    bool own() const { return m_own; }

    /// Returns nullptr if the baseline lacks the row's work.
    ResultPointer counterpartOf(const JobResult& row) const;
    /// True if the row belongs to the baseline.
    bool holds(const JobResult& row) const;
    /// Returns the pair of the counterpart as A and the row as B. Empty without a counterpart, and for the
    /// baseline's own rows.
    std::optional<ComparedPair> against(const ResultPointer& row, const CompareOptions& options = {}) const;

private:
    template <typename Where>
    using Rows = std::map<std::pair<Where, WorkKey>, ResultPointer>;

    std::string m_name;
    bool m_own;
    /// The rows of one variant on one device by their work; empty if the baseline is a run or a session.
    std::map<Workload, ResultPointer> m_siblings;
    /// The rows by their work as it ran, and as it was asked for.
    Rows<DeviceKey> m_ranOnDevice;
    Rows<DeviceKey> m_askedOnDevice;
    Rows<DeviceModel> m_ranOnModel;
    Rows<DeviceModel> m_askedOnModel;
};

} // namespace sortscope::results

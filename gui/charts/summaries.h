// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/results/metric.h"
#include "gui/charts/results.h"

#include <array>
#include <chrono>
#include <optional>
#include <unordered_map>

namespace sortscope::gui::charts {

/// Remembers each result's statistics: while a run goes on a chart is prepared again for every job that
/// finishes, and only the new one should cost anything.
class Summaries {
public:
    /// Empty unless the result is verified and its samples have the metric.
    const std::optional<measure::Statistics>& of(const Result& result, results::Metric metric);

    /// Computes what of() will answer for these results, until `budget` is used up. False where some are
    /// left: call again after the event loop had its turn.
    bool prepare(const Results& results, results::Metric metric, std::chrono::milliseconds budget);

    /// Forgets results that are not among `results`.
    void keepOnly(const Results& results);

    std::size_t size() const { return m_entries.size(); }

private:
    static constexpr std::size_t kMetrics = base::Names<results::Metric>::all.size();

    struct Entry {
        /// Keeps the address from being used again.
        Result result;
        std::array<std::optional<std::optional<measure::Statistics>>, kMetrics> metrics;
    };

    std::unordered_map<const results::JobResult*, Entry> m_entries;
};

} // namespace sortscope::gui::charts

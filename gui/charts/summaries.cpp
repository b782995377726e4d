// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/summaries.h"

#include "core/results/jobresult.h"

#include <unordered_set>
#include <utility>

namespace sortscope::gui::charts {

const std::optional<measure::Statistics>& Summaries::of(const Result& result, results::Metric metric)
{
    auto& entry = m_entries[result.get()];
    if (!entry.result)
        entry.result = result;
    auto& known = entry.metrics.at(static_cast<std::size_t>(metric));
    if (!known) {
        // A failed row is never a point, whatever samples it has.
        known.emplace(result->verified() ? results::summarise(*result, metric) : std::nullopt);
    }
    return *known;
}

bool Summaries::prepare(const Results& results, results::Metric metric, std::chrono::milliseconds budget)
{
    const auto end = std::chrono::steady_clock::now() + budget;
    for (const auto& result : results) {
        of(result, metric);
        if (std::chrono::steady_clock::now() >= end)
            return result == results.back();
    }
    return true;
}

void Summaries::keepOnly(const Results& results)
{
    std::unordered_set<const results::JobResult*> kept;
    for (const auto& result : results)
        kept.insert(result.get());
    std::erase_if(m_entries, [&](const auto& entry) { return !kept.contains(entry.first); });
}

} // namespace sortscope::gui::charts

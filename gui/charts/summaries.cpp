// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/summaries.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace sortscope::gui::charts {
namespace {

bool countsFor(backend::CommandKind kind, results::Metric metric)
{
    using backend::CommandKind;
    switch (metric) {
    case results::Metric::KernelSum:
    case results::Metric::DeviceSpan:
    case results::Metric::Gaps:
        return kind == CommandKind::Kernel || kind == CommandKind::Graph;
    case results::Metric::Upload:
        return kind == CommandKind::Upload || kind == CommandKind::Map || kind == CommandKind::Unmap;
    case results::Metric::Download:
        return kind == CommandKind::Download || kind == CommandKind::Map || kind == CommandKind::Unmap;
    case results::Metric::Wall:
    case results::Metric::EndToEnd:
        break;
    }
    return false;
}

/// True where the host copies keys itself, so that transfers are its time (results::Sample::uploadNs).
bool copiesOnHost(backend::TransferMode mode)
{
    return mode == backend::TransferMode::Map || mode == backend::TransferMode::ZeroCopy
           || mode == backend::TransferMode::Mapped;
}

} // namespace

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

std::optional<backend::Clock> clockOf(const results::JobResult& result, results::Metric metric)
{
    if (metric == results::Metric::Wall || metric == results::Metric::EndToEnd)
        return backend::Clock::HostSteady;
    const bool transfer = metric == results::Metric::Upload || metric == results::Metric::Download;
    if (transfer && copiesOnHost(result.spec.variant.transfer) && !results::valuesOf(result, metric).empty())
        return backend::Clock::HostSteady;
    for (const auto& sample : result.samples) {
        const auto found = std::find_if(sample.commands.begin(), sample.commands.end(),
                                        [&](const auto& command) { return countsFor(command.kind, metric); });
        if (found != sample.commands.end())
            return found->clock;
    }
    // A session leaves commands in its file; what it keeps of a sample is of the device's clock.
    if (!results::valuesOf(result, metric).empty())
        return result.spec.device.clock;
    return std::nullopt;
}

} // namespace sortscope::gui::charts

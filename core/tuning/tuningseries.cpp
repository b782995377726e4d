// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuningseries.h"

#include "core/plan/expand.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace sortscope::tuning {
namespace {

/// Returns the sizes that expand() accepts, each once; throws as expand() does.
std::vector<std::size_t> sizesOf(const plan::RunRequest& request, const backend::Inventory& inventory)
{
    std::vector<std::size_t> sizes;
    for (const auto& spec : expand(request, inventory)) {
        if (std::ranges::find(sizes, spec.workload.size) == sizes.end())
            sizes.push_back(spec.workload.size);
    }
    return sizes;
}

TunedSize resultOf(const Tuner& tuner, std::chrono::sys_seconds date)
{
    return {tuner.outcome(), tuner.entryAt(date)};
}

} // namespace

TuningSeries::TuningSeries(const backend::Inventory& inventory, const plan::RunRequest& request,
                           std::chrono::nanoseconds budget)
    : m_inventory(inventory),
      m_request(request),
      m_budget(budget)
{
    m_request.sizes = sizesOf(request, inventory);
    m_tuner.emplace(tunerOf(0));
}

Tuner TuningSeries::tunerOf(std::size_t index) const
{
    auto request = m_request;
    request.sizes = {m_request.sizes[index]};
    const auto left = static_cast<std::int64_t>(m_request.sizes.size() - index);
    return {m_inventory, std::move(request), (m_budget - m_watch.elapsed()) / left};
}

std::optional<plan::Plan> TuningSeries::next()
{
    while (true) {
        if (auto plan = m_tuner->next())
            return plan;
        if (m_done.size() + 1 == m_request.sizes.size())
            return std::nullopt;
        m_done.push_back(std::move(*m_tuner));
        m_tuner.emplace(tunerOf(m_done.size()));
    }
}

std::vector<TunedSize> TuningSeries::resultsAt(std::chrono::sys_seconds date) const
{
    std::vector<TunedSize> results;
    for (const auto& tuner : m_done)
        results.push_back(resultOf(tuner, date));
    results.push_back(resultOf(*m_tuner, date));
    return results;
}

std::vector<Tunings::Entry> worthKeeping(const std::vector<TunedSize>& results)
{
    std::vector<Tunings::Entry> entries;
    for (const auto& [outcome, entry] : results) {
        if (outcome.isWorthKeeping())
            entries.push_back(entry);
    }
    return entries;
}

} // namespace sortscope::tuning

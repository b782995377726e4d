// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/kernelpairs.h"

#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sortscope::results {
namespace {

/// The side of a row that a job is on.
using Side = std::optional<KernelSide> KernelPair::*;

/// Returns the row for which `is` holds, which is added if it is missing.
template <typename Is>
KernelPair& rowIn(std::vector<KernelPair>& rows, KernelPair fresh, Is is)
{
    const auto found = std::ranges::find_if(rows, is);
    return found != rows.end() ? *found : rows.emplace_back(std::move(fresh));
}

KernelSide sideOf(const KernelProfile& profile, const KernelCell& kernel,
                  const std::vector<backend::KernelFacts>& facts)
{
    KernelSide side{kernel.time,      kernel.launches,           kernel.globalSize,
                    kernel.localSize, profile.nearFloor(kernel), std::nullopt};
    if (const auto told = std::ranges::find(facts, kernel.name, &backend::KernelFacts::kernel);
        told != facts.end())
        side.facts = *told;
    return side;
}

void addKernels(std::vector<KernelPair>& rows, Side side, const KernelProfile& profile,
                const JobResult& result)
{
    for (const auto& kernel : profile.names) {
        auto& row = rowIn(rows, {.row = KernelRow::Kernel, .kernel = kernel.name},
                          [&](const KernelPair& known) { return known.kernel == kernel.name; });
        row.*side = sideOf(profile, kernel, result.kernels);
    }
}

void addStages(std::vector<KernelPair>& rows, Side side, const KernelProfile& profile)
{
    for (const auto& stage : profile.stages) {
        auto& row = rowIn(rows, {.row = KernelRow::Stage, .stage = stage.stage},
                          [&](const KernelPair& known) { return known.stage == stage.stage; });
        row.*side = KernelSide{.time = stage.time};
    }
}

void addTotals(std::vector<KernelPair>& rows, Side side, const KernelProfile& profile)
{
    for (std::size_t i = 0; i < kProfileTotals.size(); ++i) {
        if (!profile.totals.at(i))
            continue;
        const auto metric = kProfileTotals.at(i);
        auto& row = rowIn(rows, {.row = KernelRow::Total, .total = metric},
                          [&](const KernelPair& known) { return known.total == metric; });
        row.*side = KernelSide{.time = *profile.totals.at(i)};
    }
}

} // namespace

std::string factText(const KernelSide& side, KernelFact fact)
{
    const auto number = [](const auto& value) {
        return value.value_or(0) > 0 ? fmt::format("{}", *value) : std::string();
    };
    // A kernel may well spill nothing.
    const auto orZero = [](const auto& value) { return value ? fmt::format("{}", *value) : std::string(); };
    const auto& told = side.facts ? *side.facts : backend::KernelFacts();
    switch (fact) {
    case KernelFact::Launches:
        return number(std::optional(side.launches));
    case KernelFact::WorkItems:
        return number(std::optional(side.globalSize));
    case KernelFact::WorkGroup:
        return number(std::optional(side.localSize));
    case KernelFact::Registers:
        return number(told.registers);
    case KernelFact::Spilled:
        return orZero(told.spilledBytes);
    case KernelFact::LocalMemory:
        return told.staticLocalBytes
                   ? fmt::format("{}", *told.staticLocalBytes + told.dynamicLocalBytes.value_or(0))
                   : std::string();
    case KernelFact::Occupancy:
        return told.occupancy ? fmt::format("{:.0f}", *told.occupancy * 100) : std::string();
    case KernelFact::LimitedBy:
        return base::joined(told.limitedBy, base::nameOf<backend::OccupancyLimit>);
    case KernelFact::Waves:
        return told.waves ? fmt::format("{:.2f}", *told.waves) : std::string();
    }
    return {};
}

std::string factText(const KernelPair& pair, KernelFact fact)
{
    auto a = pair.a ? factText(*pair.a, fact) : std::string();
    auto b = pair.b ? factText(*pair.b, fact) : std::string();
    if (a == b || !pair.b)
        return a;
    if (!pair.a)
        return b;
    const auto shown = [](const std::string& text) { return text.empty() ? std::string("?") : text; };
    return fmt::format("{}{}{}", shown(a), kArrow, shown(b));
}

std::optional<double> KernelPair::ratio() const
{
    if (!a || !b || a->time.median <= 0 || b->time.median <= 0)
        return std::nullopt;
    return b->time.median / a->time.median;
}

std::vector<KernelPair> kernelPairs(const JobResult& a, const JobResult& b, const std::stop_token& stop)
{
    const auto profileA = profileOf(a, stop);
    const auto profileB = profileA ? profileOf(b, stop) : std::nullopt;
    std::vector<KernelPair> rows;
    if (!profileA || !profileB || (profileA->names.empty() && profileB->names.empty()))
        return rows;
    addKernels(rows, &KernelPair::a, *profileA, a);
    addKernels(rows, &KernelPair::b, *profileB, b);
    if (a.spec.variant.algorithm == b.spec.variant.algorithm) {
        addStages(rows, &KernelPair::a, *profileA);
        addStages(rows, &KernelPair::b, *profileB);
    }
    addTotals(rows, &KernelPair::a, *profileA);
    addTotals(rows, &KernelPair::b, *profileB);
    return rows;
}

} // namespace sortscope::results

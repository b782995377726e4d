// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/crossovers.h"

#include "core/results/compare/crossover.h"
#include "core/results/row/jobresult.h"
#include "gui/text/text.h"

#include <utility>

namespace sortscope::gui::charts {
namespace {

/// A crossover, and the sizes on both sides of it.
struct Crossing {
    double size = 0;
    double low = 0;
    double high = 0;
};

std::optional<Crossing> crossingOf(const Series& gpu, const results::CpuBaselines& cpus, Summaries& summaries)
{
    std::optional<Crossing> crossing;
    std::optional<std::pair<double, double>> before;
    for (const auto& point : gpu.points) {
        const auto cpu = cpus.fastest(point.result->spec);
        if (!cpu)
            continue;
        const auto& wall = summaries.of(cpu, results::Metric::Wall);
        const std::pair now{static_cast<double>(point.x), point.statistics.median / wall->median};
        if (before) {
            if (const auto found =
                    results::crossingBetween(before->first, before->second, now.first, now.second))
                crossing = {*found, before->first, now.first};
        }
        before = now;
    }
    return crossing;
}

} // namespace

results::CpuBaselines cpuBaselines(const Results& results, Summaries& summaries)
{
    return {results, [&](const Result& result) { return summaries.rankOf(result); }};
}

std::vector<CrossoverMark> crossoverMarks(std::span<const Series> series, const results::CpuBaselines& cpus,
                                          Summaries& summaries, const Reading& reading)
{
    if (reading.metric != results::Metric::Wall || isOfBytes(reading.quantity)
        || reading.quantity == Quantity::Energy)
        return {};
    std::vector<CrossoverMark> marks;
    for (const auto& one : series) {
        if (one.cpu)
            continue;
        if (const auto crossing = crossingOf(one, cpus, summaries)) {
            const auto& [size, low, high] = *crossing;
            marks.push_back({QStringLiteral("%1: %2").arg(
                                 one.label, models::grouped(results::aboutSize(size, low, high))),
                             one.label, one.style, size});
        }
    }
    return marks;
}

} // namespace sortscope::gui::charts

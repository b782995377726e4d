// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/crossovers.h"

#include "core/results/compare/crossover.h"
#include "core/results/row/jobresult.h"
#include "gui/text/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

std::optional<double> crossingOf(const Series& gpu, const CpuMedians& cpus)
{
    std::optional<double> crossing;
    std::optional<std::pair<double, double>> before;
    for (const auto& point : gpu.points) {
        const auto cpu = cpus.find(placeOf(point.result->spec));
        if (cpu == cpus.end())
            continue;
        const std::pair now{static_cast<double>(point.x), point.statistics.median / cpu->second};
        if (before) {
            if (const auto found =
                    results::crossingBetween(before->first, before->second, now.first, now.second))
                crossing = found;
        }
        before = now;
    }
    return crossing;
}

} // namespace

Place placeOf(const results::JobSpec& spec)
{
    return {spec.device.node.value_or(""), spec.workload};
}

CpuMedians fastestCpus(const Results& results, Summaries& summaries)
{
    CpuMedians fastest;
    for (const auto& result : results) {
        if (result->spec.device.backend != backend::BackendKind::Cpu)
            continue;
        const auto& wall = summaries.of(result, results::Metric::Wall);
        if (!wall || wall->median <= 0)
            continue;
        const auto [place, added] = fastest.try_emplace(placeOf(result->spec), wall->median);
        if (!added)
            place->second = std::min(place->second, wall->median);
    }
    return fastest;
}

std::vector<CrossoverMark> crossoverMarks(const std::vector<Series>& series, const CpuMedians& cpus,
                                          const Reading& reading)
{
    if (reading.metric != results::Metric::Wall || isOfBytes(reading.quantity))
        return {};
    std::vector<CrossoverMark> marks;
    for (const auto& one : series) {
        if (one.cpu)
            continue;
        if (const auto x = crossingOf(one, cpus))
            marks.push_back({QStringLiteral("%1: %2").arg(one.label, models::grouped(results::aboutSize(*x))),
                             one.label, one.style, *x});
    }
    return marks;
}

} // namespace sortscope::gui::charts

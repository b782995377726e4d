// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/crossovers.h"

#include "core/results/crossover.h"
#include "core/results/jobresult.h"
#include "gui/models/text.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// The machine and the work of a row.
using Place = std::pair<std::string, results::Workload>;

Place placeOf(const Point& point)
{
    const auto& spec = point.result->spec;
    return {spec.device.node.value_or(""), spec.workload};
}

std::map<Place, double> fastestOfCpus(const std::vector<Series>& series)
{
    std::map<Place, double> fastest;
    for (const auto& one : series) {
        if (!one.cpu)
            continue;
        for (const auto& point : one.points) {
            const auto [place, added] = fastest.try_emplace(placeOf(point), point.statistics.median);
            if (!added)
                place->second = std::min(place->second, point.statistics.median);
        }
    }
    return fastest;
}

std::optional<double> crossingOf(const Series& gpu, const std::map<Place, double>& cpus)
{
    std::optional<double> crossing;
    std::optional<std::pair<double, double>> before;
    for (const auto& point : gpu.points) {
        const auto cpu = cpus.find(placeOf(point));
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

std::vector<CrossoverMark> crossoverMarks(const std::vector<Series>& series, const Reading& reading)
{
    if (reading.metric != results::Metric::Wall || reading.quantity == Quantity::Bandwidth)
        return {};
    const auto cpus = fastestOfCpus(series);
    std::vector<CrossoverMark> marks;
    for (const auto& one : series) {
        if (one.cpu)
            continue;
        if (const auto x = crossingOf(one, cpus))
            marks.push_back({QStringLiteral("%1: %2").arg(one.label, models::grouped(results::aboutSize(*x))),
                             one.style.colour, *x});
    }
    return marks;
}

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/netkernels.h"

#include "core/backend/command.h"
#include "core/measure/statistics.h"
#include "core/results/jobresult.h"

#include <algorithm>
#include <vector>

namespace sortscope::results {
namespace {

constexpr double kMadsOfNoise = 3;

/// The durations of one launch, a sample each.
using Readings = std::vector<double>;

/// Of each launch; empty if samples differ in their launches, or one lacks a time.
std::vector<Readings> readingsOf(const Replicate& replicate, backend::Clock clock)
{
    std::vector<Readings> launches;
    bool first = true;
    for (const auto& sample : replicate.samples) {
        if (!isTraced(sample) || sample.deviceClock != clock)
            continue;
        std::size_t launch = 0;
        for (const auto& command : sample.commands.unpack()) {
            if (!isLaunch(command.kind))
                continue;
            const auto duration = command.durationNs();
            if (first)
                launches.emplace_back();
            if (!duration || launch >= launches.size())
                return {};
            launches[launch++].push_back(static_cast<double>(*duration));
        }
        if (launch != launches.size())
            return {};
        first = false;
    }
    return launches;
}

std::optional<double> medianSumNs(const Replicate& replicate, backend::Clock clock)
{
    std::vector<double> sums;
    for (const auto& sample : replicate.samples) {
        if (isTraced(sample) && sample.deviceClock == clock && sample.kernelSumNs)
            sums.push_back(static_cast<double>(*sample.kernelSumNs));
    }
    const auto statistics = measure::summarise(sums);
    return statistics ? std::optional(statistics->median) : std::nullopt;
}

} // namespace

bool drownsInFloor(double readingNs, const Floor& floor)
{
    return readingNs <= floor.meanNs.value_or(floor.medianNs) + kMadsOfNoise * floor.madNs;
}

std::optional<double> netKernelTimeNs(const Replicate& replicate, std::span<const Floor> floors)
{
    const auto clock = bestClockOf(replicate);
    if (!clock)
        return std::nullopt;
    if (*clock == backend::Clock::Cupti)
        return medianSumNs(replicate, *clock);
    const auto floor = std::ranges::find(floors, *clock, &Floor::clock);
    const auto launches = readingsOf(replicate, *clock);
    if (floor == floors.end() || launches.empty())
        return std::nullopt;
    double sum = 0;
    std::size_t drowned = 0;
    for (const auto& readings : launches) {
        const auto reading = measure::summarise(readings)->firstQuartile;
        sum += reading - floor->meanNs.value_or(floor->medianNs);
        drowned += drownsInFloor(reading, *floor) ? 1 : 0;
    }
    return 2 * drowned > launches.size() ? std::nullopt : std::optional(sum);
}

} // namespace sortscope::results

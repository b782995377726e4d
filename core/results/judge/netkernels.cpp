// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/netkernels.h"

#include "core/backend/command.h"
#include "core/base/partof.h"
#include "core/measure/statistics.h"
#include "core/measure/trend.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <map>
#include <vector>

namespace sortscope::results {
namespace {

constexpr double kMadsOfNoise = 3;

/// The durations of one launch, one per sample.
using Readings = std::vector<double>;

/// Returns the readings of each launch; empty if samples differ in their launches, or a launch lacks its
/// times.
std::vector<Readings> readingsOf(const Replicate& replicate, backend::Clock clock)
{
    std::vector<Readings> launches;
    bool first = true;
    for (const auto& sample : replicate.samples) {
        if (!isTraced(sample) || sample.deviceClock != clock)
            continue;
        if (!sample.deviceSpanNs)
            return {};
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

/// Launches that a clock has timed.
struct Timed {
    std::size_t launches = 0;
    std::size_t zeros = 0;
};

std::map<backend::Clock, Timed> timedBy(const Replicate& replicate)
{
    std::map<backend::Clock, Timed> clocks;
    for (const auto& sample : replicate.samples) {
        if (!isTraced(sample) || !sample.deviceClock)
            continue;
        auto& timed = clocks[*sample.deviceClock];
        for (const auto& command : sample.commands.unpack()) {
            const auto duration = isLaunch(command.kind) ? command.durationNs() : std::nullopt;
            timed.launches += duration ? 1 : 0;
            timed.zeros += duration == 0 ? 1 : 0;
        }
    }
    return clocks;
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
        return base::partOf<&measure::Statistics::median>(
            measure::summarise(valuesOf(replicate, Metric::KernelSum, clock)));
    const auto floor = std::ranges::find(floors, *clock, &Floor::clock);
    const auto launches = readingsOf(replicate, *clock);
    if (floor == floors.end() || launches.empty())
        return std::nullopt;
    double sum = 0;
    std::size_t drowned = 0;
    for (const auto& readings : launches) {
        const auto reading = measure::steadyMean(readings);
        sum += reading - floor->meanNs.value_or(floor->medianNs);
        drowned += drownsInFloor(reading, *floor) ? 1 : 0;
    }
    return 2 * drowned > launches.size() || sum < 0 ? std::nullopt : std::optional(sum);
}

void dropTimesBelowTicks(Replicate& replicate)
{
    for (const auto& [clock, timed] : timedBy(replicate)) {
        if (2 * timed.zeros <= timed.launches)
            continue;
        for (auto& sample : replicate.samples) {
            if (isTraced(sample) && sample.deviceClock == clock) {
                sample.kernelSumNs.reset();
                sample.deviceSpanNs.reset();
                sample.gapsNs.reset();
            }
        }
    }
    for (auto transfer : {&Sample::uploadNs, &Sample::downloadNs}) {
        const auto known = std::ranges::count_if(
            replicate.samples, [=](const Sample& sample) { return (sample.*transfer).has_value(); });
        if (2 * std::ranges::count(replicate.samples, std::optional<std::int64_t>(0), transfer) <= known)
            continue;
        for (auto& sample : replicate.samples)
            (sample.*transfer).reset();
    }
}

} // namespace sortscope::results

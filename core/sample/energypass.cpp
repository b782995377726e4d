// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/energypass.h"

#include "core/backend/device.h"
#include "core/backend/error.h"
#include "core/backend/processor.h"
#include "core/measure/energyplan.h"
#include "core/sample/energymeter.h"
#include "core/sample/interferenceprobe.h"
#include "core/sample/sampling.h"
#include "core/sample/stopwatch.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <thread>

namespace sortscope::sample {
namespace {

using namespace std::chrono_literals;

/// The time between two looks at the counter.
constexpr auto kEnergyStep = 20ms;

/// Throws if others worked on the device.
void requireFree(const backend::DeviceInfo& device, const results::Interference& found)
{
    constexpr double kMostOthers = 0.05;
    constexpr double kPercent = 100;
    if (found.otherProcesses.value_or(0) > 0)
        throw backend::Unsupported(fmt::format("{} other processes used the device, and its counter counts "
                                               "their energy, too",
                                               *found.otherProcesses));
    const auto others = backend::isProcessor(device) ? results::othersShare(found) : std::nullopt;
    if (others.value_or(0) > kMostOthers)
        throw backend::Unsupported(fmt::format("other programs had {:.0f} % of the processors, and the "
                                               "counter counts their energy, too",
                                               kPercent * *others));
}

/// How many repetitions of so long fill a step.
std::size_t perStep(std::chrono::nanoseconds one)
{
    return static_cast<std::size_t>(std::max<std::int64_t>(kEnergyStep / std::max(one, 1ns), 1));
}

} // namespace

std::vector<results::MeasuredEnergy> measureEnergy(const backend::Device& device,
                                                   const std::shared_ptr<const backend::HostProbe>& host,
                                                   Sampling& sampling, std::size_t stretches,
                                                   const std::function<void()>& onStep)
{
    const auto counter = device.energyCounter();
    InterferenceProbe probe(device, host);
    probe.beginWindow();
    EnergyMeter meter(*counter);
    const auto runs = perStep(sampling.warmUp(1));
    const Stopwatch watch;
    sampling.restore(1);
    const auto restores = perStep(watch.elapsed());
    const auto idle = [&] {
        onStep();
        std::this_thread::sleep_for(kEnergyStep);
        return std::size_t{0};
    };
    const auto run = [&] {
        onStep();
        sampling.warmUp(runs);
        return runs;
    };
    const auto restore = [&] {
        onStep();
        sampling.restore(restores);
        return restores;
    };
    std::vector<results::MeasuredEnergy> energy(stretches);
    for (auto& [source, stretch] : energy) {
        source = counter->source();
        stretch.idleBefore = meter.over(measure::kEnergyIdleTime, idle);
        stretch.runs = meter.over(measure::kEnergyBusyTime, run);
        stretch.restores = meter.over(measure::kEnergyBusyTime, restore);
        stretch.idleAfter = meter.over(measure::kEnergyIdleTime, idle);
    }
    requireFree(device.info(), probe.finish());
    return energy;
}

} // namespace sortscope::sample

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/clockfloor.h"

#include "core/backend/cpu/hostqueue.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace sortscope::job {
namespace {

/// Enough for a median that a few slow first launches do not move.
constexpr int kLaunches = 50;

void repeat(const std::function<void()>& launch)
{
    for (int i = 0; i < kLaunches; ++i)
        launch();
}

void launchEmptyKernels(backend::Queue& queue)
{
    // No file of kernels/: it must stay empty, whatever kernels are edited.
    const auto program = queue.build({"empty.cl", "__kernel void empty_kernel(void) {}", {}});
    const auto kernel = program->kernel("empty_kernel");
    const auto launch = [&] { queue.launch(*kernel, {.global = 1, .local = 1}, {}); };
    if (queue.options().launch == backend::LaunchMode::Graph) {
        const auto graph = queue.capture(launch);
        repeat([&] { queue.replay(*graph); });
    } else {
        repeat(launch);
    }
    queue.finish();
}

/// The floors that the jobs of one device, launch mode and clock have measured.
struct Collected {
    const JobSpec& spec;
    backend::Clock clock;
    std::vector<double> medians;
    std::vector<double> mads;
    std::size_t launches = 0;

    bool takes(const JobSpec& other, backend::Clock otherClock) const
    {
        return spec.device.id == other.device.id && spec.device.name == other.device.name
               && spec.launch == other.launch && clock == otherClock;
    }

    void add(const measure::Floor& floor)
    {
        medians.push_back(floor.medianNs);
        mads.push_back(floor.madNs);
        launches += floor.launches;
    }

    DeviceFloor floor() const
    {
        return {spec.device,
                spec.launch,
                {clock, measure::summarise(medians)->median, measure::summarise(mads)->median, launches}};
    }
};

} // namespace

std::vector<measure::Floor> measureFloors(const backend::Device& device, const backend::QueueOptions& options)
{
    const auto queue = device.openQueue(options);
    if (device.info().backend == backend::BackendKind::Cpu)
        repeat([&] { backend::cpu::HostQueue::of(*queue).run("empty", [] {}); });
    else
        launchEmptyKernels(*queue);
    std::vector<measure::Floor> floors;
    if (const auto floor = measure::floorOf(queue->takeCommands()))
        floors.push_back(*floor);
    return floors;
}

std::vector<DeviceFloor> deviceFloors(ResultSpan results)
{
    std::vector<Collected> collected;
    for (const auto& result : results) {
        for (const auto& floor : result->floors) {
            auto known = std::find_if(collected.begin(), collected.end(), [&](const Collected& one) {
                return one.takes(result->spec, floor.clock);
            });
            if (known == collected.end()) {
                collected.push_back({result->spec, floor.clock, {}, {}});
                known = std::prev(collected.end());
            }
            known->add(floor);
        }
    }
    std::vector<DeviceFloor> floors;
    floors.reserve(collected.size());
    for (const auto& one : collected)
        floors.push_back(one.floor());
    return floors;
}

} // namespace sortscope::job

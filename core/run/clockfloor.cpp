// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/clockfloor.h"

#include "core/backend/cpu/hostqueue.h"

#include <functional>

namespace sortscope::run {
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

} // namespace

std::vector<results::Floor> measureFloors(const backend::Device& device, const backend::QueueOptions& options)
{
    const auto queue = device.openQueue(options);
    if (device.info().backend == backend::BackendKind::Cpu)
        repeat([&] { backend::cpu::HostQueue::of(*queue).run("empty", [] {}); });
    else
        launchEmptyKernels(*queue);
    std::vector<results::Floor> floors;
    if (const auto floor = results::floorOf(queue->takeCommands()))
        floors.push_back(*floor);
    return floors;
}

} // namespace sortscope::run

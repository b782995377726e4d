// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/clockfloor.h"

#include "core/backend/cpu/hostqueue.h"
#include "core/sample/emptykernel.h"

#include <algorithm>
#include <functional>

namespace sortscope::sample {
namespace {

/// Enough launches for a median that a few slow first launches do not move.
constexpr int kLaunches = 50;

void repeat(const std::function<void()>& launch)
{
    for (int i = 0; i < kLaunches; ++i)
        launch();
}

class EmptyKernel {
public:
    explicit EmptyKernel(backend::Queue& queue)
        : m_queue(queue),
          m_program(queue.build(emptyKernelSource())),
          m_kernel(m_program->kernel(kEmptyKernel))
    {
        if (queue.options().launch == backend::LaunchMode::Graph)
            m_graph = queue.capture([this] { launch(); });
    }

    /// Returns what the clock reads for a run of empty kernels.
    std::optional<results::Floor> floor(backend::Tracing tracing)
    {
        m_queue.trace(tracing);
        m_queue.beginRun();
        repeat([this] { m_graph ? m_queue.replay(*m_graph) : launch(); });
        m_queue.endRun();
        return results::floorOf(m_queue.takeCommands());
    }

private:
    void launch() { launchEmpty(m_queue, *m_kernel); }

    backend::Queue& m_queue;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_kernel;
    std::unique_ptr<backend::Graph> m_graph;
};

void add(std::vector<results::Floor>& floors, const std::optional<results::Floor>& floor)
{
    // CUPTI's records begin and end with the kernel.
    if (floor && floor->clock != backend::Clock::Cupti
        && std::ranges::find(floors, floor->clock, &results::Floor::clock) == floors.end())
        floors.push_back(*floor);
}

} // namespace

std::vector<results::Floor> measureFloors(const backend::Device& device, const backend::QueueOptions& options,
                                          std::optional<backend::Clock> runClock)
{
    const auto queue = device.openQueue(options);
    std::vector<results::Floor> floors;
    if (device.info().backend == backend::BackendKind::Cpu) {
        repeat([&] { backend::cpu::HostQueue::of(*queue).run("empty", [] {}); });
        add(floors, results::floorOf(queue->takeCommands()));
        return floors;
    }
    EmptyKernel kernel(*queue);
    add(floors, kernel.floor(backend::Tracing::Events));
    if (runClock != backend::Clock::Cupti)
        add(floors, kernel.floor(backend::Tracing::Run));
    return floors;
}

} // namespace sortscope::sample

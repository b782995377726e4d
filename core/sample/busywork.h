// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"
#include "core/results/row/jobspec.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace sortscope::sample {

/// The work of a device right before a run, so that a run finds the state that its variant names: clocks that
/// other work has raised, and caches that other data has filled.
class BusyWork {
public:
    /// The device is kept busy for no longer. A device at rest raises its clocks within some milliseconds of
    /// work, and lowers them after more.
    static constexpr std::chrono::milliseconds kLongest{3};

    /// Builds and allocates the kernels and the memory on `queue`. `cacheBytes` is the size of the last-level
    /// cache, 0 if unknown.
    BusyWork(backend::Queue& queue, const results::JobSpec& spec, std::uint64_t cacheBytes);
    ~BusyWork();
    BusyWork(const BusyWork&) = delete;
    BusyWork& operator=(const BusyWork&) = delete;

    /// Does the work and waits for its end. The device is kept busy for as long as it has rested before, or
    /// kLongest: `rest` is the time since its last work but the restoring of the input. `meanwhile` is called
    /// while the device is at work, or last if it is not kept busy. The queue must be idle, and not traced.
    void run(std::chrono::nanoseconds rest, const std::function<void()>& meanwhile);

private:
    void keepBusy(std::chrono::nanoseconds rest, const std::function<void()>& meanwhile);

    backend::Queue& m_queue;
    std::shared_ptr<backend::Buffer> m_sweep;
    std::uint32_t m_word = 0;
    std::shared_ptr<backend::Buffer> m_sink;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_kernel;
    std::size_t m_workItems = 0;
    /// The time of a round in the last launch.
    double m_nsPerRound = 0;
};

} // namespace sortscope::sample

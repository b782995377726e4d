// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"
#include "core/results/row/jobspec.h"

#include <cstdint>
#include <functional>
#include <memory>

namespace sortscope::sample {

/// The work of a device right before a run, so that a run finds the state that its variant names: clocks that
/// other work has raised, and caches that other data has filled.
class BusyWork {
public:
    /// Builds and allocates the kernels and the memory on `queue`. `cacheBytes` is the size of the last-level
    /// cache, 0 if unknown.
    BusyWork(backend::Queue& queue, const results::JobSpec& spec, std::uint64_t cacheBytes);
    ~BusyWork();
    BusyWork(const BusyWork&) = delete;
    BusyWork& operator=(const BusyWork&) = delete;

    /// Does the work and waits for its end. `meanwhile` is called while the device is at work, or last if it
    /// is not kept busy. The queue must be idle, and not traced.
    void run(const std::function<void()>& meanwhile);

private:
    void keepBusy(const std::function<void()>& meanwhile);

    backend::Queue& m_queue;
    std::shared_ptr<backend::Buffer> m_sweep;
    std::uint32_t m_word = 0;
    std::shared_ptr<backend::Buffer> m_sink;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_kernel;
    std::size_t m_workItems = 0;
    std::uint32_t m_rounds = 0;
};

} // namespace sortscope::sample

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"
#include "core/results/row/jobspec.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

namespace sortscope::sample {

/// How many rounds of a kernel keep a device busy: for as long as it has rested, and longer than the host
/// works meanwhile, so that the device does not rest again before the run that follows.
class BusyTime {
public:
    /// The device is kept busy for no longer. A device at rest raises its clocks within some milliseconds of
    /// work, and lowers them after more.
    static constexpr std::chrono::milliseconds kLongest{3};

    /// False before the first learn(): then nothing is known of the device.
    bool known() const { return m_nsPerRound > 0; }
    std::uint32_t roundsAfter(std::chrono::nanoseconds rest) const;
    /// A launch of so many rounds took `elapsed`, of which the host worked for the first part, `meanwhile`.
    void learn(std::uint32_t rounds, std::chrono::nanoseconds elapsed, std::chrono::nanoseconds meanwhile);

private:
    /// The time of a round, as the last launches told it.
    double m_nsPerRound = 0;
    /// How long the host worked during the last launch.
    std::chrono::nanoseconds m_meanwhile{0};
};

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

    /// Does the work and waits for its end. The device is kept busy for as long as BusyTime says: `rest` is
    /// the time since its last work but the restoring of the input. `meanwhile` is called while the device is
    /// at work, or last if it is not kept busy. The queue must be idle, and not traced.
    void run(std::chrono::nanoseconds rest, const std::function<void()>& meanwhile);

private:
    void keepBusy(std::chrono::nanoseconds rest, const std::function<void()>& meanwhile);
    void launch(std::uint32_t rounds);

    backend::Queue& m_queue;
    std::shared_ptr<backend::Buffer> m_sweep;
    std::uint32_t m_word = 0;
    std::shared_ptr<backend::Buffer> m_sink;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_kernel;
    std::size_t m_workItems = 0;
    BusyTime m_time;
};

} // namespace sortscope::sample

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace sortscope::sample {

/// The host's current time for launching: the part of a run's wall clock that is not the device's. It changes
/// with other work of the host, and with the neighbours of a virtual machine, by a sixth and more within
/// minutes.
class LaunchPace {
public:
    /// Uses a job's own queue, for which it compiles an empty kernel.
    explicit LaunchPace(backend::Queue& queue);

    /// Takes a reading; ofRun() uses the mean of all readings. The queue is untraced then, and has finished.
    void read();
    std::size_t readings() const { return m_readings; }

    /// The nanoseconds of a run of `launches` empty kernels, from the first call until the last one has
    /// ended. There has to be a reading.
    std::int64_t ofRun(std::size_t launches) const;

private:
    std::int64_t leastTime(int launches);

    backend::Queue& m_queue;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_kernel;
    std::size_t m_readings = 0;
    /// The sums over the readings, in nanoseconds: of a single launch and its end, and of each further
    /// launch.
    double m_first = 0;
    double m_further = 0;
};

} // namespace sortscope::sample

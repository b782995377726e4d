// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace sortscope::sample {

/// What launching takes the host at the moment: the part of a run's wall clock that is not the device's. It
/// changes with what else the host does, and with the mood of a virtual one's neighbours, by a sixth and more
/// within minutes.
class LaunchPace {
public:
    /// On a job's own queue, for which it compiles a kernel that is empty.
    explicit LaunchPace(backend::Queue& queue);

    /// Reads it again; the figure is the mean of all readings. The queue is untraced then, and has finished.
    void read();
    std::size_t readings() const { return m_readings; }

    /// Nanoseconds of a run of `launches` empty kernels, from the first call until the last one has ended.
    /// There has to be a reading.
    std::int64_t ofRun(std::size_t launches) const;

private:
    std::int64_t leastTime(int launches);

    backend::Queue& m_queue;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_kernel;
    std::size_t m_readings = 0;
    /// Sums over the readings, in nanoseconds: of a single launch and its end, and of each further one.
    double m_first = 0;
    double m_further = 0;
};

} // namespace sortscope::sample

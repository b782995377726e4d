// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/launchpace.h"

#include "core/sample/emptykernel.h"
#include "core/sample/stopwatch.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sortscope::sample {
namespace {

constexpr int kTries = 5;
constexpr int kChain = 64;

} // namespace

LaunchPace::LaunchPace(backend::Queue& queue)
    : m_queue(queue),
      m_program(queue.build(emptyKernelSource())),
      m_kernel(m_program->kernel(kEmptyKernel))
{
    queue.takePrograms(); // the empty kernel is not a program of the job
    // Traced once: a queue that does not know how long a kernel takes limits the launches in flight by the
    // time of the job's kernels.
    queue.trace(backend::Tracing::Events);
    launchEmpty(queue, *m_kernel);
    queue.finish();
    queue.takeCommands();
}

void LaunchPace::read()
{
    m_queue.trace(backend::Tracing::Off);
    m_queue.finish();
    const auto one = leastTime(1);
    const auto chain = std::max(leastTime(kChain), one);
    m_first += static_cast<double>(one);
    m_further += static_cast<double>(chain - one) / (kChain - 1);
    ++m_readings;
}

std::int64_t LaunchPace::ofRun(std::size_t launches) const
{
    const auto further = static_cast<double>(std::max<std::size_t>(launches, 1) - 1);
    return std::llround((m_first + further * m_further) / static_cast<double>(m_readings));
}

/// Returns the shortest of a few tries, each from the first call until the last kernel has ended.
std::int64_t LaunchPace::leastTime(int launches)
{
    auto least = std::numeric_limits<std::int64_t>::max();
    for (int i = 0; i < kTries; ++i) {
        const Stopwatch watch;
        for (int launch = 0; launch < launches; ++launch)
            launchEmpty(m_queue, *m_kernel);
        m_queue.finish();
        least = std::min(least, watch.ns());
    }
    return least;
}

} // namespace sortscope::sample

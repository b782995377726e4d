// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/busywork.h"

#include "core/sample/stopwatch.h"

#include <algorithm>

namespace sortscope::sample {
namespace {

/// Not a file of kernels/: the text must stay the same, whatever kernels are edited. The kernel writes the
/// sum if it has a value that it never gets, so that no compiler may leave the work out.
constexpr const char* kSource = R"cl(
__kernel void keep_busy(__global uint* sink, const uint rounds)
{
    uint sum = (uint)get_global_id(0);
    for (uint i = 0; i < rounds; ++i)
        sum = sum * 1664525u + 1013904223u + i;
    if (sum == 0x12345678u && rounds == 0u)
        sink[0] = sum;
}
)cl";

/// Between two samples a device rests while the host reads sensors and keeps what it has measured.
constexpr std::chrono::nanoseconds kShortest = std::chrono::microseconds(100);
constexpr double kLeastRounds = 1U << 12U;
constexpr double kMostRounds = 1U << 24U;
/// A launch that was held up, or whose clock was low, says little of the next one.
constexpr double kMostChange = 4;
constexpr std::size_t kLocalSize = 64;
/// Enough work-groups per compute unit for every unit to be at work.
constexpr std::size_t kGroupsOfAUnit = 8;

/// The size of the last-level cache if the API does not tell it.
constexpr std::uint64_t kUnknownCache = std::uint64_t{128} << 20U;
constexpr std::uint64_t kSweeps = 2;

} // namespace

BusyWork::BusyWork(backend::Queue& queue, const results::JobSpec& spec, std::uint64_t cacheBytes)
    : m_queue(queue)
{
    // Holds::Input, because nobody could take the content for an answer.
    using backend::Holds;
    const auto& device = spec.device;
    if (spec.variant.cache == backend::Cache::Cold)
        m_sweep = queue.allocate(kSweeps * (cacheBytes > 0 ? cacheBytes : kUnknownCache), Holds::Input);
    // On the host's own cores the host itself works before a run.
    if (spec.variant.deviceState == backend::Readiness::Idle || device.sharesHostMemory)
        return;
    m_sink = queue.allocate(sizeof(std::uint32_t), Holds::Input);
    m_program = queue.build({"busy.cl", kSource, {}});
    m_kernel = m_program->kernel("keep_busy");
    m_workItems = device.computeUnits * kGroupsOfAUnit * kLocalSize;
}

BusyWork::~BusyWork() = default;

void BusyWork::run(std::chrono::nanoseconds rest, const std::function<void()>& meanwhile)
{
    if (m_sweep) {
        m_queue.fill(*m_sweep, ++m_word, 0, m_sweep->bytes() / sizeof(m_word));
        m_queue.finish();
    }
    if (m_kernel)
        keepBusy(rest, meanwhile);
    else
        meanwhile();
}

void BusyWork::keepBusy(std::chrono::nanoseconds rest, const std::function<void()>& meanwhile)
{
    const auto wanted = std::clamp<std::chrono::nanoseconds>(rest, kShortest, kLongest);
    const auto rounds = m_nsPerRound > 0 ? std::clamp(static_cast<double>(wanted.count()) / m_nsPerRound,
                                                      kLeastRounds, kMostRounds)
                                         : kLeastRounds;
    const Stopwatch watch;
    m_queue.launch(*m_kernel, {.global = m_workItems, .local = kLocalSize},
                   {m_sink.get(), static_cast<std::uint32_t>(rounds)});
    meanwhile();
    m_queue.finish();
    const auto nsPerRound = static_cast<double>(watch.ns()) / rounds;
    m_nsPerRound = m_nsPerRound > 0
                       ? std::clamp(nsPerRound, m_nsPerRound / kMostChange, m_nsPerRound * kMostChange)
                       : nsPerRound;
}

} // namespace sortscope::sample

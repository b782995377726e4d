// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/busywork.h"

#include "core/sample/stopwatch.h"

#include <algorithm>
#include <cmath>

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
constexpr std::uint32_t kLeastRounds = 1U << 12U;
constexpr std::uint32_t kMostRounds = 1U << 24U;
/// The kernel outlasts the host's work by half, as neither always takes the same time.
constexpr double kLonger = 1.5;
/// A launch that was held up, or whose clock was low, says little of the next one.
constexpr double kMostChange = 4;
constexpr std::size_t kLocalSize = 64;
/// Enough work-groups per compute unit for every unit to be at work.
constexpr std::size_t kGroupsOfAUnit = 8;

/// The size of the last-level cache if the API does not tell it.
constexpr std::uint64_t kUnknownCache = std::uint64_t{128} << 20U;
constexpr std::uint64_t kSweeps = 2;

} // namespace

std::uint32_t BusyTime::roundsAfter(std::chrono::nanoseconds rest) const
{
    if (!known())
        return kLeastRounds;
    const auto meanwhile =
        std::chrono::nanoseconds(std::llround(kLonger * static_cast<double>(m_meanwhile.count())));
    const auto wanted = std::clamp<std::chrono::nanoseconds>(std::max(rest, meanwhile), kShortest, kLongest);
    const auto rounds = static_cast<double>(wanted.count()) / m_nsPerRound;
    return static_cast<std::uint32_t>(std::clamp<double>(rounds, kLeastRounds, kMostRounds));
}

void BusyTime::learn(std::uint32_t rounds, std::chrono::nanoseconds elapsed,
                     std::chrono::nanoseconds meanwhile)
{
    m_meanwhile = meanwhile;
    const auto nsPerRound = static_cast<double>(std::max<std::int64_t>(elapsed.count(), 1)) / rounds;
    if (!known())
        m_nsPerRound = nsPerRound;
    else if (elapsed < meanwhile + meanwhile / 4) // the kernel may have ended before the host
        m_nsPerRound = std::min(m_nsPerRound, nsPerRound);
    else
        m_nsPerRound = std::clamp(nsPerRound, m_nsPerRound / kMostChange, m_nsPerRound * kMostChange);
}

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
    if (!m_time.known()) {
        const Stopwatch alone;
        const auto rounds = m_time.roundsAfter(rest);
        launch(rounds);
        m_queue.finish();
        m_time.learn(rounds, alone.elapsed(), {});
    }
    const auto rounds = m_time.roundsAfter(rest);
    const Stopwatch watch;
    launch(rounds);
    const Stopwatch looking;
    meanwhile();
    const auto looked = looking.elapsed();
    m_queue.finish();
    m_time.learn(rounds, watch.elapsed(), looked);
}

void BusyWork::launch(std::uint32_t rounds)
{
    m_queue.launch(*m_kernel, {.global = m_workItems, .local = kLocalSize}, {m_sink.get(), rounds});
}

} // namespace sortscope::sample

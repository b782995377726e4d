// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/host/threads.h"

#include "core/backend/cpu/hostqueue.h"
#include "core/backend/deviceinfo.h"
#include "core/backend/error.h"
#include "core/backend/freshpages.h"

#include <fmt/format.h>
#include <tbb/global_control.h>
#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace sortscope::algorithms {
namespace {

constexpr std::size_t kMostThreads = 4096;
/// Threads that have not started within this time never will.
constexpr std::chrono::seconds kPatience{20};

/// Allows the most threads. oneTBB runs no more threads than the processor has, whatever an arena asks for,
/// unless this is set before its first use. From then on the arenas are the limit.
void allowMostThreads()
{
    static const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism, kMostThreads);
}

/// A place where threads wait for each other, so that none can do the part of two.
class Rendezvous {
public:
    explicit Rendezvous(std::size_t threads) : m_threads(threads) {}

    void arrive()
    {
        std::unique_lock lock(m_mutex);
        if (++m_arrived == m_threads)
            m_changed.notify_all();
        m_changed.wait_until(lock, m_deadline, [&] { return m_arrived == m_threads || m_givenUp; });
        if (m_arrived < m_threads && !m_givenUp) {
            m_givenUp = true;
            m_present = m_arrived;
            m_changed.notify_all();
        }
    }

    /// Returns how many threads were there at the same time.
    std::size_t present() const { return m_givenUp ? m_present : m_arrived; }

private:
    std::size_t m_threads;
    std::chrono::steady_clock::time_point m_deadline = std::chrono::steady_clock::now() + kPatience;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::size_t m_arrived = 0;
    std::size_t m_present = 0;
    bool m_givenUp = false;
};

} // namespace

ParameterInfo threadsParameter()
{
    return {
        .id = "threads",
        .title = "Threads",
        .description = "Threads that share the work; all hardware threads by default",
        .minimum = 1,
        .maximum = kMostThreads,
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            return static_cast<std::int64_t>(device.threads.value_or(1));
        },
    };
}

struct ThreadTeam::Arena {
    explicit Arena(std::size_t threads) : tasks(static_cast<int>(threads)) {}

    /// Calls `work` with 0 to `count` - 1; the calling thread takes 0.
    void forEach(std::size_t count, const std::function<void(std::size_t part)>& work)
    {
        // oneTBB hands tasks over by atomics of its own, which the thread sanitizer can't see; it sees these
        // two.
        std::atomic<std::size_t> handedOver = 0;
        std::atomic<std::size_t> done = 0;
        tasks.execute([&] {
            tbb::task_group others;
            handedOver.store(count, std::memory_order_release);
            for (std::size_t part = 1; part < count; ++part) {
                others.run([&, part] {
                    handedOver.load(std::memory_order_acquire);
                    work(part);
                    done.fetch_add(1, std::memory_order_release);
                });
            }
            work(0);
            others.wait();
            done.load(std::memory_order_acquire);
        });
    }

    tbb::task_arena tasks;
};

ThreadTeam::ThreadTeam(std::size_t threads) : m_threads(threads)
{
    allowMostThreads();
    m_arena = std::make_unique<Arena>(threads);
    Rendezvous all(threads);
    m_arena->forEach(threads, [&](std::size_t /*thread*/) { all.arrive(); });
    if (all.present() < threads)
        throw backend::Unsupported(
            fmt::format("of {} threads only {} could be started", threads, all.present()));
}

ThreadTeam::ThreadTeam(const Parameters& parameters)
    : ThreadTeam(static_cast<std::size_t>(integer(parameters, "threads")))
{}

ThreadTeam::~ThreadTeam() = default;
ThreadTeam::ThreadTeam(ThreadTeam&& other) noexcept = default;

void ThreadTeam::execute(const std::function<void()>& work) const
{
    m_arena->tasks.execute(work);
}

void ThreadTeam::share(std::size_t items,
                       const std::function<void(std::size_t begin, std::size_t end)>& work) const
{
    m_arena->forEach(m_threads, [&](std::size_t thread) {
        const auto begin = items * thread / m_threads;
        const auto end = items * (thread + 1) / m_threads;
        if (begin < end)
            work(begin, end);
    });
}

void ThreadTeam::wake() const
{
    Rendezvous all(m_threads);
    m_arena->forEach(m_threads, [&](std::size_t /*thread*/) { all.arrive(); });
}

void ThreadTeam::touch(std::span<std::byte> memory) const
{
    // Whole pages each, so that no page belongs to two threads.
    const auto pages = (memory.size() + backend::kPageBytes - 1) / backend::kPageBytes;
    const auto partOf = [&](std::size_t thread) {
        const auto begin = std::min(pages * thread / m_threads * backend::kPageBytes, memory.size());
        const auto end = std::min(pages * (thread + 1) / m_threads * backend::kPageBytes, memory.size());
        return memory.subspan(begin, end - begin);
    };
    Rendezvous all(m_threads);
    m_arena->forEach(m_threads, [&](std::size_t thread) {
        all.arrive();
        backend::touchPages(partOf(thread));
    });
}

void runOn(backend::Queue& queue, const std::shared_ptr<const ThreadTeam>& team)
{
    touchFirst(queue, team);
    if (auto* host = backend::cpu::HostQueue::in(queue))
        host->wakeBy([team] { team->wake(); });
}

void touchFirst(backend::Queue& queue, std::shared_ptr<const ThreadTeam> team)
{
    if (auto* host = backend::cpu::HostQueue::in(queue))
        host->touchBy([team = std::move(team)](std::span<std::byte> memory) { team->touch(memory); });
}

} // namespace sortscope::algorithms

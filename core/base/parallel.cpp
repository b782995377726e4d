// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"

#include <atomic>
#include <cstring>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>

namespace sortscope::base {
namespace {

/// With fewer parts than this, starting threads costs more than they save.
constexpr std::size_t kWorthThreads = 4;

/// No system has smaller pages.
constexpr std::size_t kPageBytes = 4096;

/// Parts that threads take until there are none, or one has failed.
class Parts {
public:
    Parts(std::size_t count, std::size_t part, const std::stop_token& stop, const PartOfWork& work)
        : m_count(count),
          m_part(part),
          m_stop(stop),
          m_work(work)
    {}

    void workOff() noexcept
    {
        try {
            while (!m_failed) {
                const auto begin = m_next.fetch_add(m_part);
                if (begin >= m_count)
                    return;
                throwIfStopped(m_stop);
                m_work(begin, std::min(begin + m_part, m_count));
            }
        } catch (...) {
            const std::scoped_lock lock(m_mutex);
            if (!m_failed.exchange(true))
                m_failure = std::current_exception();
        }
    }

    /// Call it once no thread is at work.
    void rethrow() const
    {
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

private:
    std::size_t m_count;
    std::size_t m_part;
    const std::stop_token& m_stop;
    const PartOfWork& m_work;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_failed = false;
    std::mutex m_mutex;
    std::exception_ptr m_failure;
};

/// Returns the number of threads beside the calling one.
std::size_t otherThreadsFor(std::size_t parts)
{
    if (parts < kWorthThreads)
        return 0;
    const std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
    return std::min(threads, parts) - 1;
}

/// Starts fewer threads than wanted if the system gives no more: the others then do all the work.
void start(std::vector<std::jthread>& threads, std::size_t wanted, Parts& parts)
try {
    for (; wanted > 0; --wanted)
        threads.emplace_back([&parts] { parts.workOff(); });
} catch (const std::system_error&) {
    return;
}

} // namespace

void inParallel(std::size_t count, const std::stop_token& stop, const PartOfWork& work, std::size_t part)
{
    Parts parts(count, part, stop, work);
    {
        std::vector<std::jthread> others; // joined at the end of the block
        start(others, otherThreadsFor(count / part), parts);
        parts.workOff();
    }
    parts.rethrow();
}

void copyBytes(std::span<const std::byte> from, std::span<std::byte> to, const std::stop_token& stop)
{
    constexpr std::size_t kAtOnce = std::size_t{16} << 20U;
    for (std::size_t begin = 0; begin < from.size(); begin += kAtOnce) {
        throwIfStopped(stop);
        const auto bytes = std::min(kAtOnce, from.size() - begin);
        std::memcpy(to.data() + begin, from.data() + begin, bytes);
    }
}

void copyInParallel(std::span<const std::byte> from, std::span<std::byte> to, const std::stop_token& stop)
{
    constexpr std::size_t kAtOnce = std::size_t{1} << 20U;
    const auto copy = [&](std::size_t begin, std::size_t end) {
        std::memcpy(to.data() + begin, from.data() + begin, end - begin);
    };
    inParallel(from.size(), stop, copy, kAtOnce);
}

void touchPages(std::span<std::byte> memory, const std::stop_token& stop)
{
    constexpr std::size_t kAtOnce = 256;
    const auto touch = [&](std::size_t begin, std::size_t end) {
        for (auto page = begin; page < end; ++page)
            memory[page * kPageBytes] = {};
    };
    inParallel(memory.size() / kPageBytes, stop, touch, kAtOnce);
}

} // namespace sortscope::base

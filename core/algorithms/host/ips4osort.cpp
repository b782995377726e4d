// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/hostalgorithm.h"
#include "core/algorithms/host/hostpairsort.h"
#include "core/algorithms/host/threads.h"

#include <ips4o.hpp>

#include <atomic>
#include <barrier>
#include <concepts>
#include <functional>
#include <limits>
#include <type_traits>

namespace sortscope::algorithms {
namespace {

using data::Direction;

/// A thread pool of IPS4o that is a team of ours. IPS4o takes all of its threads, or none.
class TeamPool {
public:
    class Sync {
    public:
        explicit Sync(std::size_t threads)
            : m_threads(threads),
              m_barrier(static_cast<std::ptrdiff_t>(threads))
        {}

        /// Returns once all threads have called it.
        void barrier() { m_barrier.arrive_and_wait(); }

        /// The first thread calls `work`; all return once it has ended.
        template <typename Work>
        void single(const Work& work)
        {
            if (m_calls.fetch_add(1) % m_threads == 0)
                work();
            barrier();
        }

    private:
        std::size_t m_threads;
        std::barrier<> m_barrier;
        /// The calls of single() so far, by all threads.
        std::atomic<std::size_t> m_calls = 0;
    };

    explicit TeamPool(std::shared_ptr<ThreadTeam> team) : m_team(std::move(team)), m_sync(m_team->threads())
    {}

    /// Calls work(thread, threads) on each thread.
    template <typename Work>
    void operator()(const Work& work, int /*threads*/ = 0)
    {
        m_team->share(m_team->threads(), [&](std::size_t thread, std::size_t /*end*/) {
            work(static_cast<int>(thread), numThreads());
        });
    }

    Sync& sync() { return m_sync; }
    int numThreads() const { return static_cast<int>(m_team->threads()); } // NOLINT(*-identifier-naming)

private:
    std::shared_ptr<ThreadTeam> m_team;
    Sync m_sync;
};

template <typename Value, typename Less>
using Config = ips4o::ExtendedConfig<Value*, Less, ips4o::Config<>, TeamPool&>;

/// Sorts on the team, or on one core if there is none. The memory that IPS4o works in is allocated here, and
/// not in a run.
template <typename Value, typename Less>
std::function<void(std::span<Value>)> makeSorter(const std::shared_ptr<ThreadTeam>& team, Less less)
{
    if (!team) {
        const auto sorter = std::make_shared<ips4o::SequentialSorter<Config<Value, Less>>>(less);
        return [sorter](std::span<Value> keys) { (*sorter)(keys.data(), keys.data() + keys.size()); };
    }
    struct Parallel {
        Parallel(std::shared_ptr<ThreadTeam> team, Less order) : pool(std::move(team)), sorter(order, pool) {}

        TeamPool pool;
        ips4o::ParallelSorter<Config<Value, Less>> sorter;
    };
    const auto parallel = std::make_shared<Parallel>(team, less);
    return [parallel](std::span<Value> keys) { parallel->sorter(keys.data(), keys.data() + keys.size()); };
}

/// A sort of numbers of one type in the direction of the problem.
template <typename Value>
HostSortFunction makeNumberSorter(const std::shared_ptr<ThreadTeam>& team, Direction direction)
{
    const auto sortBy = [&](auto less) -> HostSortFunction {
        return [sort = makeSorter<Value>(team, less)](std::span<std::byte> keys, Direction /*direction*/) {
            sort(keysAs<Value>(keys));
        };
    };
    if (direction == Direction::Ascending)
        return sortBy(LessOf<Value>());
    return sortBy([](Value left, Value right) { return LessOf<Value>()(right, left); });
}

std::unique_ptr<Sort> makeIps4o(backend::Queue& queue, const SortProblem& problem)
{
    std::shared_ptr<ThreadTeam> team;
    if (problem.parameters.contains("threads")) {
        team = std::make_shared<ThreadTeam>(problem.parameters);
        runOn(queue, team);
    }
    const std::string name = team ? "ips4o::parallel::sort" : "ips4o::sort";
    if (problem.values != data::ValueType::None)
        return std::make_unique<HostPairSort<WidePair>>(name, queue, problem,
                                                        makeSorter<WidePair>(team, WidePairLess()));
    return withNumbers({}, problem.key, [&]<typename Value>(std::span<Value> /*none*/) {
        return makeHostSort(name, problem, makeNumberSorter<Value>(team, problem.direction));
    });
}

constexpr std::string_view kOrigin =
    "IPS4o; Axtmann et al., \"In-Place Parallel Super Scalar Samplesort (IPS4o)\", 2017";

AlgorithmInfo ips4oEntry()
{
    return {
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .origin = kOrigin,
        .keyTypes = allKeyTypes(),
        .pairTypes = allKeyTypes(),
        .packsPairs = true,
        .scratch = widePairsScratch,
        .makeSort = [](auto& queue, const auto&, const auto& problem) { return makeIps4o(queue, problem); },
    };
}

} // namespace

AlgorithmInfo ips4o()
{
    auto entry = ips4oEntry();
    entry.id = "ips4o";
    entry.title = "IPS4o";
    entry.summary = "Samplesort on one core: each pass moves blocks of keys, in place, to the up to 256 "
                    "buckets that a tree without branches finds for them";
    return entry;
}

AlgorithmInfo ips4oPar()
{
    auto entry = ips4oEntry();
    entry.id = "ips4o-par";
    entry.title = "IPS4o, parallel";
    entry.summary = "In-place samplesort on the given number of threads, which share the first passes and "
                    "then take buckets of their own";
    entry.limits = "Sorts on one core what is shorter than four blocks of 2 KiB per thread";
    entry.parameters = {threadsParameter()};
    return entry;
}

} // namespace sortscope::algorithms

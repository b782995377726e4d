// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/hostalgorithm.h"
#include "core/algorithms/host/hostpairsort.h"
#include "core/algorithms/host/threads.h"

#include <boost/sort/block_indirect_sort/block_indirect_sort.hpp>
#include <boost/sort/spreadsort/integer_sort.hpp>

#include <functional>

namespace sortscope::algorithms {
namespace {

using data::Direction;

template <data::KeyWord Word>
void spread(std::span<Word> keys, Direction direction)
{
    if (direction == Direction::Ascending) {
        boost::sort::spreadsort::integer_sort(keys.begin(), keys.end());
        return;
    }
    // Boost sorts by the keys after a shift; the shifted complements of the keys sort downwards.
    const auto shifted = [](Word key, unsigned bits) { return static_cast<Word>(~key) >> bits; };
    boost::sort::spreadsort::integer_sort(keys.begin(), keys.end(), shifted, std::greater<>{});
}

} // namespace

AlgorithmInfo blockIndirectSort()
{
    return {
        .id = "block-indirect-sort",
        .title = "Block indirect sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "Boost's parallel sort with little extra memory, on the given number of threads",
        .origin = "Boost.Sort; Francisco Tapia, block_indirect_sort, 2016",
        .limits = "Starts its threads inside the timed run, and sorts short inputs on one core",
        .parameters = {threadsParameter()},
        .keyTypes = allKeyTypes(),
        .pairTypes = allKeyTypes(),
        .packsPairs = true,
        .scratch = widePairsScratch,
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            constexpr const char* kName = "boost::sort::block_indirect_sort";
            touchFirst(queue, std::make_shared<ThreadTeam>(problem.parameters));
            const auto threads = static_cast<std::uint32_t>(integer(problem.parameters, "threads"));
            const auto sort = [threads](auto keys, auto less) {
                boost::sort::block_indirect_sort(keys.begin(), keys.end(), less, threads);
            };
            if (problem.values != data::ValueType::None)
                return std::make_unique<HostPairSort<WidePair>>(
                    kName, queue, problem, [sort](auto pairs) { sort(pairs, WidePairLess()); });
            return makeHostSort(kName, problem, comparing(problem.key, sort));
        },
    };
}

AlgorithmInfo spreadsort()
{
    return {
        .id = "spreadsort",
        .title = "Spreadsort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "Boost's hybrid of radix sort and comparisons, on one core",
        .origin = "Boost.Sort; Steven J. Ross, \"The Spreadsort High-performance General-case Sorting "
                  "Algorithm\", 2002",
        .keyTypes = unsignedKeyTypes(),
        .mapsKeys = true,
        .packsPairs = true,
        .makeSort =
            [](auto&, const auto&, const auto& problem) {
                return makeHostSort("boost::sort::spreadsort", problem,
                                    [type = problem.key](std::span<std::byte> keys, Direction direction) {
                                        data::withWord(type,
                                                       [&]<data::KeyWord Word>(std::type_identity<Word>) {
                                                           spread(keysAs<Word>(keys), direction);
                                                       });
                                    });
            },
    };
}

} // namespace sortscope::algorithms

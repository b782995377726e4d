// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/hostalgorithm.h"
#include "core/algorithms/host/hostpairsort.h"
#include "core/algorithms/host/threads.h"

#include <algorithm>
#include <execution>
#include <functional>

namespace sortscope::algorithms {
namespace {

using data::Direction;

constexpr auto kOneCore = [](auto keys, auto less) { std::sort(keys.begin(), keys.end(), less); };

constexpr auto kParallel = [](auto keys, auto less) {
    std::sort(std::execution::par, keys.begin(), keys.end(), less);
};

} // namespace

AlgorithmInfo stdSort()
{
    return {
        .id = "std-sort",
        .title = "std::sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "The standard library's introsort on one core",
        .origin = "C++ standard library (libstdc++)",
        .keyTypes = allKeyTypes(),
        .pairTypes = allKeyTypes(),
        .packsPairs = true,
        .scratch = widePairsScratch,
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            if (problem.values != data::ValueType::None)
                return std::make_unique<HostPairSort<WidePair>>(
                    "std::sort", queue, problem, [](auto pairs) { kOneCore(pairs, WidePairLess()); });
            return makeHostSort("std::sort", problem, comparing(problem.key, kOneCore));
        },
    };
}

AlgorithmInfo stdSortPar()
{
    return {
        .id = "std-sort-par",
        .title = "std::sort, parallel",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "std::sort with std::execution::par on the given number of threads",
        .origin = "C++ standard library (libstdc++ on oneTBB)",
        .limits = "Allocates a second buffer as long as the input inside the timed run, which sorts on GPUs "
                  "do not",
        .parameters = {threadsParameter()},
        .keyTypes = allKeyTypes(),
        .pairTypes = allKeyTypes(),
        .packsPairs = true,
        // libstdc++ sorts in a buffer that is as long as the input (__parallel_stable_sort).
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            auto need = widePairsScratch(problem);
            need.host = need.device > 0 ? need.device : problem.length * data::keyBytes(problem.key);
            return need;
        },
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            const auto team = std::make_shared<ThreadTeam>(problem.parameters);
            runOn(queue, team);
            if (problem.values != data::ValueType::None)
                return std::make_unique<HostPairSort<WidePair>>(
                    "std::sort(par)", queue, problem,
                    [team](auto pairs) { team->execute([&] { kParallel(pairs, WidePairLess()); }); });
            const auto sort = comparing(problem.key, kParallel);
            return makeHostSort("std::sort(par)", problem,
                                [team, sort](std::span<std::byte> keys, Direction direction) {
                                    team->execute([&] { sort(keys, direction); });
                                });
        },
    };
}

} // namespace sortscope::algorithms

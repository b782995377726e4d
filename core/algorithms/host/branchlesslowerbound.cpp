// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/hostalgorithm.h"
#include "core/algorithms/host/searchpages.h"
#include "core/algorithms/host/threads.h"
#include "core/data/verifier.h"

#include <algorithm>
#include <array>

namespace sortscope::algorithms {
namespace {

using data::KeyType;
using data::WordOf;
template <KeyType Type>
using Elements = std::span<const WordOf<Type>>;
using Answers = std::span<std::uint32_t>;

/// The number of searches that take their steps in turn: while one waits for memory, the others' loads are on
/// their way.
constexpr std::size_t kTogether = 16;

/// Does `Count` searches; the number is known at compile time, so that their steps need no loop.
template <KeyType Type, std::size_t Count>
void searchTogether(Elements<Type> haystack, const WordOf<Type>* needles, std::uint32_t* answers)
{
    using Key = WordOf<Type>;
    std::array<Key, Count> ranks{};
    std::transform(needles, needles + Count, ranks.begin(), [](Key key) { return rankOf(key, Type); });
    std::array<const Key*, Count> begins{};
    begins.fill(haystack.data());
    std::size_t length = haystack.size();
    while (length > 1) {
        const std::size_t half = length / 2;
        for (std::size_t i = 0; i < Count; ++i) {
            // A product, since a compiler may make a branch of a choice, which half of all keys would
            // mispredict.
            const auto isRight = static_cast<std::size_t>(rankOf(begins[i][half - 1], Type) < ranks[i]);
            begins[i] += isRight * half;
        }
        length -= half;
    }
    const Key* const end = haystack.data() + haystack.size();
    for (std::size_t i = 0; i < Count; ++i) {
        const Key* at = begins[i];
        at += at != end && rankOf(*at, Type) < ranks[i] ? 1 : 0;
        answers[i] = at != end && *at == needles[i] ? static_cast<std::uint32_t>(at - haystack.data())
                                                    : data::kNotFound;
    }
}

template <KeyType Type>
void searches(Elements<Type> haystack, Elements<Type> needles, Answers answers)
{
    std::size_t i = 0;
    for (; i + kTogether <= needles.size(); i += kTogether)
        searchTogether<Type, kTogether>(haystack, &needles[i], &answers[i]);
    for (; i < needles.size(); ++i)
        searchTogether<Type, 1>(haystack, &needles[i], &answers[i]);
}

constexpr std::string_view kOrigin =
    "Khuong and Morin, \"Array Layouts for Comparison-Based Searching\", 2017";

} // namespace

AlgorithmInfo branchlessLowerBound()
{
    return {
        .id = "branchless-lower-bound",
        .title = "Branchless lower bound",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cpu},
        .summary =
            "A binary search without branches that takes 16 keys through the haystack in step, on one core",
        .origin = kOrigin,
        .keyTypes = allKeyTypes(),
        .makeSearch =
            [](auto&, const auto&, const auto& problem) {
                return data::withKeyType(problem.key, [&](auto type) {
                    return makeHostSearch<WordOf<type.value>>("branchless_lower_bound", problem,
                                                              searches<type.value>);
                });
            },
    };
}

AlgorithmInfo branchlessLowerBoundPar()
{
    return {
        .id = "branchless-lower-bound-par",
        .title = "Branchless lower bound, parallel",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cpu},
        .summary = "A binary search without branches that takes 16 keys through the haystack in step, the "
                   "keys shared between the given number of threads",
        .origin = kOrigin,
        .parameters = {threadsParameter(), pagesParameter()},
        .keyTypes = allKeyTypes(),
        .makeSearch =
            [](auto& queue, const auto&, const auto& problem) {
                const auto team = std::make_shared<ThreadTeam>(problem.parameters);
                runOn(queue, team);
                return makeWithPages(queue, problem, [&] {
                    return data::withKeyType(problem.key, [&](auto type) {
                        constexpr KeyType kType = type.value;
                        return makeHostSearch<WordOf<kType>>(
                            "branchless_lower_bound(par)", problem,
                            [team](Elements<kType> haystack, Elements<kType> needles, Answers answers) {
                                team->share(needles.size(), [&](std::size_t begin, std::size_t end) {
                                    searches<kType>(haystack, needles.subspan(begin, end - begin),
                                                    answers.subspan(begin, end - begin));
                                });
                            });
                    });
                });
            },
    };
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/hostalgorithm.h"
#include "core/algorithms/host/threads.h"
#include "core/data/verifier.h"

#include <algorithm>
#include <execution>

namespace sortscope::algorithms {
namespace {

using data::KeyType;
using data::KeyWord;
using data::WordOf;
template <typename Word>
using Elements = std::span<const Word>;
using Answers = std::span<std::uint32_t>;

template <KeyType Type, KeyWord Word>
std::uint32_t lowerBound(Elements<Word> haystack, Word key)
{
    const auto found = std::lower_bound(haystack.begin(), haystack.end(), key, data::RankOrder<Type>{});
    const bool hit = found != haystack.end() && *found == key;
    return hit ? static_cast<std::uint32_t>(found - haystack.begin()) : data::kNotFound;
}

/// Returns the first key with the same bits, whatever the bits mean.
template <KeyWord Word>
std::uint32_t firstEqual(Elements<Word> haystack, Word key)
{
    const auto found = std::find(haystack.begin(), haystack.end(), key);
    return found != haystack.end() ? static_cast<std::uint32_t>(found - haystack.begin()) : data::kNotFound;
}

template <KeyType Type>
void lowerBounds(Elements<WordOf<Type>> haystack, Elements<WordOf<Type>> needles, Answers answers)
{
    std::transform(needles.begin(), needles.end(), answers.begin(),
                   [haystack](WordOf<Type> key) { return lowerBound<Type>(haystack, key); });
}

template <KeyType Type>
void lowerBoundsInParallel(Elements<WordOf<Type>> haystack, Elements<WordOf<Type>> needles, Answers answers)
{
    std::transform(std::execution::par, needles.begin(), needles.end(), answers.begin(),
                   [haystack](WordOf<Type> key) { return lowerBound<Type>(haystack, key); });
}

template <KeyWord Word>
void scans(Elements<Word> haystack, Elements<Word> needles, Answers answers)
{
    std::transform(needles.begin(), needles.end(), answers.begin(),
                   [haystack](Word key) { return firstEqual(haystack, key); });
}

} // namespace

AlgorithmInfo stdLowerBound()
{
    return {
        .id = "std-lower-bound",
        .title = "std::lower_bound",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cpu},
        .summary = "The standard library's binary search, key by key on one core",
        .origin = "C++ standard library (libstdc++)",
        .keyTypes = allKeyTypes(),
        .makeSearch =
            [](auto&, const auto&, const auto& problem) {
                return data::withKeyType(problem.key, [&](auto type) {
                    return makeHostSearch<WordOf<type.value>>("std::lower_bound", problem,
                                                              lowerBounds<type.value>);
                });
            },
    };
}

AlgorithmInfo stdLowerBoundPar()
{
    return {
        .id = "std-lower-bound-par",
        .title = "std::lower_bound, parallel",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cpu},
        .summary = "std::lower_bound for each key, the keys shared between the given number of threads",
        .origin = "C++ standard library (libstdc++ on oneTBB)",
        .parameters = {threadsParameter()},
        .keyTypes = allKeyTypes(),
        .makeSearch =
            [](auto& queue, const auto&, const auto& problem) {
                const auto team = std::make_shared<ThreadTeam>(problem.parameters);
                runOn(queue, team);
                return data::withKeyType(problem.key, [&](auto type) {
                    constexpr KeyType kType = type.value;
                    using Word = WordOf<kType>;
                    return makeHostSearch<Word>(
                        "std::lower_bound(par)", problem,
                        [team](Elements<Word> haystack, Elements<Word> needles, Answers answers) {
                            team->execute([&] { lowerBoundsInParallel<kType>(haystack, needles, answers); });
                        });
                });
            },
    };
}

AlgorithmInfo linearSearch()
{
    return {
        .id = "linear-search",
        .title = "Linear search",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cpu},
        .summary = "std::find from the front, key by key on one core: the cost of a haystack without order",
        .origin = "C++ standard library (libstdc++)",
        .limits = "Time grows with length times keys: many keys in a large haystack take minutes",
        .keyTypes = allKeyTypes(),
        .makeSearch =
            [](auto&, const auto&, const auto& problem) {
                return data::withKeyType(problem.key, [&](auto type) {
                    using Word = WordOf<type.value>;
                    return makeHostSearch<Word>("std::find", problem, scans<Word>);
                });
            },
    };
}

} // namespace sortscope::algorithms

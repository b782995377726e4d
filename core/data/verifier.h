// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/haystackindex.h"
#include "core/data/key.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <stop_token>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace sortscope::data {

/// Keys that lie side by side: a vector or a span of words.
template <typename T>
concept KeyRange = std::ranges::contiguous_range<T> && KeyWord<std::ranges::range_value_t<T>>;

/// The keys of a KeyRange, which are only read.
template <typename Range>
using KeysIn = std::span<const std::ranges::range_value_t<Range>>;

/// The numbers that the two hashes of a fingerprint mix in.
using HashSeeds = std::array<std::uint64_t, 2>;

/// The sums of these hashes.
using HashSums = std::array<std::uint64_t, 2>;

/// Draws other seeds at each call, from the system's source of random numbers.
HashSeeds drawnSeeds();

/// Order-independent summary of a multiset of keys: two sums of hashes (kernels/keyhash.h) by independent
/// seeds. Two sequences with equal fingerprints are permutations of each other except for collisions in both
/// sums, which nobody can plan without knowing the seeds.
struct Fingerprint {
    HashSeeds seeds{};
    std::size_t count = 0;
    HashSums sums{};

    bool operator==(const Fingerprint&) const = default;
};

/// Summarises keys. This function and the checks below share large inputs between the host's threads, and
/// throw base::Cancelled once a stop is requested.
template <KeyWord Word>
Fingerprint fingerprint(std::span<const Word> keys, const std::stop_token& stop = {},
                        const HashSeeds& seeds = drawnSeeds());
template <KeyRange Range>
Fingerprint fingerprint(const Range& keys, const std::stop_token& stop = {},
                        const HashSeeds& seeds = drawnSeeds())
{
    return fingerprint(KeysIn<Range>(keys), stop, seeds);
}

/// Summarises keys with their indices in `keys` as their values.
template <KeyWord Word>
Fingerprint pairFingerprint(std::span<const Word> keys, const std::stop_token& stop = {},
                            const HashSeeds& seeds = drawnSeeds());
template <KeyRange Range>
Fingerprint pairFingerprint(const Range& keys, const std::stop_token& stop = {},
                            const HashSeeds& seeds = drawnSeeds())
{
    return pairFingerprint(KeysIn<Range>(keys), stop, seeds);
}

/// The reason why an output is wrong: the first bad index, if there is one, and a sentence.
struct Fault {
    std::optional<std::size_t> index;
    std::string message;
    /// The first place that holds another key than a right output, if it was looked for.
    std::optional<std::size_t> firstWrong = std::nullopt;
};

/// Checks that `output` is in the order of its type (see rankOf()) and a permutation of the input that
/// `input` summarises.
template <KeyWord Word>
std::optional<Fault> verifySort(std::span<const Word> output, const Fingerprint& input, Direction direction,
                                KeyType type = kUnsignedType<Word>, const std::stop_token& stop = {});
template <KeyRange Range>
std::optional<Fault> verifySort(const Range& output, const Fingerprint& input, Direction direction,
                                KeyType type = kUnsignedType<std::ranges::range_value_t<Range>>,
                                const std::stop_token& stop = {})
{
    return verifySort(KeysIn<Range>(output), input, direction, type, stop);
}

/// Values of either width.
using ValuesView = std::variant<std::span<const Value>, std::span<const WideValue>>;

/// The order in which a sort leaves equal keys.
enum class EqualKeys { AnyOrder, OrderOfInput };

/// Checks that `output` is in the order of its type, that each of its keys has the value that it had in
/// `input`, its index there, and that no pair is missing or occurs twice. `summary` is pairFingerprint() of
/// the input. If equal keys are to be in the order of the input, the values of keys with equal bits have to
/// rise.
template <KeyWord Word>
std::optional<Fault> verifyPairs(std::span<const Word> output, const ValuesView& values,
                                 std::type_identity_t<std::span<const Word>> input,
                                 const Fingerprint& summary, Direction direction, KeyType type,
                                 EqualKeys equalKeys, const std::stop_token& stop = {});
template <KeyRange Range>
std::optional<Fault> verifyPairs(const Range& output, const ValuesView& values,
                                 std::type_identity_t<KeysIn<Range>> input, const Fingerprint& summary,
                                 Direction direction, KeyType type, EqualKeys equalKeys,
                                 const std::stop_token& stop = {})
{
    return verifyPairs(KeysIn<Range>(output), values, input, summary, direction, type, equalKeys, stop);
}

/// The answer of a search for a key that does not occur.
inline constexpr std::uint32_t kNotFound = 0xFFFFFFFFu;

/// Returns the result of std::lower_bound for each needle: the index of the first equal element, or
/// kNotFound. For keys that are not unsigned, haystack and needles are the ranks (see rankOf()).
template <KeyWord Word>
std::vector<std::uint32_t> expectedAnswers(const HaystackIndex<Word>& haystack, std::span<const Word> needles,
                                           const std::stop_token& stop = {});

/// Returns the answers for a caller who asks once.
template <KeyRange Range>
std::vector<std::uint32_t> expectedAnswers(const Range& haystack, std::type_identity_t<KeysIn<Range>> needles,
                                           const std::stop_token& stop = {})
{
    return expectedAnswers(HaystackIndex(KeysIn<Range>(haystack), stop), needles, stop);
}

/// Checks each answer against the expected one. `needles` are keys of `type`, which a fault names.
template <KeyWord Word>
std::optional<Fault> verifyAnswers(std::span<const Word> needles, std::span<const std::uint32_t> expected,
                                   std::span<const std::uint32_t> answers, KeyType type = kUnsignedType<Word>,
                                   const std::stop_token& stop = {});
template <KeyRange Range>
std::optional<Fault> verifyAnswers(const Range& needles, std::span<const std::uint32_t> expected,
                                   std::span<const std::uint32_t> answers,
                                   KeyType type = kUnsignedType<std::ranges::range_value_t<Range>>,
                                   const std::stop_token& stop = {})
{
    return verifyAnswers(KeysIn<Range>(needles), expected, answers, type, stop);
}

/// Checks each answer of a search for unsigned keys against std::lower_bound.
std::optional<Fault> verifySearch(std::span<const Key> haystack, std::span<const Key> needles,
                                  std::span<const std::uint32_t> answers);

} // namespace sortscope::data

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include "core/base/named.h"
#include "core/base/texts.h"
#include "core/data/distributions.h"
#include "core/data/haystackindex.h"
#include "core/data/ranks.h"
#include "core/data/sorting.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace sortscope::data {
namespace {

std::vector<Key> ascending(std::size_t length, Source& source)
{
    return made(length, source, [](std::size_t i) { return static_cast<Key>(i); });
}

std::vector<Key> descending(std::size_t length, Source& source)
{
    return made(length, source, [length](std::size_t i) { return static_cast<Key>(length - 1 - i); });
}

std::vector<Key> shuffledUnique(std::size_t length, Source& source)
{
    auto keys = ascending(length, source);
    shuffle(keys, source);
    return keys;
}

/// A running sum whose steps are at most the key range over the length, so that it cannot overflow. Where
/// there are more keys than that allows (steps of 0 or 1), duplicates are frequent, as they should be.
std::vector<Key> monotoneRandom(std::size_t length, Source& source)
{
    if (length == 0)
        return {};
    const std::uint64_t widest = std::numeric_limits<Key>::max() / static_cast<std::uint64_t>(length);
    const auto bound =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(widest, std::numeric_limits<Key>::max() - 1)) + 1;
    Key sum = 0;
    auto keys = made(length, source, [&](std::size_t) {
        const Key before = sum;
        sum += below(source.engine, bound);
        if (sum < before)
            throw std::logic_error("monotone-random produced keys that are not sorted");
        return sum;
    });
    return keys;
}

std::vector<Key> uniform(std::size_t length, Source& source)
{
    return made(length, source, [&](std::size_t) { return static_cast<Key>(source.engine() >> 32U); });
}

std::vector<Key> allEqual(std::size_t length, Source& source)
{
    const auto key = static_cast<Key>(source.engine() >> 32U);
    return made(length, source, [key](std::size_t) { return key; });
}

std::vector<Key> twoValues(std::size_t length, Source& source)
{
    return made(length, source,
                [&](std::size_t) -> Key { return below(source.engine, 2) == 0 ? 7 : 1'000'000'007; });
}

std::vector<Key> extremes(std::size_t length, Source& source)
{
    static constexpr Key kMax = std::numeric_limits<Key>::max();
    static constexpr std::array<Key, 8> kValues{
        0, 1, kMax, kMax - 1, Key{1} << 31U, (Key{1} << 31U) - 1, Key{1} << 24U, (Key{1} << 24U) + 1};
    return made(length, source,
                [&](std::size_t) { return kValues.at(below(source.engine, kValues.size())); });
}

/// By their ranks, one half: of either sign both ends of the quiet and of the signalling NaNs, inf, the
/// largest float, 1, the smallest normal one, the largest and the smallest subnormal one, and 0. The others
/// are any ranks.
std::vector<Key> floatSpecials(std::size_t length, Source& source)
{
    static constexpr std::array<Key, 11> kBits{0x7FFFFFFF, 0x7FC00000, 0x7FBFFFFF, 0x7F800001,
                                               0x7F800000, 0x7F7FFFFF, 0x3F800000, 0x00800000,
                                               0x007FFFFF, 0x00000001, 0x00000000};
    constexpr Key kSign = Key{1} << 31U;
    return made(length, source, [&](std::size_t) {
        const auto drawn = source.engine();
        if ((drawn & 1U) != 0)
            return static_cast<Key>(drawn >> 32U);
        const auto sign = (drawn & 2U) != 0 ? kSign : 0;
        return rankOf(kBits.at(below(source.engine, kBits.size())) | sign, KeyType::F32);
    });
}

struct Entry {
    GeneratorInfo info;
    std::vector<Key> (*make)(std::size_t, Source&);
};

constexpr std::string_view kEntropyOrigin = "Thearling and Smith, 1992; benchmarks of CUB";

constexpr std::array kEntries{
    Entry{{"shuffled-unique", "Shuffled unique", "0 … n−1 in random order (unbiased Fisher–Yates shuffle)",
           "a CUDA sorting exercise", false, false},
          shuffledUnique},
    Entry{{"monotone-random", "Monotone random",
           "Non-decreasing: a running sum of random steps, scaled so that it cannot overflow",
           "AMD's binary search sample", true, false},
          monotoneRandom},
    Entry{{"uniform", "Uniform random", "Independent uniform keys over the whole range; duplicates occur",
           "a PyOpenCL sorting text", false, false},
          uniform},
    Entry{{"entropy-0.811", "Entropy 0.811 bits", "Each bit of a key is set with probability 1/4",
           kEntropyOrigin, false, false},
          bitsOfEntropy<2>},
    Entry{{"entropy-0.544", "Entropy 0.544 bits", "Each bit of a key is set with probability 1/8",
           kEntropyOrigin, false, false},
          bitsOfEntropy<3>},
    Entry{{"entropy-0.337", "Entropy 0.337 bits", "Each bit of a key is set with probability 1/16",
           kEntropyOrigin, false, false},
          bitsOfEntropy<4>},
    Entry{{"entropy-0.201", "Entropy 0.201 bits", "Each bit of a key is set with probability 1/32",
           kEntropyOrigin, false, false},
          bitsOfEntropy<5>},
    Entry{{"few-distinct", "Few distinct", "16 different keys, or as many as the id says, equally likely",
           "benchmarks of sorts", false, false, GeneratorValue{"distinct keys", 1, 65'536, 16}},
          fewDistinct},
    Entry{{"zipf", "Zipf", "65,536 different keys, of which the k-th is 1/k times as likely as the first",
           "benchmarks of databases", false, false},
          zipf},
    Entry{{"nearly-sorted", "Nearly sorted",
           "0 … n−1 in which 100 random pairs, or as many as the id says, are exchanged",
           "benchmarks of sorts", false, false, GeneratorValue{"exchanged pairs", 1, 1'000'000'000, 100}},
          nearlySorted},
    Entry{{"organ-pipe", "Organ pipe", "Ascending to the middle, and descending again", "benchmarks of sorts",
           false, false},
          organPipe},
    Entry{{"staggered", "Staggered",
           "64 parts, each with random keys of a range of its own, neighbouring ranges far from each other",
           "Helman, Bader and JáJá, 1998", false, false},
          staggered},
    Entry{{"sorted", "Sorted", "0 … n−1 in ascending order", "edge case", true, true}, ascending},
    Entry{{"reversed", "Reversed", "n−1 … 0 in descending order", "edge case", false, true}, descending},
    Entry{{"all-equal", "All equal", "One random key, n times", "edge case", true, true}, allEqual},
    Entry{{"two-values", "Two values", "Two keys in random order", "edge case", false, true}, twoValues},
    Entry{{"extremes", "Extremes", "Keys at the ends of the key range and around 2^24 and 2^31", "edge case",
           false, true},
          extremes},
    Entry{{"float-specials", "Special floats",
           "NaN, inf, 0 and subnormal numbers of either sign among any floats; of integers those of their "
           "ranks",
           "edge case", false, true, std::nullopt, true},
          floatSpecials},
};

constexpr auto kInfos = [] {
    std::array<GeneratorInfo, kEntries.size()> infos{};
    std::ranges::transform(kEntries, infos.begin(), &Entry::info);
    return infos;
}();

/// The rank of a key that the sorted haystack lacks, drawn at random; present keys are drawn again a few
/// times, then the nearest gap above (wrapping) is taken. Empty if the haystack holds every key.
std::optional<Key> absentKey(const HaystackIndex& haystack, const NeedleOptions& options, Engine& engine)
{
    const auto type = options.specials ? KeyType::U32 : options.key;
    const auto count = ordinaryKeys(type);
    std::uint64_t number = 0;
    for (int attempt = 0; attempt < 64; ++attempt) {
        number = (engine() >> 32U) * count >> 32U;
        const auto key = rankOfOrdinary(static_cast<Key>(number), type);
        if (!haystack.holds(key))
            return key;
    }
    for (std::uint64_t further = 1; further < count; ++further) {
        const auto key = rankOfOrdinary(static_cast<Key>((number + further) % count), type);
        if (!haystack.holds(key))
            return key;
    }
    return std::nullopt;
}

} // namespace

std::span<const GeneratorInfo> generators()
{
    return kInfos;
}

std::string ChosenGenerator::id() const
{
    return info->value && value != info->value->standard ? fmt::format("{}:{}", info->id, value)
                                                         : std::string(info->id);
}

ChosenGenerator chosenGenerator(std::string_view id)
{
    const auto colon = id.find(':');
    const auto name = id.substr(0, colon);
    const auto* info = std::ranges::find(kInfos, name, &GeneratorInfo::id);
    if (info == kInfos.end())
        throw std::invalid_argument(fmt::format("unknown data generator \"{}\"; known are {}", name,
                                                base::joined(kInfos, &GeneratorInfo::id)));
    const auto& value = info->value;
    if (colon == std::string_view::npos)
        return {info, value ? value->standard : 0};
    if (!value)
        throw std::invalid_argument(fmt::format("data generator \"{}\": {} takes no number", id, name));
    const auto number = base::numberIn<std::uint32_t>(id.substr(colon + 1));
    if (!number || *number < value->minimum || *number > value->maximum)
        throw std::invalid_argument(
            fmt::format("data generator \"{}\": the number of {} lies between {} and {}, as in "
                        "{}:{}",
                        id, value->counts, value->minimum, value->maximum, name, value->standard));
    return {info, *number};
}

const GeneratorInfo* findGenerator(std::string_view id)
{
    try {
        return chosenGenerator(id).info;
    } catch (const std::invalid_argument&) {
        return nullptr;
    }
}

std::vector<Key> generate(std::string_view id, std::size_t length, std::uint64_t seed,
                          const std::stop_token& stop)
{
    const auto chosen = chosenGenerator(id);
    Source source{Engine(seed), stop, chosen.value};
    return kEntries.at(static_cast<std::size_t>(chosen.info - kInfos.data())).make(length, source);
}

std::vector<Key> generateKeys(std::string_view id, KeyType type, std::size_t length, std::uint64_t seed,
                              const std::stop_token& stop)
{
    auto keys = generate(id, length, seed, stop);
    if (chosenGenerator(id).info->specials)
        becomeKeys(keys, type, stop);
    else
        becomeOrdinaryKeys(keys, type, stop);
    return keys;
}

std::vector<Key> generateNeedles(std::span<const Key> haystack, const NeedleOptions& options,
                                 std::uint64_t seed, const std::stop_token& stop)
{
    if (!(options.hitRatio >= 0.0 && options.hitRatio <= 1.0))
        throw std::invalid_argument("the hit ratio must lie between 0 and 1");
    // An empty haystack holds nothing to hit.
    const auto hits =
        haystack.empty()
            ? 0
            : static_cast<std::size_t>(std::llround(static_cast<double>(options.count) * options.hitRatio));
    Source source{Engine(seed ^ 0x9E3779B97F4A7C15ULL), stop}; // not the haystack's own sequence
    std::vector<Key> needles;
    needles.reserve(options.count);
    append(needles, hits, source, [&](std::size_t) {
        return haystack[below(source.engine, static_cast<std::uint32_t>(haystack.size()))];
    });
    if (hits < options.count) {
        const HaystackIndex index(haystack, stop);
        append(needles, options.count - hits, source,
               [&](std::size_t) { return absentKey(index, options, source.engine).value_or(0); });
    }
    if (options.sorted)
        sortKeys(needles, stop);
    else
        shuffle(needles, source);
    return needles;
}

} // namespace sortscope::data

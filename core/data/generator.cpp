// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <stdexcept>
#include <string>

namespace sortscope::data {
namespace {

using Engine = std::mt19937_64;

/// Unbiased integer in [0, bound) for bound > 0: Lemire, "Fast Random Integer Generation in an Interval",
/// ACM TOMACS 29 (2019), on 32-bit bounds. The standard's distributions differ between libraries.
std::uint32_t below(Engine& engine, std::uint32_t bound)
{
    const auto draw = [&] { return engine() >> 32U; };
    std::uint64_t product = draw() * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (low < threshold) {
            product = draw() * bound;
            low = static_cast<std::uint32_t>(product);
        }
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

/// Fisher-Yates with unbiased indices.
void shuffle(std::vector<Key>& keys, Engine& engine)
{
    for (std::size_t i = keys.size(); i > 1; --i)
        std::swap(keys[i - 1], keys[below(engine, static_cast<std::uint32_t>(i))]);
}

std::vector<Key> shuffledUnique(std::size_t length, Engine& engine)
{
    std::vector<Key> keys(length);
    std::iota(keys.begin(), keys.end(), Key{0});
    shuffle(keys, engine);
    return keys;
}

/// A running sum whose steps are at most the key range over the length, so that it cannot overflow. Where
/// there are more keys than that allows (steps of 0 or 1), duplicates are frequent, as they should be.
std::vector<Key> monotoneRandom(std::size_t length, Engine& engine)
{
    if (length == 0)
        return {};
    const std::uint64_t widest = std::numeric_limits<Key>::max() / static_cast<std::uint64_t>(length);
    const auto bound =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(widest, std::numeric_limits<Key>::max() - 1)) + 1;
    std::vector<Key> keys(length);
    Key sum = 0;
    for (Key& key : keys) {
        sum += below(engine, bound);
        key = sum;
    }
    if (!std::is_sorted(keys.begin(), keys.end()))
        throw std::logic_error("monotone-random produced keys that are not sorted");
    return keys;
}

std::vector<Key> uniform(std::size_t length, Engine& engine)
{
    std::vector<Key> keys(length);
    for (Key& key : keys)
        key = static_cast<Key>(engine() >> 32U);
    return keys;
}

std::vector<Key> ascending(std::size_t length, Engine& /*engine*/)
{
    std::vector<Key> keys(length);
    std::iota(keys.begin(), keys.end(), Key{0});
    return keys;
}

std::vector<Key> descending(std::size_t length, Engine& /*engine*/)
{
    std::vector<Key> keys(length);
    std::iota(keys.rbegin(), keys.rend(), Key{0});
    return keys;
}

std::vector<Key> allEqual(std::size_t length, Engine& engine)
{
    return std::vector<Key>(length, static_cast<Key>(engine() >> 32U));
}

std::vector<Key> twoValues(std::size_t length, Engine& engine)
{
    std::vector<Key> keys(length);
    for (Key& key : keys)
        key = below(engine, 2) == 0 ? 7 : 1'000'000'007;
    return keys;
}

std::vector<Key> extremes(std::size_t length, Engine& engine)
{
    static constexpr Key kMax = std::numeric_limits<Key>::max();
    static constexpr std::array<Key, 8> kValues{
        0, 1, kMax, kMax - 1, Key{1} << 31U, (Key{1} << 31U) - 1, Key{1} << 24U, (Key{1} << 24U) + 1};
    std::vector<Key> keys(length);
    for (Key& key : keys)
        key = kValues.at(below(engine, kValues.size()));
    return keys;
}

struct Entry {
    GeneratorInfo info;
    std::vector<Key> (*make)(std::size_t, Engine&);
};

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
    Entry{{"sorted", "Sorted", "0 … n−1 in ascending order", "edge case", true, true}, ascending},
    Entry{{"reversed", "Reversed", "n−1 … 0 in descending order", "edge case", false, true}, descending},
    Entry{{"all-equal", "All equal", "One random key, n times", "edge case", true, true}, allEqual},
    Entry{{"two-values", "Two values", "Two keys in random order", "edge case", false, true}, twoValues},
    Entry{{"extremes", "Extremes", "Keys at the ends of the key range and around 2^24 and 2^31", "edge case",
           false, true},
          extremes},
};

constexpr auto kInfos = [] {
    std::array<GeneratorInfo, kEntries.size()> infos{};
    std::ranges::transform(kEntries, infos.begin(), &Entry::info);
    return infos;
}();

/// A key that the sorted haystack lacks, drawn at random; present keys are drawn again a few times, then the
/// nearest gap above (wrapping) is taken. Empty if the haystack holds every key.
std::optional<Key> absentKey(std::span<const Key> haystack, Engine& engine)
{
    const auto present = [&](Key key) { return std::binary_search(haystack.begin(), haystack.end(), key); };
    Key key = 0;
    for (int attempt = 0; attempt < 64; ++attempt) {
        key = static_cast<Key>(engine() >> 32U);
        if (!present(key))
            return key;
    }
    const Key start = key;
    do {
        if (!present(key))
            return key;
        ++key;
    } while (key != start);
    return std::nullopt;
}

} // namespace

std::span<const GeneratorInfo> generators()
{
    return kInfos;
}

const GeneratorInfo* findGenerator(std::string_view id)
{
    const auto* found = std::ranges::find(kInfos, id, &GeneratorInfo::id);
    return found == kInfos.end() ? nullptr : found;
}

std::vector<Key> generate(std::string_view id, std::size_t length, std::uint64_t seed)
{
    const auto* found = std::ranges::find(kEntries, id, [](const Entry& entry) { return entry.info.id; });
    if (found == kEntries.end())
        throw std::invalid_argument("unknown data generator \"" + std::string(id) + '"');
    Engine engine(seed);
    return found->make(length, engine);
}

std::vector<Key> generateNeedles(std::span<const Key> haystack, const NeedleOptions& options,
                                 std::uint64_t seed)
{
    if (!(options.hitRatio >= 0.0 && options.hitRatio <= 1.0))
        throw std::invalid_argument("the hit ratio must lie between 0 and 1");
    const auto hits =
        static_cast<std::size_t>(std::llround(static_cast<double>(options.count) * options.hitRatio));
    Engine engine(seed ^ 0x9E3779B97F4A7C15ULL); // not the haystack's own sequence
    std::vector<Key> needles;
    needles.reserve(options.count);
    // An empty haystack holds nothing to hit.
    for (std::size_t i = 0; i < hits && !haystack.empty(); ++i)
        needles.push_back(haystack[below(engine, static_cast<std::uint32_t>(haystack.size()))]);
    while (needles.size() < options.count)
        needles.push_back(absentKey(haystack, engine).value_or(0));
    if (options.sorted)
        std::sort(needles.begin(), needles.end());
    else
        shuffle(needles, engine);
    return needles;
}

} // namespace sortscope::data

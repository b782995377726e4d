// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include "core/base/parallel.h"
#include "core/data/haystackindex.h"
#include "core/data/sorting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <random>
#include <stdexcept>
#include <string>

namespace sortscope::data {
namespace {

using Engine = std::mt19937_64;

/// What keys are made from.
struct Source {
    Engine engine;
    const std::stop_token& stop;
};

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

/// Appends keys, each as `make` gives it for its index. In blocks: to fill the whole of a large vector with
/// zeros first takes seconds that nothing could cut short.
template <typename Make>
void append(std::vector<Key>& keys, std::size_t count, const Source& source, Make make)
{
    keys.reserve(keys.size() + count);
    base::inBlocks(count, source.stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i)
            keys.push_back(make(i));
    });
}

template <typename Make>
std::vector<Key> made(std::size_t count, const Source& source, Make make)
{
    std::vector<Key> keys;
    append(keys, count, source, make);
    return keys;
}

/// Fisher-Yates with unbiased indices. They are drawn some dozens ahead, so that the keys, which lie all over
/// a large input, are on their way from memory when they are exchanged.
void shuffle(std::vector<Key>& keys, Source& source)
{
    constexpr std::size_t kAhead = 64;
    std::array<std::uint32_t, kAhead> others{};
    const auto exchanges = keys.empty() ? 0 : keys.size() - 1;
    base::inBlocks(exchanges, source.stop, [&](std::size_t begin, std::size_t end) {
        for (auto first = begin; first < end; first += kAhead) {
            const auto count = std::min(kAhead, end - first);
            for (std::size_t i = 0; i < count; ++i) {
                others[i] = below(source.engine, static_cast<std::uint32_t>(keys.size() - first - i));
                __builtin_prefetch(&keys[others[i]], 1);
            }
            for (std::size_t i = 0; i < count; ++i)
                std::swap(keys[keys.size() - 1 - first - i], keys[others[i]]);
        }
    });
}

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

struct Entry {
    GeneratorInfo info;
    std::vector<Key> (*make)(std::size_t, Source&);
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
std::optional<Key> absentKey(const HaystackIndex& haystack, Engine& engine)
{
    Key key = 0;
    for (int attempt = 0; attempt < 64; ++attempt) {
        key = static_cast<Key>(engine() >> 32U);
        if (!haystack.holds(key))
            return key;
    }
    const Key start = key;
    do {
        if (!haystack.holds(key))
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

std::vector<Key> generate(std::string_view id, std::size_t length, std::uint64_t seed,
                          const std::stop_token& stop)
{
    const auto* found = std::ranges::find(kEntries, id, [](const Entry& entry) { return entry.info.id; });
    if (found == kEntries.end())
        throw std::invalid_argument("unknown data generator \"" + std::string(id) + '"');
    Source source{Engine(seed), stop};
    return found->make(length, source);
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
               [&](std::size_t) { return absentKey(index, source.engine).value_or(0); });
    }
    if (options.sorted)
        sortKeys(needles, stop);
    else
        shuffle(needles, source);
    return needles;
}

} // namespace sortscope::data

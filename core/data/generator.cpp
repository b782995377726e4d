// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/generator.h"

#include "core/base/named.h"
#include "core/base/texts.h"
#include "core/data/distributions.h"
#include "core/data/ranks.h"
#include "core/data/shuffled.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <numeric>
#include <span>
#include <stdexcept>

namespace sortscope::data {
namespace {

template <KeyWord Word>
std::vector<Word> descending(std::size_t length, const Source& source)
{
    return made<Word>(length, source,
                      [length](std::size_t i, Engine&) { return numberAt<Word>(length - 1 - i, length); });
}

template <KeyWord Word>
std::vector<Word> shuffledUnique(std::size_t length, const Source& source)
{
    return shuffled<Word>(length, source, [length](std::size_t i) { return numberAt<Word>(i, length); });
}

/// Makes each key the sum of those up to it: of the keys of its part, and of the parts before.
template <KeyWord Word>
void sumUp(std::vector<Word>& keys, const std::stop_token& stop)
{
    std::vector<Word> sums(keys.size() / kKeysOfAPart + 1);
    const auto sumPart = [&](std::size_t begin, std::size_t end) {
        const auto part = std::span(keys).subspan(begin, end - begin);
        std::partial_sum(part.begin(), part.end(), part.begin());
        sums[begin / kKeysOfAPart] = part.back();
    };
    base::inParallel(keys.size(), stop, sumPart, kKeysOfAPart);
    std::exclusive_scan(sums.begin(), sums.end(), sums.begin(), Word{0});
    const auto addSums = [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i)
            keys[i] += sums[begin / kKeysOfAPart];
    };
    base::inParallel(keys.size(), stop, addSums, kKeysOfAPart);
}

/// A running sum whose steps are at most the key range divided by the length, so that it cannot overflow.
/// With more keys than that allows (steps of 0 or 1), duplicates are frequent, as they should be. Keys of 8
/// and 16 bits, whose steps would soon all be 0, are the highest bits of such sums of 32 bits.
template <KeyWord Word>
std::vector<Word> monotoneRandom(std::size_t length, const Source& source)
{
    if (length == 0)
        return {};
    if constexpr (NarrowKeyWord<Word>) {
        const auto sums = monotoneRandom<Key>(length, source);
        return made<Word>(length, source, [&sums](std::size_t i, Engine&) {
            return static_cast<Word>(sums[i] >> (8 * (sizeof(Key) - sizeof(Word))));
        });
    } else {
        constexpr Word kMax = std::numeric_limits<Word>::max();
        const std::uint64_t widest = kMax / static_cast<std::uint64_t>(length);
        const auto bound = static_cast<Word>(std::min<std::uint64_t>(widest, kMax - 1)) + 1;
        auto keys = made<Word>(length, source,
                               [bound](std::size_t, Engine& engine) { return keyBelow(engine, bound); });
        sumUp(keys, source.stop);
        return keys;
    }
}

template <KeyWord Word>
std::vector<Word> uniform(std::size_t length, const Source& source)
{
    return made<Word>(length, source, [](std::size_t, Engine& engine) { return anyKey<Word>(engine); });
}

template <KeyWord Word>
std::vector<Word> allEqual(std::size_t length, const Source& source)
{
    auto engine = source.ofWhole();
    const auto key = anyKey<Word>(engine);
    return made<Word>(length, source, [key](std::size_t, Engine&) { return key; });
}

template <KeyWord Word>
std::vector<Word> twoValues(std::size_t length, const Source& source)
{
    constexpr auto kLarger = static_cast<Word>(sizeof(Word) == sizeof(ByteKey)    ? 199U
                                               : sizeof(Word) == sizeof(ShortKey) ? 40'009U
                                               : sizeof(Word) == sizeof(Key)      ? 1'000'000'007U
                                                                             : 1'000'000'000'000'000'009U);
    static constexpr std::array<Word, 2> kValues{7, kLarger};
    return made<Word>(length, source,
                      [](std::size_t, Engine& engine) { return kValues[below(engine, kValues.size())]; });
}

template <KeyWord Word>
constexpr auto extremeKeys()
{
    constexpr Word kMax = std::numeric_limits<Word>::max();
    constexpr Word kHalf = kSign<Word>;
    if constexpr (std::same_as<Word, ByteKey>) {
        return std::array<Word, 6>{0, 1, kMax, kMax - 1, kHalf, kHalf - 1};
    } else {
        // From kDense on, floats of the same width skip some whole numbers.
        constexpr auto kDense = static_cast<Word>(Word{1} << FloatFormat<Word>::kDigits);
        constexpr std::array<Word, 8> kEnds{0, 1, kMax, kMax - 1, kHalf, kHalf - 1, kDense, kDense + 1};
        if constexpr (std::same_as<Word, WideKey>) {
            constexpr Word kUpperWord = Word{1} << 32U;
            std::array<Word, kEnds.size() + 2> keys{};
            std::ranges::copy(kEnds, keys.begin());
            keys[kEnds.size()] = kUpperWord;
            keys[kEnds.size() + 1] = kUpperWord - 1;
            return keys;
        } else {
            return kEnds;
        }
    }
}

template <KeyWord Word>
std::vector<Word> extremes(std::size_t length, const Source& source)
{
    static constexpr auto kValues = extremeKeys<Word>();
    return made<Word>(length, source,
                      [](std::size_t, Engine& engine) { return kValues.at(below(engine, kValues.size())); });
}

/// The bits of special floats without a sign: both ends of the quiet and of the signalling NaNs, inf, the
/// largest float, 1, the smallest normal one, the largest and the smallest subnormal one, and 0.
template <KeyWord Word>
constexpr auto specialBits()
{
    constexpr auto kInf = FloatFormat<Word>::kInfinity;
    constexpr auto kNormal = FloatFormat<Word>::kNormal;
    constexpr auto kOne = FloatFormat<Word>::kOne;
    constexpr auto kQuiet = static_cast<Word>(kInf + kNormal / 2);
    return std::array<Word, 11>{kSign<Word> - 1, kQuiet,      kQuiet - 1, kInf + 1, kInf, kInf - 1, kOne,
                                kNormal,         kNormal - 1, 1,          0};
}

template <KeyWord Word>
std::vector<Word> specialFloats(std::size_t length, const Source& source)
{
    static constexpr auto kBits = specialBits<Word>();
    return made<Word>(length, source, [](std::size_t, Engine& engine) -> Word {
        const auto drawn = engine();
        // The bits that choose are not among those of a 32-bit key, or of a narrower one; a 64-bit key needs
        // all bits of another draw.
        if ((drawn & 1U) != 0 && !std::same_as<Word, WideKey>)
            return static_cast<Word>(drawn >> (64 - 8 * sizeof(Word)));
        if ((drawn & 1U) != 0)
            return anyKey<Word>(engine);
        const auto sign = (drawn & 2U) != 0 ? kSign<Word> : Word{0};
        const auto bits = static_cast<Word>(kBits.at(below(engine, kBits.size())) | sign);
        return rankOf(bits, KeyKind::Float);
    });
}

/// One half of the keys, by their ranks, is special: specialBits() with either sign. The other half has any
/// ranks. Of keys of 8 bits, which have no floats, one half is extreme.
template <KeyWord Word>
std::vector<Word> floatSpecials(std::size_t length, const Source& source)
{
    if constexpr (std::same_as<Word, ByteKey>) {
        static constexpr auto kEnds = extremeKeys<Word>();
        return made<Word>(length, source, [](std::size_t, Engine& engine) -> Word {
            const auto drawn = engine();
            return (drawn & 1U) != 0 ? static_cast<Word>(drawn >> 56U)
                                     : kEnds.at(below(engine, kEnds.size()));
        });
    } else {
        return specialFloats<Word>(length, source);
    }
}

template <KeyWord Word>
using Make = std::vector<Word> (*)(std::size_t, const Source&);

/// The functions of a generator, by the width of the keys.
struct Makers {
    Make<ByteKey> bytes;
    Make<ShortKey> shorts;
    Make<Key> keys;
    Make<WideKey> wide;

    template <KeyWord Word>
    Make<Word> of() const
    {
        if constexpr (std::same_as<Word, ByteKey>)
            return bytes;
        else if constexpr (std::same_as<Word, ShortKey>)
            return shorts;
        else if constexpr (std::same_as<Word, WideKey>)
            return wide;
        else
            return keys;
    }
};

struct Entry {
    GeneratorInfo info;
    Makers make;
};

constexpr std::string_view kEntropyOrigin = "Thearling and Smith, 1992; benchmarks of CUB";

constexpr std::array kEntries{
    Entry{{"shuffled-unique", "Shuffled unique", "0 … n−1 in random order (unbiased shuffle)",
           "a CUDA sorting exercise", false, false},
          {shuffledUnique<ByteKey>, shuffledUnique<ShortKey>, shuffledUnique<Key>, shuffledUnique<WideKey>}},
    Entry{{"monotone-random", "Monotone random",
           "Non-decreasing: a running sum of random steps, scaled so that it cannot overflow",
           "AMD's binary search sample", true, false},
          {monotoneRandom<ByteKey>, monotoneRandom<ShortKey>, monotoneRandom<Key>, monotoneRandom<WideKey>}},
    Entry{{"uniform", "Uniform random", "Independent uniform keys over the whole range; duplicates occur",
           "a PyOpenCL sorting text", false, false},
          {uniform<ByteKey>, uniform<ShortKey>, uniform<Key>, uniform<WideKey>}},
    Entry{{"entropy-0.811", "Entropy 0.811 bits", "Each bit of a key is set with probability 1/4",
           kEntropyOrigin, false, false},
          {bitsOfEntropy<2, ByteKey>, bitsOfEntropy<2, ShortKey>, bitsOfEntropy<2, Key>,
           bitsOfEntropy<2, WideKey>}},
    Entry{{"entropy-0.544", "Entropy 0.544 bits", "Each bit of a key is set with probability 1/8",
           kEntropyOrigin, false, false},
          {bitsOfEntropy<3, ByteKey>, bitsOfEntropy<3, ShortKey>, bitsOfEntropy<3, Key>,
           bitsOfEntropy<3, WideKey>}},
    Entry{{"entropy-0.337", "Entropy 0.337 bits", "Each bit of a key is set with probability 1/16",
           kEntropyOrigin, false, false},
          {bitsOfEntropy<4, ByteKey>, bitsOfEntropy<4, ShortKey>, bitsOfEntropy<4, Key>,
           bitsOfEntropy<4, WideKey>}},
    Entry{{"entropy-0.201", "Entropy 0.201 bits", "Each bit of a key is set with probability 1/32",
           kEntropyOrigin, false, false},
          {bitsOfEntropy<5, ByteKey>, bitsOfEntropy<5, ShortKey>, bitsOfEntropy<5, Key>,
           bitsOfEntropy<5, WideKey>}},
    Entry{{"few-distinct", "Few distinct", "16 different keys, or as many as the id says, equally likely",
           "benchmarks of sorts", false, false, GeneratorValue{"distinct keys", 1, 65'536, 16}},
          {fewDistinct<ByteKey>, fewDistinct<ShortKey>, fewDistinct<Key>, fewDistinct<WideKey>}},
    Entry{{"zipf", "Zipf", "65,536 different keys, of which the k-th is 1/k times as likely as the first",
           "benchmarks of databases", false, false},
          {zipf<ByteKey>, zipf<ShortKey>, zipf<Key>, zipf<WideKey>}},
    Entry{{"nearly-sorted", "Nearly sorted",
           "0 … n−1 in which 100 random pairs, or as many as the id says, are exchanged",
           "benchmarks of sorts", false, false, GeneratorValue{"exchanged pairs", 1, 1'000'000'000, 100}},
          {nearlySorted<ByteKey>, nearlySorted<ShortKey>, nearlySorted<Key>, nearlySorted<WideKey>}},
    Entry{{"organ-pipe", "Organ pipe", "Ascending to the middle, and descending again", "benchmarks of sorts",
           false, false},
          {organPipe<ByteKey>, organPipe<ShortKey>, organPipe<Key>, organPipe<WideKey>}},
    Entry{{"staggered", "Staggered",
           "64 parts, each with random keys of a range of its own, neighbouring ranges far from each other",
           "Helman, Bader and JáJá, 1998", false, false},
          {staggered<ByteKey>, staggered<ShortKey>, staggered<Key>, staggered<WideKey>}},
    Entry{{"sorted", "Sorted", "0 … n−1 in ascending order", "edge case", true, true},
          {ascending<ByteKey>, ascending<ShortKey>, ascending<Key>, ascending<WideKey>}},
    Entry{{"reversed", "Reversed", "n−1 … 0 in descending order", "edge case", false, true},
          {descending<ByteKey>, descending<ShortKey>, descending<Key>, descending<WideKey>}},
    Entry{{"all-equal", "All equal", "One random key, n times", "edge case", true, true},
          {allEqual<ByteKey>, allEqual<ShortKey>, allEqual<Key>, allEqual<WideKey>}},
    Entry{{"two-values", "Two values", "Two keys in random order", "edge case", false, true},
          {twoValues<ByteKey>, twoValues<ShortKey>, twoValues<Key>, twoValues<WideKey>}},
    Entry{{"extremes", "Extremes",
           "Keys at the ends of the key range and around 2^24 and 2^31; those of 64 bits around 2^32, 2^53 "
           "and 2^63",
           "edge case", false, true},
          {extremes<ByteKey>, extremes<ShortKey>, extremes<Key>, extremes<WideKey>}},
    Entry{{"float-specials", "Special floats",
           "NaN, inf, 0 and subnormal numbers of either sign among any floats; of integers those of their "
           "ranks",
           "edge case", false, true, std::nullopt, true},
          {floatSpecials<ByteKey>, floatSpecials<ShortKey>, floatSpecials<Key>, floatSpecials<WideKey>}},
};

constexpr auto kInfos = [] {
    std::array<GeneratorInfo, kEntries.size()> infos{};
    std::ranges::transform(kEntries, infos.begin(), &Entry::info);
    return infos;
}();

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
            fmt::format("data generator \"{}\": the number of {} must lie between {} and {}, as in {}:{}", id,
                        value->counts, value->minimum, value->maximum, name, value->standard));
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

template <KeyWord Word>
std::vector<Word> generate(std::string_view id, std::size_t length, std::uint64_t seed,
                           const std::stop_token& stop)
{
    const auto chosen = chosenGenerator(id);
    const auto& entry = kEntries.at(static_cast<std::size_t>(chosen.info - kInfos.data()));
    const Source source{seed, stop, chosen.value};
    return entry.make.of<Word>()(length, source);
}

template <KeyWord Word>
std::vector<Word> generateKeys(std::string_view id, KeyType type, std::size_t length, std::uint64_t seed,
                               const std::stop_token& stop)
{
    auto keys = generate<Word>(id, length, seed, stop);
    if (chosenGenerator(id).info->specials)
        becomeKeys(keys, type, stop);
    else
        becomeOrdinaryKeys(keys, type, stop);
    return keys;
}

template std::vector<ByteKey> generate(std::string_view, std::size_t, std::uint64_t, const std::stop_token&);
template std::vector<ShortKey> generate(std::string_view, std::size_t, std::uint64_t, const std::stop_token&);
template std::vector<Key> generate(std::string_view, std::size_t, std::uint64_t, const std::stop_token&);
template std::vector<WideKey> generate(std::string_view, std::size_t, std::uint64_t, const std::stop_token&);
template std::vector<ByteKey> generateKeys(std::string_view, KeyType, std::size_t, std::uint64_t,
                                           const std::stop_token&);
template std::vector<ShortKey> generateKeys(std::string_view, KeyType, std::size_t, std::uint64_t,
                                            const std::stop_token&);
template std::vector<Key> generateKeys(std::string_view, KeyType, std::size_t, std::uint64_t,
                                       const std::stop_token&);
template std::vector<WideKey> generateKeys(std::string_view, KeyType, std::size_t, std::uint64_t,
                                           const std::stop_token&);

} // namespace sortscope::data

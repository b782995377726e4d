// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/needles.h"

#include "core/data/distributions.h"
#include "core/data/ranks.h"
#include "core/data/shuffled.h"
#include "core/data/sorting.h"

#include <bitset>
#include <cmath>
#include <limits>
#include <optional>
#include <stdexcept>

namespace sortscope::data {
namespace {

/// The type whose ordinary keys are drawn as absent ones.
KeyType absentType(const NeedleOptions& options)
{
    return options.specials ? unsignedLike(options.key) : options.key;
}

/// Returns the ranks of all keys that the haystack lacks.
template <NarrowKeyWord Word>
std::vector<Word> absentKeys(const HaystackIndex<Word>& haystack, const NeedleOptions& options)
{
    std::bitset<std::size_t{std::numeric_limits<Word>::max()} + 1> held;
    for (const auto key : haystack.keys())
        held.set(key);
    const auto type = absentType(options);
    const std::uint32_t last = lastOrdinary<Word>(type);
    std::vector<Word> absent;
    for (std::uint32_t number = 0; number <= last; ++number) {
        const auto key = rankOfOrdinary(static_cast<Word>(number), type);
        if (!held.test(key))
            absent.push_back(key);
    }
    return absent;
}

/// Returns the rank of a key that the sorted haystack lacks, drawn at random. If a draw is present, a few
/// more are tried, then the nearest gap above (wrapping) is taken. Empty if the haystack holds every key.
template <KeyWord Word>
std::optional<Word> absentKey(const HaystackIndex<Word>& haystack, const NeedleOptions& options,
                              Engine& engine)
{
    const auto type = absentType(options);
    const auto last = lastOrdinary<Word>(type);
    Word number = 0;
    for (int attempt = 0; attempt < 64; ++attempt) {
        number = scaledTo(last, anyKey<Word>(engine));
        const auto key = rankOfOrdinary(number, type);
        if (!haystack.holds(key))
            return key;
    }
    for (Word further = 0; further < last; ++further) {
        number = number == last ? 0 : number + 1;
        const auto key = rankOfOrdinary(number, type);
        if (!haystack.holds(key))
            return key;
    }
    return std::nullopt;
}

} // namespace

template <KeyWord Word>
NeedleMaker<Word>::NeedleMaker(const HaystackIndex<Word>& haystack, const NeedleOptions& options)
    : m_haystack(haystack),
      m_options(options)
{
    if (!(options.hitRatio >= 0.0 && options.hitRatio <= 1.0))
        throw std::invalid_argument("the hit ratio must lie between 0 and 1");
    if constexpr (NarrowKeyWord<Word>)
        m_absent = absentKeys(haystack, options);
}

template <KeyWord Word>
std::vector<Word> NeedleMaker<Word>::make(std::uint64_t seed, const std::stop_token& stop) const
{
    const auto keys = m_haystack.keys();
    const auto count = m_options.count;
    // An empty haystack has nothing to hit.
    const auto hits =
        keys.empty()
            ? 0
            : static_cast<std::size_t>(std::llround(static_cast<double>(count) * m_options.hitRatio));
    const auto drawAbsent = [this](Engine& engine) -> Word {
        if constexpr (NarrowKeyWord<Word>)
            return m_absent.empty() ? 0
                                    : m_absent[below(engine, static_cast<std::uint32_t>(m_absent.size()))];
        else
            return absentKey(m_haystack, m_options, engine).value_or(0);
    };
    // Neither is the haystack's own sequence.
    const Source drawing{~seed, stop};
    const Source ordering{keyhash::mixed(~seed), stop};
    auto needles = made<Word>(count, drawing, [&](std::size_t i, Engine& engine) {
        return i < hits ? keys[below(engine, static_cast<std::uint32_t>(keys.size()))] : drawAbsent(engine);
    });
    if (!m_options.sorted)
        return shuffled<Word>(needles.size(), ordering, [&](std::size_t i) { return needles[i]; });
    sortKeys(needles, stop);
    return needles;
}

template class NeedleMaker<ByteKey>;
template class NeedleMaker<ShortKey>;
template class NeedleMaker<Key>;
template class NeedleMaker<WideKey>;

std::vector<Key> generateNeedles(std::span<const Key> haystack, const NeedleOptions& options,
                                 std::uint64_t seed, const std::stop_token& stop)
{
    return generateNeedles(HaystackIndex(haystack, stop), options, seed, stop);
}

std::vector<WideKey> generateNeedles(std::span<const WideKey> haystack, const NeedleOptions& options,
                                     std::uint64_t seed, const std::stop_token& stop)
{
    return generateNeedles(HaystackIndex(haystack, stop), options, seed, stop);
}

} // namespace sortscope::data

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/verifier.h"

#include "core/base/parallel.h"
#include "core/data/keyhash.h"
#include "core/data/ranks.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <random>

namespace sortscope::data {
namespace {

/// Inlined, so that each caller compiles it for the instructions that it may use.
template <KeyWord Word>
[[gnu::always_inline]] inline HashSums summed(std::span<const Word> keys, const HashSeeds& seeds)
{
    HashSums sums{};
    for (const Word key : keys) {
        sums[0] += keyhash::hash_of_key(key, seeds[0]);
        sums[1] += keyhash::hash_of_key(key, seeds[1]);
    }
    return sums;
}

template <KeyWord Word>
HashSums summedAnywhere(std::span<const Word> keys, const HashSeeds& seeds)
{
    return summed(keys, seeds);
}

template <KeyWord Word>
using SumFunction = HashSums (*)(std::span<const Word>, const HashSeeds&);

#ifdef __x86_64__
// Multiplying eight words of 64 bits at once makes a check six times as fast. The code asks the processor at
// run time, since the program runs on any.
template <KeyWord Word>
[[gnu::target("avx2")]] HashSums summedByAvx2(std::span<const Word> keys, const HashSeeds& seeds)
{
    return summed(keys, seeds);
}

template <KeyWord Word>
[[gnu::target("avx512f,avx512dq,avx512vl")]] HashSums summedByAvx512(std::span<const Word> keys,
                                                                     const HashSeeds& seeds)
{
    return summed(keys, seeds);
}

template <KeyWord Word>
SumFunction<Word> fastestSum()
{
    if (__builtin_cpu_supports("avx512dq") != 0 && __builtin_cpu_supports("avx512vl") != 0)
        return summedByAvx512<Word>;
    return __builtin_cpu_supports("avx2") != 0 ? summedByAvx2<Word> : summedAnywhere<Word>;
}
#else
template <KeyWord Word>
SumFunction<Word> fastestSum()
{
    return summedAnywhere<Word>;
}
#endif

template <KeyWord Word>
HashSums sumsOf(std::span<const Word> keys, const HashSeeds& seeds)
{
    static const SumFunction<Word> fastest = fastestSum<Word>();
    return fastest(keys, seeds);
}

template <KeyKind Kind, KeyWord Word>
bool isWrong(Word left, Word right, bool up)
{
    const auto before = rankOf(left, Kind);
    const auto after = rankOf(right, Kind);
    return up ? before > after : before < after;
}

/// Counts all faults, which is faster than stopping at the first one.
template <KeyKind Kind, KeyWord Word>
std::size_t outOfOrder(std::span<const Word> keys, bool up)
{
    std::size_t faults = 0;
    for (std::size_t i = 1; i < keys.size(); ++i)
        faults += isWrong<Kind>(keys[i - 1], keys[i], up) ? 1 : 0;
    return faults;
}

/// Returns the index of the first key that does not belong behind the one before it.
template <KeyKind Kind, KeyWord Word>
std::optional<std::size_t> firstOutOfOrder(std::span<const Word> keys, bool up)
{
    if (outOfOrder<Kind>(keys, up) == 0)
        return std::nullopt;
    const auto wrong = std::adjacent_find(
        keys.begin(), keys.end(), [up](Word left, Word right) { return isWrong<Kind>(left, right, up); });
    return static_cast<std::size_t>(wrong - keys.begin()) + 1;
}

template <KeyWord Word>
std::optional<std::size_t> firstOutOfOrder(std::span<const Word> keys, bool up, KeyType type)
{
    return withKind(kindOf(type), [&](auto kind) { return firstOutOfOrder<kind.value>(keys, up); });
}

/// The findings of several threads in their parts.
class Findings {
public:
    void add(const HashSums& part)
    {
        const std::scoped_lock lock(m_mutex);
        for (std::size_t i = 0; i < part.size(); ++i)
            m_sums.at(i) += part.at(i);
    }
    void addBad(std::size_t index)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_firstBad || index < *m_firstBad)
            m_firstBad = index;
    }

    const HashSums& sums() const { return m_sums; }
    const std::optional<std::size_t>& firstBad() const { return m_firstBad; }

private:
    std::mutex m_mutex;
    HashSums m_sums{};
    std::optional<std::size_t> m_firstBad;
};

} // namespace

HashSeeds drawnSeeds()
{
    std::random_device random;
    HashSeeds seeds{};
    for (auto& seed : seeds)
        seed = std::uint64_t{random()} << 32U | random();
    return seeds;
}

template <KeyWord Word>
Fingerprint fingerprint(std::span<const Word> keys, const std::stop_token& stop, const HashSeeds& seeds)
{
    Findings findings;
    base::inParallel(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        findings.add(sumsOf(keys.subspan(begin, end - begin), seeds));
    });
    return {seeds, keys.size(), findings.sums()};
}

template <KeyWord Word>
std::optional<Fault> verifySort(std::span<const Word> output, const Fingerprint& input, Direction direction,
                                KeyType type, const std::stop_token& stop)
{
    const bool up = direction == Direction::Ascending;
    Findings findings;
    base::inParallel(output.size(), stop, [&](std::size_t begin, std::size_t end) {
        findings.add(sumsOf(output.subspan(begin, end - begin), input.seeds));
        // The part begins one key earlier, with a key of another part, so that this boundary is checked, too.
        const auto first = begin == 0 ? 0 : begin - 1;
        if (const auto wrong = firstOutOfOrder(output.subspan(first, end - first), up, type))
            findings.addBad(first + *wrong);
    });
    if (const auto& bad = findings.firstBad())
        return Fault{bad, fmt::format("the output is not {}: element {} is {}, but the one before it is {}",
                                      base::nameOf(direction), *bad, keyText(output[*bad], type),
                                      keyText(output[*bad - 1], type))};
    if (Fingerprint{input.seeds, output.size(), findings.sums()} != input)
        return Fault{
            std::nullopt,
            fmt::format("the output ({} keys) is in order, but is not a permutation of the input ({} keys)",
                        output.size(), input.count)};
    return std::nullopt;
}

template <KeyWord Word>
std::vector<std::uint32_t> expectedAnswers(const HaystackIndex<Word>& haystack, std::span<const Word> needles,
                                           const std::stop_token& stop)
{
    const auto keys = haystack.keys();
    auto answers = base::zeros<std::uint32_t>(needles.size(), stop);
    base::inParallel(needles.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i) {
            const auto found = haystack.lowerBound(needles[i]);
            const bool hit = found < keys.size() && keys[found] == needles[i];
            answers[i] = hit ? static_cast<std::uint32_t>(found) : kNotFound;
        }
    });
    return answers;
}

template <KeyWord Word>
std::optional<Fault> verifyAnswers(std::span<const Word> needles, std::span<const std::uint32_t> expected,
                                   std::span<const std::uint32_t> answers, KeyType type,
                                   const std::stop_token& stop)
{
    if (answers.size() != needles.size())
        return Fault{std::nullopt, fmt::format("{} answers to {} needles", answers.size(), needles.size())};
    Findings findings;
    base::inParallel(needles.size(), stop, [&](std::size_t begin, std::size_t end) {
        const auto part = answers.subspan(begin, end - begin);
        const auto wrong = std::ranges::mismatch(part, expected.subspan(begin, end - begin)).in1;
        if (wrong != part.end())
            findings.addBad(end - static_cast<std::size_t>(part.end() - wrong));
    });
    if (!findings.firstBad())
        return std::nullopt;
    const auto text = [](std::uint32_t answer) {
        return answer == kNotFound ? std::string("not found") : fmt::format("index {}", answer);
    };
    const auto i = *findings.firstBad();
    return Fault{i, fmt::format("wrong answer for needle {} (key {}): {}, but std::lower_bound gives {}", i,
                                keyText(needles[i], type), text(answers[i]), text(expected[i]))};
}

std::optional<Fault> verifySearch(std::span<const Key> haystack, std::span<const Key> needles,
                                  std::span<const std::uint32_t> answers)
{
    return verifyAnswers(needles, expectedAnswers(haystack, needles), answers);
}

template Fingerprint fingerprint(std::span<const ByteKey>, const std::stop_token&, const HashSeeds&);
template Fingerprint fingerprint(std::span<const ShortKey>, const std::stop_token&, const HashSeeds&);
template Fingerprint fingerprint(std::span<const Key>, const std::stop_token&, const HashSeeds&);
template Fingerprint fingerprint(std::span<const WideKey>, const std::stop_token&, const HashSeeds&);
template std::optional<Fault> verifySort(std::span<const ByteKey>, const Fingerprint&, Direction, KeyType,
                                         const std::stop_token&);
template std::optional<Fault> verifySort(std::span<const ShortKey>, const Fingerprint&, Direction, KeyType,
                                         const std::stop_token&);
template std::optional<Fault> verifySort(std::span<const Key>, const Fingerprint&, Direction, KeyType,
                                         const std::stop_token&);
template std::optional<Fault> verifySort(std::span<const WideKey>, const Fingerprint&, Direction, KeyType,
                                         const std::stop_token&);
template std::vector<std::uint32_t> expectedAnswers(const HaystackIndex<ByteKey>&, std::span<const ByteKey>,
                                                    const std::stop_token&);
template std::vector<std::uint32_t> expectedAnswers(const HaystackIndex<ShortKey>&, std::span<const ShortKey>,
                                                    const std::stop_token&);
template std::vector<std::uint32_t> expectedAnswers(const HaystackIndex<Key>&, std::span<const Key>,
                                                    const std::stop_token&);
template std::vector<std::uint32_t> expectedAnswers(const HaystackIndex<WideKey>&, std::span<const WideKey>,
                                                    const std::stop_token&);
template std::optional<Fault> verifyAnswers(std::span<const ByteKey>, std::span<const std::uint32_t>,
                                            std::span<const std::uint32_t>, KeyType, const std::stop_token&);
template std::optional<Fault> verifyAnswers(std::span<const ShortKey>, std::span<const std::uint32_t>,
                                            std::span<const std::uint32_t>, KeyType, const std::stop_token&);
template std::optional<Fault> verifyAnswers(std::span<const Key>, std::span<const std::uint32_t>,
                                            std::span<const std::uint32_t>, KeyType, const std::stop_token&);
template std::optional<Fault> verifyAnswers(std::span<const WideKey>, std::span<const std::uint32_t>,
                                            std::span<const std::uint32_t>, KeyType, const std::stop_token&);

} // namespace sortscope::data

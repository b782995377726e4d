// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/verifier.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::data {
namespace {

/// Finaliser of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
constexpr std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

} // namespace

Fingerprint fingerprint(std::span<const Key> keys)
{
    Fingerprint result{.count = keys.size()};
    for (const Key key : keys) {
        result.sumHash += mix(key + 0x9E3779B97F4A7C15ULL);
        result.xorHash ^= mix(key + 0xD1B54A32D192ED03ULL);
    }
    return result;
}

std::optional<Fault> verifySort(std::span<const Key> output, const Fingerprint& input, Direction direction)
{
    const bool up = direction == Direction::Ascending;
    const auto wrong = std::adjacent_find(
        output.begin(), output.end(), [up](Key left, Key right) { return up ? left > right : left < right; });
    if (wrong != output.end()) {
        const auto index = static_cast<std::size_t>(wrong - output.begin()) + 1;
        return Fault{index, fmt::format("the output is not {}: element {} is {}, but the one before it is {}",
                                        base::nameOf(direction), index, output[index], output[index - 1])};
    }
    if (fingerprint(output) != input)
        return Fault{
            std::nullopt,
            fmt::format("the output ({} keys) is in order, but is not a permutation of the input ({} keys)",
                        output.size(), input.count)};
    return std::nullopt;
}

std::optional<Fault> verifySearch(std::span<const Key> haystack, std::span<const Key> needles,
                                  std::span<const std::uint32_t> answers)
{
    if (answers.size() != needles.size())
        return Fault{std::nullopt, fmt::format("{} answers to {} needles", answers.size(), needles.size())};
    const auto text = [](std::uint32_t answer) {
        return answer == kNotFound ? std::string("not found") : fmt::format("index {}", answer);
    };
    for (std::size_t i = 0; i < needles.size(); ++i) {
        const auto found = std::lower_bound(haystack.begin(), haystack.end(), needles[i]);
        const bool hit = found != haystack.end() && *found == needles[i];
        const auto right = hit ? static_cast<std::uint32_t>(found - haystack.begin()) : kNotFound;
        if (answers[i] != right)
            return Fault{i,
                         fmt::format("wrong answer for needle {} (key {}): {}, but std::lower_bound gives {}",
                                     i, needles[i], text(answers[i]), text(right))};
    }
    return std::nullopt;
}

} // namespace sortscope::data

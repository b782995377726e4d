// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/wrongelement.h"

#include "core/data/ranks.h"
#include "core/data/sorting.h"

#include <fmt/format.h>

namespace sortscope::data {

template <KeyWord Word>
std::optional<WrongElement> firstWrongElement(std::span<const Word> output, const std::vector<Word>& input,
                                              Direction direction, KeyType type, const std::stop_token& stop)
{
    auto ranks = input;
    becomeRanks(ranks, type, stop);
    sortKeys(ranks, stop);
    const bool up = direction == Direction::Ascending;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const auto right = bitsOf(up ? ranks[i] : ranks[ranks.size() - 1 - i], type);
        if (output[i] != right)
            return WrongElement{i, fmt::format("the first wrong element is {}: {} in place of {}", i,
                                               keyText(output[i], type), keyText(right, type))};
    }
    return std::nullopt;
}

template std::optional<WrongElement> firstWrongElement(std::span<const ByteKey>, const std::vector<ByteKey>&,
                                                       Direction, KeyType, const std::stop_token&);
template std::optional<WrongElement> firstWrongElement(std::span<const ShortKey>,
                                                       const std::vector<ShortKey>&, Direction, KeyType,
                                                       const std::stop_token&);
template std::optional<WrongElement> firstWrongElement(std::span<const Key>, const std::vector<Key>&,
                                                       Direction, KeyType, const std::stop_token&);
template std::optional<WrongElement> firstWrongElement(std::span<const WideKey>, const std::vector<WideKey>&,
                                                       Direction, KeyType, const std::stop_token&);

} // namespace sortscope::data

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::data {

/// A number that a generator takes behind its id, as in "few-distinct:64".
struct GeneratorValue {
    /// The things that the number counts: "distinct keys".
    std::string_view counts;
    std::uint32_t minimum;
    std::uint32_t maximum;
    /// The number that the id alone stands for.
    std::uint32_t standard;
};

/// Describes one data generator; the list of them is generators().
struct GeneratorInfo {
    std::string_view id;
    std::string_view title;
    std::string_view description;
    std::string_view origin;
    /// True if the generated keys are already in non-decreasing order.
    bool sorted;
    /// True for patterns that exist to probe correctness rather than to be timed.
    bool edgeCase;
    std::optional<GeneratorValue> value = std::nullopt;
    /// True if floats that are made from the keys may be NaN and -0.0.
    bool specials = false;
};

/// Every generator, in the order in which users see them.
std::span<const GeneratorInfo> generators();

/// A generator, with its number if it takes one.
struct ChosenGenerator {
    const GeneratorInfo* info;
    std::uint32_t value = 0;

    /// One spelling for each choice: "few-distinct:064" and, if 64 is the usual number, "few-distinct" are
    /// the same choice.
    std::string id() const;
};

/// Returns the choice that `id`, with or without a number behind it, stands for. Throws std::invalid_argument
/// that says what would be right.
ChosenGenerator chosenGenerator(std::string_view id);

/// The description of `id`, with or without a number behind it; nullptr if chosenGenerator() would throw.
const GeneratorInfo* findGenerator(std::string_view id);

/// `length` keys of generator `id`, made on all threads. The same seed gives the same keys on every machine
/// and compiler, with any number of threads: only integer arithmetic of our own is used. Keys of 64 bits are
/// made like those of 32 bits, from draws of 64 bits; of keys of 8 and 16 bits, rising numbers beyond their
/// range are scaled to it, so that what is in order stays so. Throws std::invalid_argument as
/// chosenGenerator() does, and base::Cancelled once a stop is requested.
template <KeyWord Word = Key>
std::vector<Word> generate(std::string_view id, std::size_t length, std::uint64_t seed,
                           const std::stop_token& stop = {});

/// Keys of a type that is stored in the word. The result of generate() is converted by becomeOrdinaryKeys(),
/// or by becomeKeys() for special floats: sorted keys stay sorted, and equal keys stay equal. Throws as
/// generate() does.
template <KeyWord Word = Key>
std::vector<Word> generateKeys(std::string_view id, KeyType type, std::size_t length, std::uint64_t seed,
                               const std::stop_token& stop = {});

} // namespace sortscope::data

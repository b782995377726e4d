// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace sortscope::data {

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
};

/// Every generator, in the order in which users see them.
std::span<const GeneratorInfo> generators();

/// The description of `id`, or nullptr if no generator has that id.
const GeneratorInfo* findGenerator(std::string_view id);

/// `length` keys of generator `id`. The same seed gives the same keys on every machine and compiler:
/// only std::mt19937_64 (fixed by the standard) and integer arithmetic of our own are used.
/// Throws std::invalid_argument for an unknown id, and base::Cancelled once a stop is wanted.
std::vector<Key> generate(std::string_view id, std::size_t length, std::uint64_t seed,
                          const std::stop_token& stop = {});

/// What a search workload looks for.
struct NeedleOptions {
    std::size_t count = 1;
    /// Share of needles that occur in the haystack, 0 … 1.
    double hitRatio = 1.0;
    bool sorted = false;
};

/// Needles for a sorted haystack: round(count · hitRatio) present keys and, as far as the key range leaves
/// room, absent ones for the rest, in random order unless sorted. An empty haystack gives absent keys only.
/// Throws std::invalid_argument for a hit ratio outside 0 … 1, and base::Cancelled once a stop is wanted.
std::vector<Key> generateNeedles(std::span<const Key> haystack, const NeedleOptions& options,
                                 std::uint64_t seed, const std::stop_token& stop = {});

} // namespace sortscope::data

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace sortscope::results {

/// The keys that a search looks for.
struct SearchOptions {
    /// Number of needles.
    std::size_t keys = 1024;
    /// Share of needles that occur in the haystack, 0 … 1.
    double hitRatio = 0.5;
    bool sortedKeys = false;

    auto operator<=>(const SearchOptions&) const = default;
};

/// The work of a job: rows whose workloads are equal may be compared, whatever does the work and where.
struct Workload {
    std::string generator;
    /// Keys to sort, or elements of the haystack.
    std::size_t size = 0;
    std::uint64_t seed = 1;
    data::Direction direction = data::Direction::Ascending;
    /// Keys of two types are never the same work.
    data::KeyType key = data::KeyType::U32;
    /// Searches have none.
    data::ValueType values = data::ValueType::None;
    /// Present for searches only.
    std::optional<SearchOptions> search;
    /// The version of the generators that made the data: with another one, the same seed gives other keys.
    std::uint32_t generatorVersion = data::kGeneratorVersion;

    auto operator<=>(const Workload&) const = default;

    /// The number of keys that the job sorts, or looks for: the keys that rates count.
    std::size_t keys() const { return search ? search->keys : size; }

    /// Returns the workload without members that the data does not depend on: workloads of equal input share
    /// their data.
    Workload input() const
    {
        Workload input = *this;
        input.direction = data::Direction::Ascending;
        return input;
    }
};

/// The number of inputs that a processor takes in turn: a branch predictor learns a short input by heart, and
/// std::sort of 2^10 keys it has seen before takes a fifth of the time. 1 from 2^15 keys on.
std::size_t inputsInTurn(const Workload& workload);

} // namespace sortscope::results

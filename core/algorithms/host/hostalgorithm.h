// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"
#include "core/data/ranks.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <type_traits>

namespace sortscope::algorithms {

/// Returns keys as the numbers that their bits mean. Nothing else may read or write the keys during this use.
template <typename Value>
std::span<Value> keysAs(std::span<std::byte> keys)
{
    return {reinterpret_cast<Value*>(keys.data()), keys.size() / sizeof(Value)}; // NOLINT(*-reinterpret-cast)
}

/// Returns call(values), where the keys are seen as numbers of their width, with or without a sign, or as
/// floats.
template <typename Call>
decltype(auto) withNumbers(std::span<std::byte> keys, data::KeyType type, const Call& call)
{
    switch (type) {
    case data::KeyType::U32:
        break;
    case data::KeyType::U8:
        return call(keysAs<std::uint8_t>(keys));
    case data::KeyType::I8:
        return call(keysAs<std::int8_t>(keys));
    case data::KeyType::U16:
        return call(keysAs<std::uint16_t>(keys));
    case data::KeyType::I16:
        return call(keysAs<std::int16_t>(keys));
    case data::KeyType::F16:
        return call(keysAs<data::Half>(keys));
    case data::KeyType::I32:
        return call(keysAs<std::int32_t>(keys));
    case data::KeyType::F32:
        return call(keysAs<float>(keys));
    case data::KeyType::U64:
        return call(keysAs<std::uint64_t>(keys));
    case data::KeyType::I64:
        return call(keysAs<std::int64_t>(keys));
    case data::KeyType::F64:
        return call(keysAs<double>(keys));
    }
    return call(keysAs<std::uint32_t>(keys));
}

/// The order of numbers, or of floats.
template <typename Value>
using LessOf = std::conditional_t<std::is_arithmetic_v<Value> && !std::floating_point<Value>,
                                  std::less<Value>, data::TotalOrder>;

/// Sorts all given keys, in the form of their bytes.
using HostSortFunction = std::function<void(std::span<std::byte>, data::Direction)>;

/// A comparison sort of keys of `type`: calls sort(keys, less), with a span of numbers and their order.
template <typename SortKeys>
HostSortFunction comparing(data::KeyType type, SortKeys sort)
{
    return [type, sort](std::span<std::byte> keys, data::Direction direction) {
        withNumbers(keys, type, [&]<typename Value>(std::span<Value> values) {
            if (direction == data::Direction::Ascending)
                sort(values, LessOf<Value>());
            else
                sort(values, [](Value left, Value right) { return LessOf<Value>()(right, left); });
        });
    };
}

/// A CPU sort that is one function call on the keys, timed as one command called `name`.
std::unique_ptr<Sort> makeHostSort(std::string name, const SortProblem& problem, HostSortFunction sort);

/// Answers every needle: the index of the first equal element of the haystack, or data::kNotFound.
template <data::KeyWord Word>
using HostSearchFunction = std::function<void(std::span<const Word> haystack, std::span<const Word> needles,
                                              std::span<std::uint32_t> answers)>;

/// A CPU search that is one function call for all needles, timed as one command called `name`.
template <data::KeyWord Word>
std::unique_ptr<Search> makeHostSearch(std::string name, const SearchProblem& problem,
                                       HostSearchFunction<Word> search);

} // namespace sortscope::algorithms

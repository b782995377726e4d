// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"
#include "core/data/ranks.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace sortscope::algorithms {

/// Keys as what their bits stand for. Nothing else reads or writes them while they are seen so.
template <typename Value>
std::span<Value> keysAs(std::span<data::Key> keys)
{
    static_assert(sizeof(Value) == sizeof(data::Key));
    return {reinterpret_cast<Value*>(keys.data()), keys.size()}; // NOLINT(*-reinterpret-cast)
}

/// Sorts all the keys that it is given.
using HostSortFunction = std::function<void(std::span<data::Key>, data::Direction)>;

/// A comparison sort of keys of `type`: sort(keys, less), with a span of what the keys are and the order to
/// sort them in.
template <typename SortKeys>
HostSortFunction comparing(data::KeyType type, SortKeys sort)
{
    return [type, sort](std::span<data::Key> keys, data::Direction direction) {
        const auto inOrder = [&](auto values, auto less) {
            if (direction == data::Direction::Ascending)
                sort(values, less);
            else
                sort(values, [less](auto left, auto right) { return less(right, left); });
        };
        switch (type) {
        case data::KeyType::U32:
            inOrder(keys, std::less<>{});
            break;
        case data::KeyType::I32:
            inOrder(keysAs<std::int32_t>(keys), std::less<>{});
            break;
        case data::KeyType::F32:
            inOrder(keysAs<float>(keys), data::TotalOrder{});
            break;
        }
    };
}

/// A CPU sort that is one function call on the keys, timed as one command called `name`.
std::unique_ptr<Sort> makeHostSort(std::string name, const SortProblem& problem, HostSortFunction sort);

/// Answers every needle: the index of the first equal element of the haystack, or data::kNotFound.
using HostSearchFunction =
    std::function<void(std::span<const data::Key> haystack, std::span<const data::Key> needles,
                       std::span<std::uint32_t> answers)>;

/// A CPU search that is one function call for all needles, timed as one command called `name`.
std::unique_ptr<Search> makeHostSearch(std::string name, const SearchProblem& problem,
                                       HostSearchFunction search);

} // namespace sortscope::algorithms

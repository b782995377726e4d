// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"

#include <functional>
#include <memory>
#include <span>
#include <string>

namespace sortscope::algorithms {

/// Sorts all the keys that it is given.
using HostSortFunction = std::function<void(std::span<data::Key>, data::Direction)>;

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

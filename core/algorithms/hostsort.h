// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"

#include <functional>
#include <memory>
#include <span>

namespace sortscope::algorithms {

/// Sorts all the keys that it is given.
using HostSortFunction = std::function<void(std::span<data::Key>, data::Direction)>;

/// A CPU sort that is one function call on the keys, timed as one command called `name`.
std::unique_ptr<Sort> makeHostSort(std::string name, const SortProblem& problem, HostSortFunction sort);

} // namespace sortscope::algorithms

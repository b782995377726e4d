// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"
#include "core/algorithms/work.h"
#include "core/backend/deviceinfo.h"

#include <memory>

namespace sortscope::algorithms {

/// Sorts keys of `problem`'s type by a sort of unsigned numbers of their width that was prepared for it: the
/// keys become their ranks (data::rankOf) before it and keys again behind it, as commands of the run. On
/// devices that takes a launch of kernels/keymap.cl each; on the host a loop, by as many threads as the sort
/// has.
std::unique_ptr<Sort> makeMappedSort(backend::Queue& queue, const backend::DeviceInfo& device,
                                     const SortProblem& problem, std::unique_ptr<Sort> ofRanks);

/// What mapping adds to a run of `length` keys of a type.
Work mappingWork(std::size_t length, data::KeyType type);

} // namespace sortscope::algorithms

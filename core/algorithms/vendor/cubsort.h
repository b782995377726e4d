// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"

#include <memory>

namespace sortscope::algorithms::vendor {

std::unique_ptr<Sort> makeCubRadixSort(backend::Queue& queue, const SortProblem& problem);
std::unique_ptr<Sort> makeCubMergeSort(backend::Queue& queue, const SortProblem& problem);

} // namespace sortscope::algorithms::vendor

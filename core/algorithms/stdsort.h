// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// std::sort on one core.
AlgorithmInfo stdSort();

/// std::sort with std::execution::par, on oneTBB.
AlgorithmInfo stdSortPar();

} // namespace sortscope::algorithms

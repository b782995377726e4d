// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// Column radix sort of tiles in local memory with four merge strategies (a CUDA exercise after a textbook);
/// more than one tile is merged by merge-path passes.
AlgorithmInfo columnRadix();

} // namespace sortscope::algorithms

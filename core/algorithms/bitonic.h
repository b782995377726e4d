// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// Bitonic sort with one launch a pass and n/2 work-items, in place in global memory (AMD APP SDK sample).
AlgorithmInfo bitonic();

} // namespace sortscope::algorithms

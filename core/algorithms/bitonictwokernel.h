// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// Bitonic sort with a stage kernel and a merge kernel, one work-item a key (a Japanese PyOpenCL text).
AlgorithmInfo bitonicTwoKernel();

} // namespace sortscope::algorithms

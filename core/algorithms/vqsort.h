// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// Highway's vectorised quicksort (vqsort) on one core.
AlgorithmInfo vqsort();

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// The bitonic network of the device variants in plain loops on one core.
AlgorithmInfo bitonicCpu();

} // namespace sortscope::algorithms

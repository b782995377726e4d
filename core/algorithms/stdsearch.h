// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// std::lower_bound for one needle after the other, on one core.
AlgorithmInfo stdLowerBound();

/// std::lower_bound with the needles shared between threads by std::execution::par, on oneTBB.
AlgorithmInfo stdLowerBoundPar();

/// std::find for one needle after the other, on one core: what a haystack without order would cost.
AlgorithmInfo linearSearch();

} // namespace sortscope::algorithms

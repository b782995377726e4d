// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// Search of many keys with one binary search a key and part of the haystack (AMD APP SDK sample).
AlgorithmInfo concurrentSearch();

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// Search of many keys with one work-item a segment of the haystack (AMD APP SDK sample).
AlgorithmInfo segmentSearch();

} // namespace sortscope::algorithms

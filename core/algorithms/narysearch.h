// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

namespace sortscope::algorithms {

/// Search of one key at a time: N work-items narrow the range to one of N segments, launch by launch (AMD APP
/// SDK sample).
AlgorithmInfo narySearch();

} // namespace sortscope::algorithms

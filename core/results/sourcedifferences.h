// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"

#include <vector>

namespace sortscope::results {

/// The kernel files that both sides compiled for a device, but not from the same texts. Where a text came
/// from makes no difference by itself.
std::vector<EnvironmentDifference> sourceDifferences(const ComparedSet& a, const ComparedSet& b);

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"

namespace sortscope::results {

/// What was not the same on the two sides: the environments of their runs, and the drivers of their devices.
/// A side with several values has them all.
std::vector<EnvironmentDifference> environmentDifferences(const ComparedSet& a, const ComparedSet& b);

/// "driver of NVIDIA H200 (opencl)".
std::string titleOf(const EnvironmentDifference& difference);
/// "performance, powersave".
std::string textOf(const EnvironmentDifference::Values& values);

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/gpuagainstcpu.h"

#include <span>
#include <string>

namespace sortscope::results {

/// Both answers for each machine and kind of data, at the largest size that both sides have: a line that
/// names the data, a line for each answer, and one that says so where the two differ. Empty without any.
std::string gpuAgainstCpuText(std::span<const GpuAgainstCpu> all);

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"

#include <span>
#include <string>
#include <vector>

namespace sortscope::cli {

/// Returns a sentence for each option of `given` ("--keys") that makes no difference to any of the jobs: it
/// names the option and the reason.
std::vector<std::string> idleOptions(const std::vector<std::string>& given,
                                     std::span<const results::JobSpec> jobs);

} // namespace sortscope::cli

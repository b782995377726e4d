// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"
#include "core/run/runrequest.h"

#include <string>

namespace sortscope::cli {

/// "sortscope-cli run --device opencl:0 …": the command that runs this one job again, for reports of faults.
std::string commandFor(const results::JobSpec& spec);

} // namespace sortscope::cli

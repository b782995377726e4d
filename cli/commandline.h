// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/runrequest.h"

#include <string>

namespace sortscope::cli {

/// "sortscope-cli run --device opencl:0 …": the command that runs this one job again, for reports of faults.
std::string commandFor(const job::JobSpec& spec);

} // namespace sortscope::cli

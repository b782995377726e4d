// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"
#include "core/run/runrequest.h"

#include <filesystem>
#include <string>

namespace sortscope::cli {

/// "sortscope-cli run --device opencl:0 …": the command that runs this one job again, for reports of faults,
/// with kernels from the folder `kernels` unless that is empty. A shell takes it as it is.
std::string commandFor(const results::JobSpec& spec, const std::filesystem::path& kernels);

} // namespace sortscope::cli

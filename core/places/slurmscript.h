// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/sampleorder.h"

#include <filesystem>
#include <string>

namespace sortscope::plan {
struct RunRequest;
} // namespace sortscope::plan

namespace sortscope::places {

/// A job file for Slurm (sbatch(1)) that measures the request with `program` on one node, and leaves a
/// session that is named by time and node. Started by bash instead of sbatch, it submits itself once for each
/// node. The request is in it as JSON.
std::string slurmScript(const plan::RunRequest& request, results::SampleOrder order,
                        const std::filesystem::path& program);

} // namespace sortscope::places

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace sortscope::cli {

/// Returns the text of `run --dry-run`: the jobs in the order of the run, the memory that each needs, jobs
/// that cannot run and why, and the most memory that a job needs beside the `hostMemory` bytes that are
/// available.
std::string dryRunText(Format format, std::span<const results::JobSpec> jobs,
                       const std::optional<std::uint64_t>& hostMemory);

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

// How runners of one machine share a plan that only checks. Jobs that are timed are run by one runner alone.

namespace sortscope::plan {

/// The most runners that are used at the same time on a machine with so many cores if the user does not say:
/// one for every two cores, but at most eight.
std::size_t mostRunners(std::size_t cores);

/// The number of runners for `jobs`: mostRunners(), but at most two if no job runs on a GPU with memory of
/// its own, because processors and OpenCL's devices on them take all cores for each job. There are at most as
/// many as there are jobs, and as `hostMemory` bytes (empty: unknown) and every GPU have room for.
std::size_t runnersFor(std::span<const results::JobSpec> jobs, std::size_t cores,
                       const std::optional<std::uint64_t>& hostMemory);

/// `count` parts of a plan that take about as long as each other, with the jobs of each in the plan's order.
/// Jobs that build the same kernels (device, algorithm, type of keys, parameters) go to one part if possible,
/// so that few are compiled twice. The same plan gives the same parts; some parts are empty if there are few
/// jobs. Throws std::logic_error for jobs that are interleaved.
std::vector<Plan> sharesOf(const Plan& plan, std::size_t count);

} // namespace sortscope::plan

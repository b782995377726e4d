// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"

#include <QString>

#include <chrono>
#include <span>

namespace sortscope::gui::models {

/// "40 s", "3 min", "2 h 5 min": a duration no more precise than an estimate.
QString roughDuration(std::chrono::nanoseconds duration);

/// The work of a request before it is run: "5 variants × 11 sizes = 55 jobs × 3 replicates", the `likely`
/// time for it, the most memory that a job needs, and the number of jobs that cannot run with the first
/// reason. `jobs` are the jobs of the request.
QString preview(const plan::RunRequest& request, std::span<const results::JobSpec> jobs,
                std::chrono::nanoseconds likely);

/// The reasons of the jobs that cannot run, one per line.
QString whyUnsupported(std::span<const results::JobSpec> jobs);

} // namespace sortscope::gui::models

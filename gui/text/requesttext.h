// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"

#include <QString>

#include <chrono>
#include <span>

namespace sortscope::gui::models {

/// As precise as an estimate is: "40 s", "3 min", "2 h 5 min".
QString roughDuration(std::chrono::nanoseconds duration);

/// What a request will do, before it is run: "5 variants × 11 sizes = 55 jobs × 3 replicates", about how long
/// that takes and the most memory that a job needs, and how many jobs cannot run with the first reason.
/// `jobs` are those of the request.
QString preview(const plan::RunRequest& request, std::span<const results::JobSpec> jobs);

/// The reasons of the jobs that cannot run, a line each.
QString whyUnsupported(std::span<const results::JobSpec> jobs);

} // namespace sortscope::gui::models

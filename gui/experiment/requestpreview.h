// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"
#include "core/tuning/durations.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace sortscope::gui::pages {

/// The jobs and the texts that a request leads to.
struct RequestPreview {
    plan::RunRequest request;
    std::vector<results::JobSpec> jobs;
    /// The number of jobs of a workload that has not two, which pairs need; empty if each workload has two.
    std::optional<std::size_t> unpaired = 0;
    /// The number of jobs, and the time and memory that they need.
    QString message;
    /// The reasons why some jobs cannot run; empty if all can.
    QString unsupported;
    /// The reason why there are no jobs; empty if there are some.
    QString fault;
};

/// `durations` are those of earlier jobs. `expand` makes the request's jobs. With many machines this takes
/// long: call this on a thread of its own.
RequestPreview previewOf(plan::RunRequest request,
                         const std::function<std::vector<results::JobSpec>()>& expand,
                         const tuning::Durations& durations);

} // namespace sortscope::gui::pages

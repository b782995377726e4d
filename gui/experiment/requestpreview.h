// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace sortscope::gui::pages {

/// What a request comes to.
struct RequestPreview {
    plan::RunRequest request;
    std::vector<results::JobSpec> jobs;
    /// How many jobs a workload has, of one that has not two, which pairs take; empty if each has two.
    std::optional<std::size_t> unpaired = 0;
    /// The number of jobs, and the time and memory that they need.
    QString message;
    /// Why some of them cannot run; empty if all can.
    QString unsupported;
    /// Why there are no jobs; empty if there are.
    QString fault;
};

/// `expand` makes the request's jobs. With many machines that takes long: for a thread of its own.
RequestPreview previewOf(plan::RunRequest request,
                         const std::function<std::vector<results::JobSpec>()>& expand);

} // namespace sortscope::gui::pages

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/requestofjobs.h"

namespace sortscope::plan {

RunRequest requestOfJobs(std::span<const results::JobSpec> jobs, Usual usual)
{
    RunRequest request{.sampling = jobs.front().sampling};
    for (const auto& axis : axes())
        axis.collect(request, jobs, usual);
    return request;
}

} // namespace sortscope::plan

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/measure/samplingplan.h"
#include "core/results/devicekey.h"
#include "core/results/jobid.h"
#include "core/results/variant.h"
#include "core/results/workload.h"

#include <string>

namespace sortscope::results {

/// Everything that one job needs to know: which work, done how, where, and how often it is sampled.
struct JobSpec {
    JobId id = 0;
    backend::DeviceInfo device;
    Workload workload;
    Variant variant;
    measure::SamplingPlan sampling;
    /// Why the job cannot run although it was asked for (it becomes an "unsupported" row); empty if it
    /// can.
    std::string unsupported;
};

} // namespace sortscope::results

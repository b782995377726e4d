// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/row/jobspec.h"

#include <chrono>
#include <string>
#include <vector>

namespace sortscope::plan {

/// The cases of the quick conformance suite (conformanceJobs()) for one algorithm on one device, by their
/// likely time, the quickest first: a case also takes its share of the compiler's time for the kernels that
/// it has in common with others. Throws base::UsageError as expand() does.
std::vector<results::JobSpec> trialCases(const backend::Inventory& inventory, const std::string& device,
                                         const std::string& algorithm);

/// The time that a trial has for these cases: 3 s on a device with memory of its own, else 6 s.
std::chrono::nanoseconds trialCasesTime(const backend::DeviceInfo& device);

} // namespace sortscope::plan

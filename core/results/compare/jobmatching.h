// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"

#include <utility>
#include <vector>

namespace sortscope::results {

struct MatchedJobs {
    /// A job of A and one of B.
    std::vector<std::pair<ResultPointer, ResultPointer>> pairs;
    std::vector<DevicePair> acrossDevices;
    std::vector<ResultPointer> onlyInA;
    std::vector<ResultPointer> onlyInB;
};

/// Matches jobs of equal workload whose variants were asked for alike (askedVariant()); jobs that ran alike
/// are matched before jobs that tuning changed on one side. Jobs with equal device keys come first, then jobs
/// whose devices are of one model (backend, name, and number among equals), as in sessions of two machines.
///
/// Across devices, devices of A without a pair are set against devices of B without one that did some of the
/// same work, in their order: devices of one backend first, then other GPUs. There, parameters also match if
/// each is the default of its device.
MatchedJobs matchJobs(const std::vector<ResultPointer>& a, const std::vector<ResultPointer>& b,
                      bool acrossDevices);

} // namespace sortscope::results

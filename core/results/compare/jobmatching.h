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
    /// True if both sides are one set: no pair tells of a drift between two runs then.
    bool within = false;
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

/// Compares jobs that are matched already. The ratios of pairs that differ in work or in the model of their
/// device tell no drift.
CompareReport compareMatched(const ComparedSet& a, const ComparedSet& b, MatchedJobs matched,
                             const CompareOptions& options);

} // namespace sortscope::results

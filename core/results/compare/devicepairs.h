// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::results {

/// With more devices than this, the question is which one differs from the rest: fleet() answers it.
inline constexpr std::size_t kMostPairedDevices = 4;

/// Two devices of one set, over all jobs that both did.
struct ComparedDevices {
    backend::DeviceInfo a;
    backend::DeviceInfo b;
    std::size_t jobs = 0;
    /// The verdicts on B; the jobs that are left have none, or an ambiguous one.
    std::size_t faster = 0;
    std::size_t slower = 0;
    std::size_t same = 0;
    /// The geometric mean of the jobs' ratios B / A, and the smallest and the largest of them. Empty if no
    /// job has a ratio.
    std::optional<double> ratio;
    std::optional<measure::Interval> extent;
};

/// Compares each two of up to kMostPairedDevices devices of a set that did the same jobs, whatever their
/// models; processors' own algorithms are no device here. Empty with more devices, and without such jobs.
std::vector<ComparedDevices> comparedDevices(const ComparedSet& set, const CompareOptions& options = {});

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/metric.h"

#include <cstddef>
#include <vector>

namespace sortscope::results {

struct JobResult;

/// Tells which of valuesOf() lie far from the median of their replicate: by more than five standard
/// deviations, which happens to one of two million normal values. Outliers are marked, and stay in every
/// figure.
std::vector<bool> outliersOf(const JobResult& result, Metric metric);

std::size_t outlierCount(const JobResult& result, Metric metric);

} // namespace sortscope::results

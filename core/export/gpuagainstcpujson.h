// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/gpuagainstcpu.h"
#include "core/results/row/metric.h"

#include <nlohmann/json_fwd.hpp>

#include <span>

namespace sortscope::exports {

/// A comparison by `metric`: `gpu` and `cpu` (device, algorithm, transfer mode and median), `speed_up` with
/// its `interval`, `verdict` on the GPU, `quality` of the comparison, and `doubt`. What is not
/// known is null.
nlohmann::ordered_json sizeComparisonJson(const results::SizeComparison& one, results::Metric metric);

/// Both answers at each size, for each machine and kind of data. Docs: docs/command-line.md.
nlohmann::ordered_json gpuAgainstCpuJson(std::span<const results::GpuAgainstCpu> all);

} // namespace sortscope::exports

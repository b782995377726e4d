// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/crossover.h"
#include "core/results/row/jobspec.h"

#include <vector>

namespace sortscope::results {

/// Both answers to "is the GPU faster?" on one machine and one kind of data, size by size. At each size the
/// fastest row of any GPU (fastestOf()) is compared with the fastest row of the processor.
struct GpuAgainstCpu {
    /// Keys and result stay on the device: by the wall clock, increasing by size.
    std::vector<SizeComparison> resident;
    /// Keys and result travel: end to end, and so by the best of the transfer modes that were measured. Sizes
    /// of which no row knows its transfers are missing.
    std::vector<SizeComparison> roundTrip;
};

/// The answers for each machine and each kind of data of which a GPU and a processor have a verified row of
/// one size, in the order of CpuBaselines::Key.
std::vector<GpuAgainstCpu> gpuAgainstCpu(ResultSpan results);

/// True if one of the two verdicts is that the GPU is faster, and the other one that the CPU is.
bool answersDiffer(const SizeComparison& resident, const SizeComparison& roundTrip);

/// The comparison of a size; nullptr if there is none.
const SizeComparison* atSize(const std::vector<SizeComparison>& ascending, std::size_t size);

} // namespace sortscope::results

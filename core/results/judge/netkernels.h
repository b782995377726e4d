// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/floor.h"

#include <cstdint>
#include <optional>
#include <span>

namespace sortscope::results {

struct Replicate;

/// True if a reading exceeds that of an empty kernel by no more than such readings scatter: three MADs. Such
/// a launch has no time of its own.
bool drownsInFloor(double readingNs, const Floor& floor);

/// The time of the kernels of one run in a replicate, in nanoseconds, without the time that their clock adds.
///
/// For each launch, measure::steadyMean() of the samples that its best clock timed counts, and the mean floor
/// of the clock is subtracted from each: means alone expect the same time whether there was one sample or
/// fifty. No floor of CUPTI's records is measured: their time is the median sum.
///
/// Empty without kernel times, without a floor if the clock has one, if over half of the launches have no
/// time of their own, and if less than nothing would be left.
std::optional<double> netKernelTimeNs(const Replicate& replicate, std::span<const Floor> floors);

/// Empties the kernel times of samples whose clock ticks too slowly for them, whatever resolution it claims:
/// over half of the launches that it timed in the replicate read 0. If fewer do, the zeros are readings.
/// Times of uploads and of downloads are emptied in the same way.
void dropTimesBelowTicks(Replicate& replicate);

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/floor.h"

#include <cstdint>
#include <optional>
#include <span>

namespace sortscope::results {

struct Replicate;

/// True if a reading differs from that of an empty kernel by what such readings scatter, or less: by three
/// MADs. Such a launch has no time of its own.
bool drownsInFloor(double readingNs, const Floor& floor);

/// What the kernels of one run took in a replicate, in nanoseconds, without what their clock adds.
///
/// Of each launch, a quartile over the samples that its best clock timed: what disturbs a reading makes it
/// longer, so the low readings repeat where the median moves with the machine's mood. From each the mean
/// floor of its clock is taken. CUPTI's records have no floor, and theirs is the median sum.
///
/// Empty without kernel times, without a floor where the clock has one, if over half of the launches have no
/// time of their own, and if less than nothing would be left.
std::optional<double> netKernelTimeNs(const Replicate& replicate, std::span<const Floor> floors);

/// Leaves the kernel times of samples empty whose clock ticks too slowly for them, whatever resolution it
/// claims: over half of the launches that it timed in the replicate read 0. A few that do are readings. The
/// same of uploads and of downloads.
void dropTimesBelowTicks(Replicate& replicate);

} // namespace sortscope::results

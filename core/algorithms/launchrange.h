// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace sortscope::algorithms {

/// Whole work-groups that cover `items` work-items (at least 1); the kernel turns the surplus away. A launch
/// with fewer work-items than a work-group is one work-group, of a power of two so that drivers which compile
/// a kernel for each work-group size (PoCL) do so a few times only.
inline backend::NdRange launchRange(std::size_t items, std::size_t workGroupSize)
{
    const auto local = std::min(workGroupSize, std::bit_ceil(items));
    return {(items + local - 1) / local * local, local};
}

} // namespace sortscope::algorithms

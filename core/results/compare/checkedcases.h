// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"

#include <chrono>
#include <cstddef>

namespace sortscope::results {

/// What cases of the conformance suite have shown of an algorithm on a device, up to the first wrong one.
struct CheckedCases {
    std::size_t all = 0;
    /// The number of cases whose outputs were all right.
    std::size_t right = 0;
    /// The number of cases that the device or the algorithm cannot do, and says so: not a fault.
    std::size_t unsupported = 0;
    std::chrono::nanoseconds took{0};
    /// The first case that failed; nullptr if there was none.
    ResultPointer fault;
    /// True if the cases were cancelled before they had their time.
    bool cancelled = false;

    std::size_t ran() const { return right + unsupported + (fault ? 1 : 0); }
};

} // namespace sortscope::results

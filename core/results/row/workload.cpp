// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/workload.h"

#include <algorithm>

namespace sortscope::results {

std::size_t inputsInTurn(const Workload& workload)
{
    constexpr std::size_t kLearnt = std::size_t{1} << 15U;
    constexpr std::size_t kKeysInAll = std::size_t{1} << 16U;
    constexpr std::size_t kMostInputs = 1024;
    const auto keys = workload.keys();
    if (keys < 2 || keys >= kLearnt)
        return 1;
    return std::min((kKeysInAll + keys - 1) / keys, kMostInputs);
}

} // namespace sortscope::results

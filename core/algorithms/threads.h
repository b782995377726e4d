// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"

namespace sortscope::algorithms {

/// "threads": how many threads a parallel CPU algorithm uses, all hardware threads by default.
inline ParameterInfo threadsParameter()
{
    return {
        .id = "threads",
        .title = "Threads",
        .description = "Threads that share the work; all hardware threads by default",
        .minimum = 1,
        .maximum = 4096,
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            return static_cast<std::int64_t>(device.threads.value_or(1));
        },
    };
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::backend {

/// The clock that a duration was read from. Durations of different clocks are never compared silently.
enum class Clock { HostSteady, OpenClEvent, CudaEvent };

constexpr auto namesOf(Clock /*type*/)
{
    return base::namesUpTo<Clock::CudaEvent>("host-steady", "opencl-event", "cuda-event");
}

} // namespace sortscope::backend

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::backend {

/// The clock that a duration was read from. Durations of different clocks are never compared silently.
enum class Clock { HostSteady, OpenClEvent, CudaEvent };

} // namespace sortscope::backend

namespace sortscope::base {

template <>
struct Names<backend::Clock> {
    static constexpr std::array all{Named{backend::Clock::HostSteady, "host-steady"},
                                    Named{backend::Clock::OpenClEvent, "opencl-event"},
                                    Named{backend::Clock::CudaEvent, "cuda-event"}};
};

} // namespace sortscope::base

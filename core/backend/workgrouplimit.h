// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/error.h"

#include <fmt/format.h>

#include <cstddef>
#include <string_view>

namespace sortscope::backend {

/// Says that a kernel was to run in larger work-groups than its registers and local memory allow on a device.
inline Unsupported workGroupTooLarge(std::string_view kernel, std::size_t wanted, std::size_t limit)
{
    return Unsupported(fmt::format("kernel {} runs in work-groups of at most {} work-items on this device, "
                                   "not {}; choose a work-group size of {} or less",
                                   kernel, limit, wanted, limit));
}

} // namespace sortscope::backend

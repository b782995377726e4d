// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime_api.h>

#include <source_location>
#include <string_view>

namespace sortscope::algorithms::vendor {

/// Throws OutOfMemory, Unsupported or Error, which name the call, the code and the caller's line, unless
/// `result` is success.
void check(cudaError_t result, std::string_view call,
           const std::source_location& where = std::source_location::current());

} // namespace sortscope::algorithms::vendor

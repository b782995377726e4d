// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/error.h"

#include <CL/opencl.hpp>

#include <source_location>
#include <string_view>

namespace sortscope::backend::opencl {

/// For example "CL_OUT_OF_RESOURCES", or "unknown code".
std::string_view codeName(cl_int code);

/// Turns an error of the C++ bindings into OutOfMemory or Error, and throws it.
[[noreturn]] void rethrow(const cl::Error& error, const std::source_location& where);

/// Runs calls of the OpenCL C++ bindings; a failure becomes an Error that names call, code and the caller's
/// line.
template <typename Calls>
auto checked(Calls&& calls, const std::source_location& where = std::source_location::current())
{
    try {
        return calls();
    } catch (const cl::Error& error) {
        rethrow(error, where);
    }
}

} // namespace sortscope::backend::opencl

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cancelled.h"

#include <source_location>
#include <stdexcept>
#include <string>
#include <string_view>

namespace sortscope::backend {

/// An API call that failed. what() names the call, the code and the source line.
class Error : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The device or driver has too little memory for the request.
class OutOfMemory : public Error {
public:
    using Error::Error;
};

/// A kernel did not compile; what() ends with the compiler's log.
class BuildError : public Error {
public:
    using Error::Error;
};

/// The request is meaningful but this device, driver or algorithm cannot do it.
class Unsupported : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The job's stop token was set; thrown between commands.
using base::Cancelled;

/// For example "clBuildProgram failed: CL_BUILD_PROGRAM_FAILURE (-11) at openclqueue.cpp:120".
std::string describeFailure(std::string_view call, std::string_view codeName, long long code,
                            const std::source_location& where);

} // namespace sortscope::backend

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CL/opencl.hpp>

#include <string>

namespace sortscope::backend::opencl {

bool isPocl(const cl::Device& device);

/// PoCL compiles into a folder, and says only that a program does not build if it cannot write there. Returns
/// "; POCL_CACHE_DIR (/x) cannot be written", or nothing if the folder can be written.
std::string poclCacheFault();

/// PoCL compiles a copy of the source, and its messages name that one. Returns the log with the name of the
/// source in its place.
std::string withSourceName(const std::string& log, const std::string& source);

} // namespace sortscope::backend::opencl

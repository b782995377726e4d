// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CL/opencl.hpp>

#include <string>

namespace sortscope::backend::opencl {

bool isPocl(const cl::Device& device);

/// PoCL compiles into a folder, and says no more than that a program does not build where it cannot write it.
/// "; POCL_CACHE_DIR (/x) cannot be written", or nothing if it can.
std::string poclCacheFault();

} // namespace sortscope::backend::opencl

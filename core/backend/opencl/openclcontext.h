// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CL/opencl.hpp>

#include <atomic>
#include <map>
#include <mutex>
#include <string>

namespace sortscope::backend::opencl {

/// What the queues of one device share: creating a context takes long, and compiled programs can be used
/// again.
struct OpenClContext {
    cl::Device device;
    cl::Context context;
    std::size_t maxAllocation = 0;

    std::mutex programsMutex;
    /// By build options and source text.
    std::map<std::string, cl::Program> programs;

    /// Set when a command failed on the device; the next queue then gets a fresh context.
    std::atomic<bool> broken = false;
};

} // namespace sortscope::backend::opencl

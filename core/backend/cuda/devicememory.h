// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/driverapi.h"
#include "core/backend/firstfit.h"

#include <cstddef>
#include <mutex>
#include <optional>

namespace sortscope::backend::cuda {

/// The memory of a device, for all buffers of a process.
///
/// Where buffers lie decides what is measured: with other buffers CUB's radix sort of 2^22 keys takes 161 or
/// 165 µs on an H200, and stays with it as long as they live. The driver places a buffer by what was
/// allocated before it, so that a job would take longer for the jobs in front of it. So a part of the memory,
/// the same for every process, is taken before anything else, and each buffer lies as far in front in it as
/// there is room; a job that is alone finds all of it free. What does not fit in is the driver's to place.
class DeviceMemory {
public:
    /// The device's context must be current, as for all calls.
    DeviceMemory(const DriverApi& api, CUdevice device);
    ~DeviceMemory();
    DeviceMemory(const DeviceMemory&) = delete;
    DeviceMemory& operator=(const DeviceMemory&) = delete;

    /// Throws OutOfMemory saying how much there is.
    CUdeviceptr allocate(std::size_t bytes);
    void release(CUdeviceptr address) noexcept;

private:
    /// The part that is taken at first; empty if the device has too little free, or if a tool watches that
    /// buffers are not overrun, for which each needs an allocation of its own.
    struct Block {
        CUdeviceptr address = 0;
        std::size_t bytes = 0;
        FirstFit pieces;
    };
    static std::optional<Block> takeBlock(const DriverApi& api, CUdevice device);

    const DriverApi& m_api;
    std::mutex m_mutex;
    std::optional<Block> m_block;
};

} // namespace sortscope::backend::cuda

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
/// The place of buffers decides measurements: with other buffers CUB's radix sort of 2^22 keys takes 161 or
/// 165 µs on an H200, and keeps its time as long as they live. The driver places a buffer by earlier
/// allocations, so that a job would take longer because of the jobs before it. So a part of the memory, the
/// same for every process, is taken before anything else, and each buffer lies as far in front in it as there
/// is room; a job that is alone finds all of it free. The driver places buffers that do not fit in.
class DeviceMemory {
public:
    /// The device's context must be current, as for all calls.
    DeviceMemory(const DriverApi& api, CUdevice device);
    ~DeviceMemory();
    DeviceMemory(const DeviceMemory&) = delete;
    DeviceMemory& operator=(const DeviceMemory&) = delete;

    /// Throws OutOfMemory that says how much memory there is.
    CUdeviceptr allocate(std::size_t bytes);
    void release(CUdeviceptr address) noexcept;

private:
    /// The part that is taken at first; empty if the device has too little free memory, or if a tool watches
    /// that buffers are not overrun, for which each buffer needs an allocation of its own.
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

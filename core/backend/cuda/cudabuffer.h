// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudacontext.h"
#include "core/backend/queue.h"

#include <memory>

namespace sortscope::backend::cuda {

/// Memory that kernels work on: the device's own or, in the transfer mode mapped, the host's, which the
/// device reaches over the bus.
class CudaBuffer : public Buffer {
public:
    enum class Place { Device, MappedHost };

    /// There are `guardBytes` bytes behind the buffer. Throws OutOfMemory that says how much memory there is.
    CudaBuffer(std::shared_ptr<const CudaContext> context, std::size_t bytes, std::size_t guardBytes,
               Place place);
    ~CudaBuffer() override;
    CudaBuffer(const CudaBuffer&) = delete;
    CudaBuffer& operator=(const CudaBuffer&) = delete;

    /// Throws std::logic_error if the buffer belongs to another backend.
    static const CudaBuffer& of(const Buffer& buffer);

    std::size_t bytes() const override { return m_bytes; }
    CUdeviceptr address() const { return m_address; }
    /// The address of mapped memory on the host; nullptr for memory of the device.
    std::byte* host() const { return m_host; }

private:
    std::shared_ptr<const CudaContext> m_context;
    std::size_t m_bytes;
    CUdeviceptr m_address = 0;
    std::byte* m_host = nullptr;
};

/// Page-locked host memory, which the device copies from and to without a bounce buffer.
class PinnedMemory : public HostMemory {
public:
    PinnedMemory(std::shared_ptr<const CudaContext> context, std::size_t bytes);
    ~PinnedMemory() override;
    PinnedMemory(const PinnedMemory&) = delete;
    PinnedMemory& operator=(const PinnedMemory&) = delete;

    std::span<std::byte> bytes() override { return {m_data, m_size}; }

private:
    std::shared_ptr<const CudaContext> m_context;
    std::byte* m_data = nullptr;
    std::size_t m_size;
};

} // namespace sortscope::backend::cuda

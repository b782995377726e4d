// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudabuffer.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace sortscope::backend::cuda {
namespace {

/// Returns at least 1, since CUDA has no allocations of zero bytes.
std::size_t atLeastOne(std::size_t bytes)
{
    return std::max<std::size_t>(bytes, 1);
}

std::byte* allocatePinned(const DriverApi& api, std::size_t bytes, unsigned flags)
{
    void* memory = nullptr;
    const CUresult result = api.memHostAlloc(&memory, atLeastOne(bytes), flags);
    if (result == CUDA_ERROR_OUT_OF_MEMORY) {
        throw OutOfMemory(fmt::format("the host cannot lock {} bytes of its memory for the device; {}", bytes,
                                      describe(result, "cuMemHostAlloc", std::source_location::current())));
    }
    check(result, "cuMemHostAlloc");
    return static_cast<std::byte*>(memory);
}

} // namespace

CudaBuffer::CudaBuffer(std::shared_ptr<const CudaContext> context, std::size_t bytes, std::size_t guardBytes,
                       Place place)
    : m_context(std::move(context)),
      m_bytes(bytes)
{
    m_context->makeCurrent();
    const DriverApi& api = m_context->api();
    if (place == Place::Device) {
        m_address = m_context->memory().allocate(bytes + guardBytes);
        return;
    }
    m_host = allocatePinned(api, bytes + guardBytes, CU_MEMHOSTALLOC_DEVICEMAP);
    const CUresult result = api.memHostDevicePointer(&m_address, m_host, 0);
    if (result != CUDA_SUCCESS)
        api.memFreeHost(m_host);
    check(result, "cuMemHostGetDevicePointer");
}

CudaBuffer::~CudaBuffer()
{
    m_context->tryMakeCurrent();
    if (m_host != nullptr)
        m_context->api().memFreeHost(m_host);
    else
        m_context->memory().release(m_address);
}

const CudaBuffer& CudaBuffer::of(const Buffer& buffer)
{
    const auto* own = dynamic_cast<const CudaBuffer*>(&buffer);
    if (own == nullptr)
        throw std::logic_error("a CUDA queue was given the buffer of another backend");
    return *own;
}

PinnedMemory::PinnedMemory(std::shared_ptr<const CudaContext> context, std::size_t bytes)
    : m_context(std::move(context)),
      m_size(bytes)
{
    m_context->makeCurrent();
    m_data = allocatePinned(m_context->api(), bytes, 0);
}

PinnedMemory::~PinnedMemory()
{
    m_context->tryMakeCurrent();
    m_context->api().memFreeHost(m_data);
}

} // namespace sortscope::backend::cuda

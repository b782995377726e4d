// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/devicememory.h"

#include "core/backend/cuda/gate.h"
#include "core/backend/error.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::backend::cuda {
namespace {

/// The driver rounds its own allocations to multiples of this.
constexpr std::uint64_t kAlignment = std::uint64_t{2} << 20U;
/// The block is this part of a device's memory: 9 GB of 144, enough for 2^28 keys. The data that fits into a
/// cache, where the effect of placement shows, needs less.
constexpr std::size_t kPart = 16;
/// There is no block if it would be more than this part of the memory that other programs leave.
constexpr std::size_t kPartOfFree = 4;

} // namespace

DeviceMemory::DeviceMemory(const DriverApi& api, CUdevice device)
    : m_api(api),
      m_block(takeBlock(api, device))
{}

DeviceMemory::~DeviceMemory()
{
    if (m_block)
        m_api.memFree(m_block->address);
}

std::optional<DeviceMemory::Block> DeviceMemory::takeBlock(const DriverApi& api, CUdevice device)
{
    std::size_t all = 0;
    std::size_t available = 0;
    check(api.deviceTotalMemory(&all, device), "cuDeviceTotalMem");
    check(api.memInfo(&available, &all), "cuMemGetInfo");
    const std::size_t bytes = all / kPart / kAlignment * kAlignment;
    CUdeviceptr address = 0;
    if (!launchesMayQueue() || bytes == 0 || bytes > available / kPartOfFree
        || api.memAlloc(&address, bytes) != CUDA_SUCCESS)
        return std::nullopt;
    return Block{address, bytes, FirstFit(bytes, kAlignment)};
}

CUdeviceptr DeviceMemory::allocate(std::size_t bytes)
{
    if (m_block) {
        const std::scoped_lock lock(m_mutex);
        if (const auto offset = m_block->pieces.take(bytes))
            return m_block->address + *offset;
    }
    CUdeviceptr address = 0;
    // CUDA has no allocations of zero bytes.
    const CUresult result = m_api.memAlloc(&address, std::max<std::size_t>(bytes, 1));
    if (result == CUDA_ERROR_OUT_OF_MEMORY) {
        std::size_t available = 0;
        std::size_t total = 0;
        check(m_api.memInfo(&available, &total), "cuMemGetInfo");
        throw OutOfMemory(fmt::format("{} bytes were requested of a device that has {} of {} left; {}", bytes,
                                      available, total,
                                      describe(result, "cuMemAlloc", std::source_location::current())));
    }
    check(result, "cuMemAlloc");
    return address;
}

void DeviceMemory::release(CUdeviceptr address) noexcept
{
    if (m_block && address >= m_block->address && address - m_block->address < m_block->bytes) {
        const std::scoped_lock lock(m_mutex);
        m_block->pieces.give(address - m_block->address);
        return;
    }
    m_api.memFree(address);
}

} // namespace sortscope::backend::cuda

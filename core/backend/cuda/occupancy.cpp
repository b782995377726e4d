// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/occupancy.h"

#include "core/backend/cuda/cudacontext.h"

#include <array>
#include <limits>
#include <utility>

namespace sortscope::backend::cuda {
namespace {

constexpr std::array<std::pair<cudaOccLimitingFactor, OccupancyLimit>, 5> kLimits{
    {{OCC_LIMIT_REGISTERS, OccupancyLimit::Registers},
     {OCC_LIMIT_SHARED_MEMORY, OccupancyLimit::LocalMemory},
     {OCC_LIMIT_WARPS, OccupancyLimit::WorkItems},
     {OCC_LIMIT_BLOCKS, OccupancyLimit::WorkGroups},
     {OCC_LIMIT_BARRIERS, OccupancyLimit::Barriers}}};

/// Empty if the calculator does not know the device.
std::optional<cudaOccResult> calculated(const KernelFacts& facts, const cudaOccDeviceProp& device)
{
    cudaOccFuncAttributes kernel;
    kernel.maxThreadsPerBlock = std::numeric_limits<int>::max();
    kernel.numRegs = static_cast<int>(*facts.registers);
    kernel.sharedSizeBytes = *facts.staticLocalBytes;
    kernel.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
    kernel.maxDynamicSharedSizeBytes = *facts.dynamicLocalBytes;
    kernel.numBlockBarriers = 1;
    const cudaOccDeviceState state;
    cudaOccResult result{};
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &device, &kernel, &state,
                                                static_cast<int>(facts.localSize), *facts.dynamicLocalBytes)
        != CUDA_OCC_SUCCESS)
        return std::nullopt;
    return result;
}

} // namespace

cudaOccDeviceProp occupancyLimits(const DriverApi& api, CUdevice device)
{
    const auto number = [&](CUdevice_attribute name) { return attribute(api, device, name); };
    const auto bytes = [&](CUdevice_attribute name) { return static_cast<std::size_t>(number(name)); };
    cudaOccDeviceProp limits;
    limits.computeMajor = number(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    limits.computeMinor = number(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR);
    limits.maxThreadsPerBlock = number(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
    limits.maxThreadsPerMultiprocessor = number(CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR);
    limits.regsPerBlock = number(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK);
    limits.regsPerMultiprocessor = number(CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR);
    limits.warpSize = number(CU_DEVICE_ATTRIBUTE_WARP_SIZE);
    limits.sharedMemPerBlock = bytes(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK);
    limits.sharedMemPerMultiprocessor = bytes(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR);
    limits.numSms = number(CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT);
    limits.sharedMemPerBlockOptin = bytes(CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN);
    limits.reservedSharedMemPerBlock = bytes(CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK);
    return limits;
}

void setPrivateBytes(KernelFacts& facts, std::size_t bytes)
{
    facts.privateBytes = bytes;
    if (bytes == 0)
        facts.spilledBytes = 0;
}

void addOccupancy(KernelFacts& facts, const cudaOccDeviceProp& device)
{
    if (const auto result = calculated(facts, device)) {
        const auto groups = static_cast<std::size_t>(result->activeBlocksPerMultiprocessor);
        facts.residentGroups = facts.residentGroups.value_or(groups);
        // Where the driver knows better, the calculator's reasons do not hold.
        for (const auto& [factor, limit] : kLimits) {
            if (facts.residentGroups == groups && (result->limitingFactors & factor) != 0)
                facts.limitedBy.push_back(limit);
        }
    }
    if (facts.residentGroups.value_or(0) == 0)
        return;
    const auto resident = static_cast<double>(*facts.residentGroups);
    const auto warp = static_cast<std::size_t>(device.warpSize);
    const auto warps = (facts.localSize + warp - 1) / warp;
    const auto groups = facts.globalSize / facts.localSize;
    facts.preferredMultiple = warp;
    facts.occupancy = resident * static_cast<double>(warps * warp) / device.maxThreadsPerMultiprocessor;
    facts.waves = static_cast<double>(groups) / (resident * device.numSms);
}

} // namespace sortscope::backend::cuda

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>

#include <cstddef>
#include <source_location>
#include <string>
#include <string_view>

namespace sortscope::backend::cuda {

// Member of DriverApi, symbol of the driver library. Symbols have the spelling of the oldest driver that this
// program runs on: cuda.h's own aliases name the newest version, which an older driver lacks.
#define SORTSCOPE_CUDA_FUNCTIONS(X)                                  \
    X(ctxSetCurrent, cuCtxSetCurrent)                                \
    X(ctxSynchronize, cuCtxSynchronize)                              \
    X(deviceAttribute, cuDeviceGetAttribute)                         \
    X(deviceCount, cuDeviceGetCount)                                 \
    X(deviceHandle, cuDeviceGet)                                     \
    X(deviceName, cuDeviceGetName)                                   \
    X(devicePciBusId, cuDeviceGetPCIBusId)                           \
    X(deviceTotalMemory, cuDeviceTotalMem_v2)                        \
    X(deviceUuid, cuDeviceGetUuid_v2)                                \
    X(driverVersion, cuDriverGetVersion)                             \
    X(errorName, cuGetErrorName)                                     \
    X(errorText, cuGetErrorString)                                   \
    X(eventCreate, cuEventCreate)                                    \
    X(eventDestroy, cuEventDestroy_v2)                               \
    X(eventElapsedTime, cuEventElapsedTime)                          \
    X(eventRecord, cuEventRecord)                                    \
    X(eventSynchronize, cuEventSynchronize)                          \
    X(functionAttribute, cuFuncGetAttribute)                         \
    X(functionSetAttribute, cuFuncSetAttribute)                      \
    X(graphDestroy, cuGraphDestroy)                                  \
    X(graphExecDestroy, cuGraphExecDestroy)                          \
    X(graphInstantiate, cuGraphInstantiateWithFlags)                 \
    X(graphLaunch, cuGraphLaunch)                                    \
    X(graphUpload, cuGraphUpload)                                    \
    X(init, cuInit)                                                  \
    X(launchKernel, cuLaunchKernel)                                  \
    X(launchKernelEx, cuLaunchKernelEx)                              \
    X(memAlloc, cuMemAlloc_v2)                                       \
    X(memCopyAsync, cuMemcpyAsync)                                   \
    X(memFree, cuMemFree_v2)                                         \
    X(memFreeHost, cuMemFreeHost)                                    \
    X(memHostAlloc, cuMemHostAlloc)                                  \
    X(memHostDevicePointer, cuMemHostGetDevicePointer_v2)            \
    X(memInfo, cuMemGetInfo_v2)                                      \
    X(memSetD32Async, cuMemsetD32Async)                              \
    X(moduleFunction, cuModuleGetFunction)                           \
    X(moduleLoad, cuModuleLoadDataEx)                                \
    X(moduleUnload, cuModuleUnload)                                  \
    X(mostActiveClusters, cuOccupancyMaxActiveClusters)              \
    X(mostActiveGroups, cuOccupancyMaxActiveBlocksPerMultiprocessor) \
    X(primaryCtxRelease, cuDevicePrimaryCtxRelease_v2)               \
    X(primaryCtxRetain, cuDevicePrimaryCtxRetain)                    \
    X(streamBeginCapture, cuStreamBeginCapture_v2)                   \
    X(streamCreate, cuStreamCreate)                                  \
    X(streamDestroy, cuStreamDestroy_v2)                             \
    X(streamEndCapture, cuStreamEndCapture)                          \
    X(streamSynchronize, cuStreamSynchronize)

/// The functions of the NVIDIA driver that this backend calls, found when the program runs.
struct DriverApi {
#define SORTSCOPE_MEMBER(member, symbol) decltype(&::symbol) member = nullptr; // NOLINT(*-macro-parentheses)
    SORTSCOPE_CUDA_FUNCTIONS(SORTSCOPE_MEMBER)
#undef SORTSCOPE_MEMBER
    /// cuFuncGetParamInfo; nullptr on drivers before that of CUDA 12.4.
    CUresult (*functionParameter)(CUfunction function, std::size_t index, std::size_t* offset,
                                  std::size_t* bytes) = nullptr;

    /// Loads and initialises the driver once. Throws Unsupported with a sentence if there is none to use.
    static const DriverApi& instance();
};

/// Throws OutOfMemory or Error, which name the call, the code and the caller's line, unless `result` is
/// success.
void check(CUresult result, std::string_view call,
           const std::source_location& where = std::source_location::current());

/// For example "cuMemAlloc failed: CUDA_ERROR_… (2) at cudaqueue.cpp:120: out of memory".
std::string describe(CUresult result, std::string_view call, const std::source_location& where);

} // namespace sortscope::backend::cuda

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/vendorerror.h"

#include "core/backend/error.h"

#include <fmt/format.h>

namespace sortscope::algorithms::vendor {

void check(cudaError_t result, std::string_view call, const std::source_location& where)
{
    if (result == cudaSuccess)
        return;
    const auto message =
        fmt::format("{}: {}", backend::describeFailure(call, cudaGetErrorName(result), result, where),
                    cudaGetErrorString(result));
    // Errors that do not poison the context stay on the thread until they are read.
    cudaGetLastError();
    if (result == cudaErrorMemoryAllocation)
        throw backend::OutOfMemory(message);
    if (result == cudaErrorInsufficientDriver)
        throw backend::Unsupported(
            "the NVIDIA driver is older than the CUDA Toolkit that this program was built with; " + message);
    if (result == cudaErrorNoKernelImageForDevice || result == cudaErrorUnsupportedPtxVersion)
        throw backend::Unsupported("this program was built without code for this GPU's architecture; "
                                   + message);
    throw backend::Error(message);
}

} // namespace sortscope::algorithms::vendor

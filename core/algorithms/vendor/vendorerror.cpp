// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/vendorerror.h"

#include <fmt/format.h>

#include <new>

namespace sortscope::algorithms::vendor {
namespace {

thread_local std::string error;

sortscope_result resultFor(cudaError_t code)
{
    switch (code) {
    case cudaErrorMemoryAllocation:
        return SORTSCOPE_NO_MEMORY;
    case cudaErrorInsufficientDriver:
    case cudaErrorNoKernelImageForDevice:
    case cudaErrorUnsupportedPtxVersion:
        return SORTSCOPE_UNSUPPORTED;
    default:
        return SORTSCOPE_FAILED;
    }
}

/// What a user can do about it, in front of what CUDA says.
std::string_view adviceOn(cudaError_t code)
{
    if (code == cudaErrorInsufficientDriver)
        return "the NVIDIA driver is older than the CUDA Toolkit that libsortscope-cub.so was built with; ";
    return resultFor(code) == SORTSCOPE_UNSUPPORTED
               ? "libsortscope-cub.so was built without code for this GPU's architecture; "
               : "";
}

} // namespace

void check(cudaError_t result, std::string_view call, const std::source_location& where)
{
    if (result == cudaSuccess)
        return;
    std::string_view file = where.file_name();
    file.remove_prefix(file.find_last_of('/') + 1);
    const auto why =
        fmt::format("{}{} failed: {} ({}) at {}:{}: {}", adviceOn(result), call, cudaGetErrorName(result),
                    static_cast<int>(result), file, where.line(), cudaGetErrorString(result));
    // Errors that do not poison the context stay on the thread until they are read.
    cudaGetLastError();
    throw Failure(resultFor(result), why);
}

int resultOf(const std::function<void()>& work) noexcept
{
    try {
        error.clear();
        work();
        return SORTSCOPE_OK;
    } catch (const Failure& failure) {
        error = failure.what();
        return failure.result();
    } catch (const std::bad_alloc&) {
        error = "the host has no memory left";
        return SORTSCOPE_NO_MEMORY;
    } catch (const std::exception& other) {
        error = other.what();
        return SORTSCOPE_FAILED;
    }
}

const char* lastError()
{
    return error.empty() ? nullptr : error.c_str();
}

} // namespace sortscope::algorithms::vendor

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/backend/error.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace sortscope::backend {

/// Says that a kernel was to run in larger work-groups than its registers and local memory allow on a device.
inline Unsupported workGroupTooLarge(std::string_view kernel, std::size_t wanted, std::size_t limit)
{
    return Unsupported(fmt::format("kernel {} runs in work-groups of at most {} work-items on this device, "
                                   "not {}; choose a work-group size of {} or less",
                                   kernel, limit, wanted, limit));
}

/// The local memory of which a kernel may declare arrays with a size. CUDA's compiler takes no more than
/// 48 KiB, whatever the device has ("Compute Capabilities" in the CUDA C++ Programming Guide): the rest is
/// for kernels that are told the size at their launch (NdRange::localMemory, LocalArgument).
inline std::uint64_t declarable(const DeviceInfo& device)
{
    constexpr std::uint64_t kMostOfCuda = std::uint64_t{48} << 10U;
    return device.backend == BackendKind::Cuda ? std::min(device.localMemory, kMostOfCuda)
                                               : device.localMemory;
}

/// Throws Unsupported if a work-group needs more local memory than `limit`: device.localMemory, or
/// declarable() of the device. `what` needs it.
inline void requireLocalMemory(std::string_view what, std::uint64_t bytes, const DeviceInfo& device,
                               std::uint64_t limit)
{
    if (bytes <= limit)
        return;
    throw Unsupported(fmt::format("{} needs {} bytes of local memory, and {}", what, bytes,
                                  limit == device.localMemory
                                      ? fmt::format("{} has {}", device.id, limit)
                                      : fmt::format("kernels may declare {} on {}", limit, device.id)));
}

/// Throws Unsupported if a kernel that declares `declared` bytes of local memory is launched with more beside
/// them than the device's `limit`.
inline void requireLaunchMemory(std::string_view kernel, std::size_t declared, std::size_t beside,
                                std::size_t limit)
{
    if (beside > limit || declared > limit - beside)
        throw Unsupported(fmt::format("launch of {}: {} bytes of local memory beside the {} that the kernel "
                                      "declares are more than the {} of this device",
                                      kernel, beside, declared, limit));
}

/// Says that a launch has too few arguments for a kernel, or too many.
inline std::invalid_argument wrongArgumentCount(std::string_view kernel, std::size_t given,
                                                std::size_t wanted)
{
    return std::invalid_argument(
        fmt::format("launch of {}: {} arguments for {} parameters", kernel, given, wanted));
}

} // namespace sortscope::backend

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sortscope::backend {
struct DeviceDetails;
struct DeviceInfo;
} // namespace sortscope::backend

namespace sortscope::results {

/// What is known about a device, in the order in which it is shown.
enum class DeviceFact {
    Vendor,
    Platform,
    Driver,
    Api,
    Language,
    Uuid,
    PciId,
    PcieLink,
    Units,
    Cores,
    Threads,
    MaxClock,
    SubGroups,
    WorkGroupLimit,
    WorkItemsPerUnit,
    RegistersPerUnit,
    LocalMemory,
    LocalMemoryPerUnit,
    Memory,
    LargestAllocation,
    MemoryClock,
    MemoryBus,
    ErrorCorrection,
    Cache,
    CacheLine,
    SharesHostMemory,
    DoublePrecision,
    TimerResolution,
    PowerLimit,
    Extensions
};

/// The English names, by DeviceFact; the window translates them as texts of core.
inline constexpr std::array<std::string_view, 30> kDeviceFactTitles{
    "Vendor",
    "Platform",
    "Driver",
    "API",
    "Kernel language",
    "UUID",
    "PCI address",
    "PCI Express link",
    "Compute units",
    "Cores per processor",
    "Hardware threads",
    "Highest clock",
    "Sub-group (warp)",
    "Largest work-group",
    "Work-items per unit",
    "Registers per unit",
    "Local memory per work-group",
    "Local memory per unit",
    "Memory",
    "Largest allocation",
    "Memory clock",
    "Memory bus",
    "Error correction (ECC)",
    "Cache shared by the device",
    "Cache line",
    "Shares the host's memory",
    "64-bit floats",
    "Timer resolution",
    "Power limit",
    "Extensions",
};
static_assert(kDeviceFactTitles.size() == static_cast<std::size_t>(DeviceFact::Extensions) + 1);

constexpr std::string_view titleOf(DeviceFact fact)
{
    return kDeviceFactTitles.at(static_cast<std::size_t>(fact));
}

/// A number of bytes, which people read in larger units.
struct ByteCount {
    std::uint64_t bytes = 0;

    bool operator==(const ByteCount&) const = default;
};

struct KnownFact {
    DeviceFact fact{};
    /// A text with its unit, bytes, or yes and no.
    std::variant<std::string, ByteCount, bool> value;

    bool operator==(const KnownFact&) const = default;
};

/// The facts that the API and the driver of the device tell; what they do not tell is not there.
std::vector<KnownFact> factsOf(const backend::DeviceInfo& info, const backend::DeviceDetails& details);

} // namespace sortscope::results

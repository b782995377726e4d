// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fields.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend {

/// What drivers tell of a device beside its DeviceInfo, for people to read: nothing is measured or planned by
/// it, and sessions do not keep it. Empty for what a driver does not tell. Sizes are bytes.
struct DeviceDetails {
    /// "OpenCL C 1.2": the newest kernel language.
    std::optional<std::string> language;
    std::optional<unsigned> maxClockMhz;
    std::optional<unsigned> memoryClockMhz;
    /// The width of the memory's bus, in bits.
    std::optional<unsigned> memoryBusBits;
    /// Work-items that run in lockstep: a warp, a wavefront, or a sub-group. Several if a kernel may choose.
    std::vector<unsigned> subGroups;
    /// The cache that the whole device shares, and its lines.
    std::optional<std::uint64_t> cache;
    std::optional<std::uint64_t> cacheLine;
    /// What a compute unit has for all of its work-groups together.
    std::optional<std::uint64_t> localMemoryPerUnit;
    std::optional<std::uint64_t> registersPerUnit;
    std::optional<unsigned> workItemsPerUnit;
    /// True if errors in the memory are corrected (ECC).
    std::optional<bool> errorCorrection;
    /// True if kernels may compute with floats of 64 bits.
    std::optional<bool> doublePrecision;
    /// The power limit that is in force, in milliwatts.
    std::optional<std::int64_t> powerLimitMw;
    /// The best link that device and board can have: the generation of PCI Express, and its lanes.
    std::optional<unsigned> pcieGeneration;
    std::optional<unsigned> pcieLanes;
    /// Cores of one of the host's processors; only for the CPU.
    std::optional<unsigned> cores;
    std::vector<std::string> extensions;

    bool operator==(const DeviceDetails&) const = default;
};

} // namespace sortscope::backend

namespace sortscope::base {

template <Is<backend::DeviceDetails> D>
inline constexpr auto kFields<D> = list(
    field("language", &D::language), field("max_clock_mhz", &D::maxClockMhz),
    field("memory_clock_mhz", &D::memoryClockMhz), field("memory_bus_bits", &D::memoryBusBits),
    field("sub_groups", &D::subGroups), field("cache", &D::cache), field("cache_line", &D::cacheLine),
    field("local_memory_per_unit", &D::localMemoryPerUnit), field("registers_per_unit", &D::registersPerUnit),
    field("work_items_per_unit", &D::workItemsPerUnit), field("error_correction", &D::errorCorrection),
    field("double_precision", &D::doublePrecision), field("power_limit_mw", &D::powerLimitMw),
    field("pcie_generation", &D::pcieGeneration), field("pcie_lanes", &D::pcieLanes),
    field("cores", &D::cores), field("extensions", &D::extensions));

} // namespace sortscope::base

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend {

/// The facts about a device that are known without running anything on it. Sizes are bytes.
struct DeviceInfo {
    /// "cpu", "opencl:0", "cuda:0": the device's name in the command line of its machine. Two machines use
    /// the same ids for different devices: results::DeviceKey tells which are the same.
    std::string id;
    /// Name of the machine that has the device; empty if the machine does not tell it, or it is the
    /// inventory's.
    std::optional<std::string> node;
    std::string name;
    BackendKind backend = BackendKind::Cpu;
    std::string platform;
    /// How many devices of the same backend, platform and name come before this one on its machine.
    unsigned number = 0;
    std::string vendor;
    std::string driverVersion;
    std::string apiVersion;
    std::optional<std::string> uuid;
    std::optional<std::string> pciId;
    std::uint64_t globalMemory = 0;
    std::uint64_t maxAllocation = 0;
    /// The most that a work-group may have. Kernels that declare arrays may get less: declarable() in
    /// core/backend/workgrouplimit.h.
    std::uint64_t localMemory = 0;
    std::size_t maxWorkGroupSize = 1;
    unsigned computeUnits = 1;
    /// Hardware threads of the host processor; only for the CPU.
    std::optional<unsigned> threads;
    std::optional<std::int64_t> timerResolutionNs;
    Clock clock = Clock::HostSteady;
    /// True if the device is the host's own processor or shares its memory.
    bool sharesHostMemory = false;
    std::vector<TransferMode> transferModes;
    std::vector<LaunchMode> launchModes;
};

} // namespace sortscope::backend

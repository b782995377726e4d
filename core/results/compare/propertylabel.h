// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"

#include <string_view>

namespace sortscope::results {

/// The title of a property for readers: "CPU governor". It is one of the texts that translations have.
constexpr std::string_view labelOf(Property property)
{
    using enum Property;
    switch (property) {
    case ProgramVersion:
        return "Program version";
    case GitRevision:
        return "Git revision";
    case Node:
        return "Machine";
    case OperatingSystem:
        return "Operating system";
    case Kernel:
        return "Operating system's kernel";
    case Cpu:
        return "Processor";
    case CpuGovernor:
        return "CPU governor";
    case CpuThreads:
        return "CPU threads";
    case SampleOrder:
        return "Order of samples";
    case Variable:
        return "Environment variable";
    case Driver:
        return "Driver";
    case Api:
        return "API version";
    case Platform:
        return "Platform";
    case Vendor:
        return "Vendor";
    case Clock:
        return "Clock";
    case ClockResolution:
        return "Clock resolution";
    case Uuid:
        return "UUID";
    case PciId:
        return "PCI address";
    case Memory:
        return "Memory";
    case LargestAllocation:
        return "Largest allocation";
    case LocalMemory:
        return "Local memory";
    case WorkGroupLimit:
        return "Work-group limit";
    case ComputeUnits:
        return "Compute units";
    case Threads:
        return "Threads";
    case SharesHostMemory:
        return "Shares the host's memory";
    case TransferModes:
        return "Transfer modes";
    case LaunchModes:
        return "Launch modes";
    case SmClock:
        return "SM clock";
    case PowerLimit:
        return "Power limit";
    case Temperature:
        return "Temperature";
    case KernelSource:
        return "Kernel source";
    case TunedParameter:
        return "Tuned parameter";
    case ChosenParameter:
        break;
    }
    return "Parameter chosen automatically";
}

} // namespace sortscope::results

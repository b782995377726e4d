// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"

namespace sortscope::algorithms {

/// True for an OpenCL device that is the host's processor: few work-items with much work each suit it.
inline bool isProcessor(const backend::DeviceInfo& device)
{
    // PoCL names its devices after their driver: "pthread-…" for processors, and "cpu-…" from PoCL 4 on.
    return device.backend == backend::BackendKind::OpenCl && device.sharesHostMemory
           && (device.name.starts_with("pthread") || device.name.starts_with("cpu")
               || device.name.find("CPU") != std::string::npos
               || device.name.find("Processor") != std::string::npos);
}

/// True if kernels may use the instructions of NVIDIA's warps, by PTX: both APIs compile it.
inline bool hasWarps(const backend::DeviceInfo& device)
{
    return device.backend == backend::BackendKind::Cuda || device.platform == "NVIDIA CUDA";
}

} // namespace sortscope::algorithms

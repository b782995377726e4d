// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/driverapi.h"
#include "core/backend/kernelfacts.h"

#include <cuda_occupancy.h>

namespace sortscope::backend::cuda {

/// What the device has for the work-groups of a compute unit.
cudaOccDeviceProp occupancyLimits(const DriverApi& api, CUdevice device);

/// Notes the bytes of a work-item that lie in memory. CUDA tells no more: where there are none, none are
/// spilled.
void setPrivateBytes(KernelFacts& facts, std::size_t bytes);

/// Adds to a kernel's facts, which have its registers and local memory, those that follow from them and the
/// `device`: how many work-groups a compute unit holds, unless the facts know, the occupancy, what limits it,
/// and the waves. By NVIDIA's calculator (cuda_occupancy.h of the CUDA Toolkit); a chip that is newer than it
/// has no limits.
void addOccupancy(KernelFacts& facts, const cudaOccDeviceProp& device);

} // namespace sortscope::backend::cuda

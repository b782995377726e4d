// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

namespace sortscope::backend::cuda {

/// Every GPU that the NVIDIA driver shows this process, ids "cuda:0" … in the driver's order. Why there is
/// none, or why one cannot be used, is reported in Inventory::unavailable. Never throws.
Inventory discover();

} // namespace sortscope::backend::cuda

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

namespace sortscope::backend::cuda {

/// Every GPU that the NVIDIA driver shows this process, ids "cuda:0" … in the driver's order.
/// Inventory::unavailable says why there is none, or why one cannot be used. Never throws.
Inventory discover();

} // namespace sortscope::backend::cuda

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

namespace sortscope::backend::opencl {

/// Every device of every OpenCL platform, ids "opencl:0" … in platform order. A platform that fails is
/// reported in Inventory::unavailable and hides no other. `check` is
/// asked about each platform. Never throws unless `check` does.
Inventory discover(const ListingCheck& check = {});

} // namespace sortscope::backend::opencl

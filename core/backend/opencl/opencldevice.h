// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

namespace sortscope::backend::opencl {

/// Every device of every OpenCL platform, ids "opencl:0" … in platform order; a platform that is registered
/// twice counts once. A platform that fails, an attribute that a device fails to tell and a file that
/// registers no driver are reported in Inventory::unavailable and hide nothing else. `check` is asked about
/// each platform. Never throws unless `check` does.
Inventory discover(const ListingCheck& check = {});

} // namespace sortscope::backend::opencl

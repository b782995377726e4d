// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"

#include <vector>

namespace sortscope::backend::opencl {

/// The files that register OpenCL drivers (*.icd) of which the loader can have made nothing, and why. Call it
/// after the loader has listed its platforms, which loads the drivers.
std::vector<Unavailable> brokenIcdFiles();

} // namespace sortscope::backend::opencl

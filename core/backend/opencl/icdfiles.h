// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace sortscope::backend {
struct Unavailable;
} // namespace sortscope::backend

namespace sortscope::backend::opencl {

/// The files that register OpenCL drivers (*.icd) and that the loader cannot have used, and why. Call it
/// after the loader has listed its platforms, which loads the drivers.
std::vector<Unavailable> brokenIcdFiles();

} // namespace sortscope::backend::opencl

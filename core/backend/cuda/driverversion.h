// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sortscope::backend::cuda {

/// The driver release that nvidia-smi prints, such as "580.65.06"; empty where NVML does not tell. CUDA
/// itself knows only the API version.
std::string driverVersion();

} // namespace sortscope::backend::cuda

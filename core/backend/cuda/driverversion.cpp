// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/driverversion.h"

#include "core/backend/cuda/sharedlibrary.h"

#include <array>

namespace sortscope::backend::cuda {
namespace {

// From nvml.h, which the toolkit does not always bring.
using NvmlInit = int(unsigned);
using NvmlShutdown = int();
using NvmlDriverVersion = int(char*, unsigned);
constexpr int kNvmlSuccess = 0;
/// NVML_INIT_FLAG_NO_GPUS | NVML_INIT_FLAG_NO_ATTACH: the version needs no GPU to wake up.
constexpr unsigned kNvmlNoGpus = 3;

} // namespace

std::string driverVersion()
{
    const auto library = SharedLibrary::load("libnvidia-ml.so.1");
    if (!library)
        return {};
    auto* init = library->find<NvmlInit>("nvmlInitWithFlags");
    auto* shutdown = library->find<NvmlShutdown>("nvmlShutdown");
    auto* version = library->find<NvmlDriverVersion>("nvmlSystemGetDriverVersion");
    if (init == nullptr || shutdown == nullptr || version == nullptr || init(kNvmlNoGpus) != kNvmlSuccess)
        return {};
    std::array<char, 96> text{};
    const bool known = version(text.data(), static_cast<unsigned>(text.size())) == kNvmlSuccess;
    shutdown();
    return known ? std::string(text.data()) : std::string{};
}

} // namespace sortscope::backend::cuda

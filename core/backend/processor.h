// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sortscope::backend {

/// True for the host's processor, by whichever backend its work is issued: the CPU's own algorithms, and
/// OpenCL devices such as PoCL's. Every other device counts as a GPU.
inline bool isProcessor(const DeviceInfo& device)
{
    if (device.backend != BackendKind::OpenCl)
        return device.backend == BackendKind::Cpu;
    // PoCL names its devices after their driver: "pthread-…" for processors, and "cpu-…" from PoCL 4 on. The
    // words are those of processors in the names of Intel's and AMD's drivers.
    constexpr std::array<std::string_view, 4> kWords{"CPU", "Processor", "Core(TM)", "Xeon"};
    return device.sharesHostMemory
           && (device.name.starts_with("pthread") || device.name.starts_with("cpu")
               || std::ranges::any_of(kWords, [&](std::string_view word) {
                      return device.name.find(word) != std::string::npos;
                  }));
}

} // namespace sortscope::backend

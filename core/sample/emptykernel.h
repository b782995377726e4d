// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

namespace sortscope::sample {

/// The only kernel, kEmptyKernel, does nothing. Not a file of kernels/: the program must stay empty, whatever
/// kernels are edited.
inline constexpr const char* kEmptyKernel = "empty_kernel";

inline backend::ProgramSource emptyKernelSource()
{
    return {"empty.cl", "__kernel void empty_kernel(void) {}", {}};
}

inline void launchEmpty(backend::Queue& queue, const backend::Kernel& kernel)
{
    queue.launch(kernel, {.global = 1, .local = 1}, {});
}

} // namespace sortscope::sample

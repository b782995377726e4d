// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace sortscope::algorithms {

/// A file of kernels/ as it was when the program was built.
struct EmbeddedKernel {
    std::string_view file;
    std::string_view source;
};

/// Every embedded kernel file; defined by a source that the build generates from kernels/.
std::span<const EmbeddedKernel> embeddedKernels();

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sortscope::backend {

/// What NVIDIA's assembler says that a kernel uses.
struct PtxasUsage {
    std::optional<std::size_t> registers;
    std::optional<std::size_t> stackBytes;
    std::optional<std::size_t> spillStoreBytes;

    bool operator==(const PtxasUsage&) const = default;
};

/// Reads what `ptxas -v` has written about `kernel`, the log of OpenCL's -cl-nv-verbose
/// (cl_nv_compiler_options), or of nvcc -Xptxas -v ("Printing Code Generation Statistics" in the manual of
/// nvcc). What the log does not say is empty, as all is where the driver took the program from its cache.
PtxasUsage ptxasUsageOf(std::string_view kernel, std::string_view log);

/// True if the log says it of any kernel.
bool saysUsage(std::string_view log);

} // namespace sortscope::backend

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend::cuda {

/// The result of NVRTC for a kernel file.
struct CompiledKernels {
    /// A cubin for an architecture "sm_…", PTX for "compute_…".
    std::string image;
    /// Warnings; empty if there are none or the image came from the cache.
    std::string log;
};

/// The text of kernels/prelude.cuh when the program was built.
std::string_view prelude();

/// The text that NVRTC reads in front of `source`: its own prelude, or prelude(); empty for CUDA C++.
std::string_view preludeFor(const ProgramSource& source);

/// The options for NVRTC, separated by blanks.
std::string optionsText(const ProgramSource& source, const std::string& architecture);

/// Compiles a kernel file for an architecture such as "sm_90"; needs no GPU and no driver. A file *.cl is
/// OpenCL C and is read behind the prelude, any other file is CUDA C++ as it is. Throws BuildError with the
/// compiler's log, Unsupported if NVRTC is not installed.
CompiledKernels compile(const ProgramSource& source, const std::string& architecture);

/// Returns what NVIDIA's assembler says that the kernels of a file use (ptxasUsageOf()), for a machine
/// architecture; an earlier call may have left it on disk. Throws as compile().
std::string usageLog(const ProgramSource& source, const std::string& architecture);

/// All facts that the image depends on: text, prelude, constants, architecture and compiler.
std::string imageKey(const ProgramSource& source, const std::string& architecture);

/// Returns the result of compile(), or the image that an earlier call for the same imageKey() left on disk.
CompiledKernels compileCached(const ProgramSource& source, const std::string& architecture);

/// The names of the kernels in an image, as the driver finds them, in alphabetical order.
std::vector<std::string> kernelSymbols(std::string_view image);

/// The symbol of the kernel that a source calls `name`: the name itself if it is declared extern "C", else
/// the one that C++ has made of it (Itanium C++ ABI, section 5.1). Returns the name if there is none. Throws
/// BuildError that lists them if there are several: overloads, or instances of a template.
std::string symbolFor(const std::vector<std::string>& symbols, const std::string& name,
                      std::string_view place);

/// The architecture to compile for on a device of this compute capability (10 × major + minor), given those
/// that the compiler knows: machine code for that very chip, or intermediate code that the driver of a newer
/// chip translates. Throws Unsupported for a chip that the compiler has dropped.
std::string architectureFor(int capability, const std::vector<int>& known);

} // namespace sortscope::backend::cuda

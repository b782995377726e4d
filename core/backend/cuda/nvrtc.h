// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nvrtc.h>

#include <filesystem>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend::cuda {

// Member of Nvrtc, symbol of the NVRTC library.
#define SORTSCOPE_NVRTC_FUNCTIONS(X)                         \
    X(addNameExpression, nvrtcAddNameExpression)             \
    X(compileProgram, nvrtcCompileProgram)                   \
    X(createProgram, nvrtcCreateProgram)                     \
    X(cubin, nvrtcGetCUBIN)                                  \
    X(cubinSize, nvrtcGetCUBINSize)                          \
    X(destroyProgram, nvrtcDestroyProgram)                   \
    X(errorText, nvrtcGetErrorString)                        \
    X(log, nvrtcGetProgramLog)                               \
    X(logSize, nvrtcGetProgramLogSize)                       \
    X(ptx, nvrtcGetPTX)                                      \
    X(ptxSize, nvrtcGetPTXSize)                              \
    X(supportedArchitectureCount, nvrtcGetNumSupportedArchs) \
    X(supportedArchitectures, nvrtcGetSupportedArchs)        \
    X(versionNumbers, nvrtcVersion)

/// NVIDIA's run-time compiler, found when the program runs. Its functions are thread-safe.
struct Nvrtc {
#define SORTSCOPE_MEMBER(member, symbol) decltype(&::symbol) member = nullptr; // NOLINT(*-macro-parentheses)
    SORTSCOPE_NVRTC_FUNCTIONS(SORTSCOPE_MEMBER)
#undef SORTSCOPE_MEMBER

    /// Loads the compiler once; throws Unsupported that says what to install if there is none. Looks where
    /// the system's loader looks, then in lib64 below CUDA_HOME and CUDA_PATH, then in /usr/local/cuda/lib64.
    static const Nvrtc& instance();

    /// For example "13.0".
    std::string version() const;
    /// The compute capabilities that NVRTC compiles for, as 10 × major + minor, ascending.
    std::vector<int> architectures() const;

    /// Throws Error, which names the call, the code and the caller's line, unless `result` is success.
    void check(nvrtcResult result, std::string_view call,
               const std::source_location& where = std::source_location::current()) const;
};

/// Files that may be NVRTC, best first, for a driver that speaks CUDA `driverMajor` (0: no driver). Machine
/// code of a newer major version than the driver's does not load.
std::vector<std::filesystem::path> nvrtcCandidates(int driverMajor);

/// Files `name`.N of a library of the CUDA Toolkit, for the major versions N that this program knows; those
/// that do not need a newer driver than `driverMajor` (0: no driver) come first. They are in `folders` of
/// each place where a toolkit may be, and there is the bare name, for the loader, before or behind these.
enum class Loader { First, Last };
std::vector<std::filesystem::path> toolkitCandidates(std::string_view name,
                                                     const std::vector<std::string>& folders, int driverMajor,
                                                     Loader loader);

/// The folders of headers of the first CUDA Toolkit that is found where its libraries are looked for
/// (CUDA_HOME, CUDA_PATH, /usr/local/cuda); empty if there is none.
std::vector<std::filesystem::path> toolkitHeaders();

/// The major version of CUDA that the driver speaks; 0 without one.
int driverMajor();

} // namespace sortscope::backend::cuda

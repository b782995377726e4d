// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend::cuda {

/// One thing that the GPU did, by its own clock: CUPTI's activity records of kernels (those of kind
/// CONCURRENT_KERNEL, which do not serialise), copies and fills.
struct ActivityRecord {
    CommandKind kind = CommandKind::Kernel;
    /// A kernel's, demangled, without template arguments and parameters.
    std::string name;
    std::int64_t startedNs = 0;
    std::int64_t endedNs = 0;
    /// Work-items in all and in a work-group, of kernels.
    std::size_t globalSize = 0;
    std::size_t localSize = 0;
    /// Of copies and fills.
    std::size_t bytes = 0;
};

/// NVIDIA's profiling library, found when the program runs. It slows down launches of the whole process from
/// its first use until it is detached, so it is detached after every recording. The functions of one process
/// record one thing at a time. (CUPTI manual, "Activity API" and "Dynamic Attach and Detach".)
class Cupti {
public:
    /// Loads the first of `candidates` that the loader takes. Throws Unsupported, in words, if there is none,
    /// and for versions whose records are not known.
    explicit Cupti(const std::vector<std::filesystem::path>& candidates);

    /// The one of this machine: looked for beside NVRTC, in the toolkit's extras/CUPTI/lib64, and where the
    /// system's loader looks. Loaded once; throws as the constructor.
    static const Cupti& instance();

    /// From here on the GPU's work is recorded. Throws Unsupported if that is not permitted, or another tool
    /// records already.
    void begin() const;
    /// The records since begin(), in order of their starts, and CUPTI is detached. Nothing may be in flight.
    /// Empty if records were lost.
    std::optional<std::vector<ActivityRecord>> end() const;

private:
    struct Functions;

    void refuse(int result, const char* call) const;

    std::shared_ptr<const Functions> m_functions;
};

/// Files that may be CUPTI, best first, for a driver that speaks CUDA `driverMajor` (0: no driver).
std::vector<std::filesystem::path> cuptiCandidates(int driverMajor);

/// "DeviceRadixSortOnesweepKernel" of a mangled or demangled name with namespaces, template arguments and
/// parameters.
std::string shortKernelName(const std::string& name);

} // namespace sortscope::backend::cuda

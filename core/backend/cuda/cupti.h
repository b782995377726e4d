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

/// The ways in which CUPTI records kernels.
enum class KernelRecords {
    /// CONCURRENT_KERNEL: CUPTI adds code to the kernels, which makes each work-group of a kernel that reads
    /// or writes memory about 0.08 ns longer (H100): the time of an empty kernel is right, that of a kernel
    /// of a million work-groups 80 µs too long.
    Concurrent,
    /// KERNEL: the kernels' code is as it is, but one kernel ends before the next is launched, which adds the
    /// same time to each record (RecordExcess).
    Serialised
};

/// One piece of the GPU's work, by its own clock: CUPTI's activity records of kernels, copies and fills.
struct ActivityRecord {
    CommandKind kind = CommandKind::Kernel;
    /// The name of a kernel, demangled, without template arguments and parameters.
    std::string name;
    std::int64_t startedNs = 0;
    std::int64_t endedNs = 0;
    /// The work-items of a kernel, in all and in a work-group.
    std::size_t globalSize = 0;
    std::size_t localSize = 0;
    /// The bytes of a copy or fill.
    std::size_t bytes = 0;
    /// What a kernel uses: KernelFacts.
    std::size_t registers = 0;
    std::size_t privateBytes = 0;
    std::size_t staticLocalBytes = 0;
    std::size_t dynamicLocalBytes = 0;
};

/// NVIDIA's profiling library, found when the program runs. From its first use until it is detached it slows
/// down launches of the whole process, so it is detached after every recording. The functions of one process
/// record one thing at a time. (CUPTI manual, "Activity API" and "Dynamic Attach and Detach".)
class Cupti {
public:
    /// Loads the first of `candidates` that the loader takes. Throws Unsupported, in words, if there is none,
    /// and for versions with unknown records.
    explicit Cupti(const std::vector<std::filesystem::path>& candidates);

    /// Returns CUPTI of this machine: it is looked for beside NVRTC, in the toolkit's extras/CUPTI/lib64, and
    /// where the system's loader looks. Loaded once; throws as the constructor.
    static const Cupti& instance();

    /// Begins to record the GPU's work. Throws Unsupported if that is not permitted, or another tool records
    /// already.
    void begin(KernelRecords kernels = KernelRecords::Concurrent) const;
    /// Returns the records since begin(), in order of their starts, and detaches CUPTI. Nothing may be in
    /// flight. Empty if records were lost, or CUPTI does not know their times.
    std::optional<std::vector<ActivityRecord>> end() const;

private:
    struct Functions;

    void refuse(int result, const char* call) const;

    std::shared_ptr<const Functions> m_functions;
};

/// Files that may be CUPTI, best first, for a driver that speaks CUDA `driverMajor` (0: no driver).
std::vector<std::filesystem::path> cuptiCandidates(int driverMajor);

/// Returns "DeviceRadixSortOnesweepKernel" for a mangled or demangled name with namespaces, template
/// arguments and parameters.
std::string shortKernelName(const std::string& name);

} // namespace sortscope::backend::cuda

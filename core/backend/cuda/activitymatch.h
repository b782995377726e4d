// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudaprogram.h"
#include "core/backend/cuda/cupti.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::backend::cuda {

/// The time that KernelRecords::Serialised adds to kernels, per kernel, in nanoseconds (about 2,100 and 700
/// on an H100).
struct RecordExcess {
    std::int64_t kernelNs = 0;
    /// Added to the time between one kernel and the next.
    std::int64_t gapNs = 0;
};

/// Takes the excess off the records of kernels: each ends earlier by its excess, and all that follows begins
/// earlier by all of it. No record becomes shorter than nothing, or begins before the previous one ends.
void takeOff(const RecordExcess& excess, std::vector<ActivityRecord>& records);

/// Returns the excess of a kernel that was recorded several times in both ways, in a row; empty without
/// records of two kernels at least in either way.
std::optional<RecordExcess> excessOf(std::span<const ActivityRecord> serialised,
                                     std::span<const ActivityRecord> concurrent);

/// Returns the commands of a run with the times of their records: for each of `expected`, which a stream
/// worked off in order, a list of the GPU's work for it. A graph has its own commands, a library its kernels,
/// copies and fills. Empty if `records`, in order of their starts, do not belong to the commands: there have
/// to be as many records as commands, of the same kinds, and at least one if a library decides. If several
/// commands of libraries are in one run, nobody can tell their work apart.
///
/// A kernel may be launched so that it begins before the previous one has ended, and waits for that one
/// inside ("Programmatic Dependent Launch" in the CUDA C++ Programming Guide). Here such a kernel is
/// submitted where it begins, and starts where the last of those in front of it ends, so that no time counts
/// twice.
std::vector<std::vector<Command>> timedByRecords(const std::vector<std::vector<Captured>>& expected,
                                                 const std::vector<ActivityRecord>& records);

/// Returns what the records tell of the kernels of libraries, each once for each shape of its launches.
/// `timed` is timedByRecords() of the others, and gives the names.
std::vector<KernelFacts> factsOfLibraries(const std::vector<std::vector<Captured>>& expected,
                                          const std::vector<std::vector<Command>>& timed,
                                          const std::vector<ActivityRecord>& records);

} // namespace sortscope::backend::cuda

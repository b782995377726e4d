// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudaprogram.h"
#include "core/backend/cuda/cupti.h"

#include <vector>

namespace sortscope::backend::cuda {

/// Returns the commands of a run with the times of their records: for each of `expected`, which a stream
/// worked off in order, a list of the GPU's work for it. A graph has its own commands, a library its kernels,
/// copies and fills. Empty if `records`, in order of their starts, do not belong to the commands: there have
/// to be as many records as commands, of the same kinds, and at least one if a library decides. If several
/// commands of libraries are in one run, nobody can tell their work apart.
///
/// A library may launch a kernel so that it may start before the previous one has ended, and waits for that
/// one inside ("Programmatic Dependent Launch" in the CUDA C++ Programming Guide). Here such a kernel starts
/// where the previous one ended, so that no time counts twice.
std::vector<std::vector<Command>> timedByRecords(const std::vector<std::vector<Captured>>& expected,
                                                 std::vector<ActivityRecord> records);

} // namespace sortscope::backend::cuda

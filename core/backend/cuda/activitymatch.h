// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudaprogram.h"
#include "core/backend/cuda/cupti.h"

#include <vector>

namespace sortscope::backend::cuda {

/// The commands of a run with the times of their records: for each of `expected`, which a stream worked off
/// in order, a list of what the GPU did for it; a graph's are its own commands, a library's its kernels,
/// copies and fills. Empty if `records`, in order of their starts, are not those of the commands: as many as
/// there are, of their kinds, and at least one where a library decides. What several commands of libraries in
/// one run did is not known apart.
///
/// A kernel that a library launches so that it may start before the one in front of it has ended, and waits
/// for that one inside ("Programmatic Dependent Launch" in the CUDA C++ Programming Guide), starts here where
/// that one ended, so that no time counts twice.
std::vector<std::vector<Command>> timedByRecords(const std::vector<std::vector<Captured>>& expected,
                                                 std::vector<ActivityRecord> records);

} // namespace sortscope::backend::cuda

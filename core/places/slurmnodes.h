// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/slurmagent.h"

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::places {

/// Returns the nodes of the allocation that this process was started in, from Slurm's variables and scontrol.
/// srun starts `program` there as a runner: the program is sent to the node (unless a bundle has unpacked
/// it), and gets all of the node's processors that the allocation has. Throws std::runtime_error outside an
/// allocation.
AgentNodes slurmNodes(const std::string& program);

/// Returns the processors of each node in SLURM_JOB_CPUS_PER_NODE: 72, 72 and 36 for "72(x2),36"; none for a
/// text of another form.
std::vector<unsigned> processorsIn(std::string_view text);

/// Removes this program's file if srun has sent it (`--bcast`): Slurm leaves the file there.
void removeBroadcastCopy();

} // namespace sortscope::places

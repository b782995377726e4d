// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/agentserver.h"

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::places {

/// The nodes of the allocation that this process has been started in, by Slurm's variables and scontrol, with
/// srun to start `program` as a runner: it is sent to the node (but for one that a bundle has unpacked), and
/// is given all of the node's processors that the allocation has. Throws std::runtime_error outside of an
/// allocation.
AgentNodes slurmNodes(const std::string& program);

/// What SLURM_JOB_CPUS_PER_NODE says of each node: 72, 72 and 36 of "72(x2),36"; none for what is not like
/// that.
std::vector<unsigned> processorsIn(std::string_view text);

/// Removes this program's file if srun has sent it (`--bcast`): Slurm leaves it there.
void removeBroadcastCopy();

} // namespace sortscope::places

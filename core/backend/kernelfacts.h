// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend {

/// What keeps more work-groups from a compute unit.
enum class OccupancyLimit { Registers, LocalMemory, WorkItems, WorkGroups, Barriers };

constexpr auto namesOf(OccupancyLimit /*type*/)
{
    return base::namesUpTo<OccupancyLimit::Barriers>("registers", "local-memory", "work-items", "work-groups",
                                                     "barriers");
}

/// What the API of a device tells of a kernel and the shape in which it is launched, without any privilege
/// and without running it. Empty for what it does not tell.
struct KernelFacts {
    /// The name that the kernel's commands have.
    std::string kernel;
    /// The number of work-items, in all and in a work-group.
    std::size_t globalSize = 0;
    std::size_t localSize = 0;
    /// The most work-items that a work-group of this kernel may have.
    std::optional<std::size_t> workGroupLimit;
    /// The device likes work-groups of a multiple of so many work-items (the size of a warp).
    std::optional<std::size_t> preferredMultiple;
    /// Per work-item.
    std::optional<std::size_t> registers;
    /// Bytes of a work-item that lie in memory and not in registers: its stack, arrays and spilled registers.
    std::optional<std::size_t> privateBytes;
    /// Bytes of spilled registers that the kernel's code stores.
    std::optional<std::size_t> spilledBytes;
    /// Bytes of local memory of a work-group that the kernel declares, and those that the launch adds.
    std::optional<std::size_t> staticLocalBytes;
    std::optional<std::size_t> dynamicLocalBytes;
    /// The most work-groups that a compute unit holds at once.
    std::optional<std::size_t> residentGroups;
    /// Their work-items, in whole warps, as a share of those that a compute unit has room for: the
    /// theoretical occupancy.
    std::optional<double> occupancy;
    /// What limits it; several if they allow the same.
    std::vector<OccupancyLimit> limitedBy;
    /// The work-groups of the launch divided by those that the whole device holds at once.
    std::optional<double> waves;

    bool operator==(const KernelFacts&) const = default;
};

/// Adds those of `more` that `to` lacks.
inline void addKernels(std::vector<KernelFacts>& to, const std::vector<KernelFacts>& more)
{
    for (const auto& facts : more) {
        if (std::find(to.begin(), to.end(), facts) == to.end())
            to.push_back(facts);
    }
}

} // namespace sortscope::backend

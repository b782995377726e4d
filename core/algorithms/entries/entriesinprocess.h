// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/ownentries.h"

#include <vector>

namespace sortscope::algorithms::entries {

/// Runs the entry.lua of a folder, or loads a shared library, and returns what it says of its entries. Throws
/// as describe() and describeLibrary() do, and may end the process: only one that runs kernels calls it.
std::vector<EntryDescription> describeAll(const EntryFolder& folder);

/// Has this process prepare and run entries.
void runEntriesHere();

} // namespace sortscope::algorithms::entries

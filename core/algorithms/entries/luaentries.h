// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/ownentries.h"

namespace sortscope::algorithms::entries {

/// Runs the entry.lua of a folder that was read, and returns what it says of itself. Throws
/// std::runtime_error that begins with "entry.lua:LINE: ". Ends also for a loop without an end, but not for
/// every call of a function of Lua: the process of the caller has to be ended then.
EntryDescription describe(const KernelFolder& folder);

/// Has this process prepare and run entries.
void runEntriesHere();

} // namespace sortscope::algorithms::entries

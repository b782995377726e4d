// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/ownentries.h"

#include <memory>

namespace sortscope::algorithms::entries {

/// Runs the entry.lua of a folder that was read, and returns what it says of itself. Throws
/// std::runtime_error that begins with "entry.lua:LINE: ". Ends also for a loop without an end, but not for
/// every call of a function of Lua: the process of the caller has to be ended then.
EntryDescription describe(const KernelFolder& folder);

/// Have entry.lua prepare a job: build its kernels, and record its run if that reads nothing back.
std::unique_ptr<Sort> makeLuaSort(const OwnEntry& entry, backend::Queue& queue,
                                  const backend::DeviceInfo& device, const SortProblem& problem);
std::unique_ptr<Search> makeLuaSearch(const OwnEntry& entry, backend::Queue& queue,
                                      const backend::DeviceInfo& device, const SearchProblem& problem);

} // namespace sortscope::algorithms::entries

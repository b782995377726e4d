// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/ownentries.h"

#include <memory>
#include <vector>

namespace sortscope::algorithms::entries {

/// Loads the library of `file`, and returns what it says of its entries. Throws std::runtime_error that says
/// why it cannot be used.
std::vector<EntryDescription> describeLibrary(const EntryFolder& file);

/// Have the library of the entry prepare a job. Throw as EntryLibrary and LibraryHost do.
std::unique_ptr<Sort> makeLibrarySort(const OwnEntry& entry, backend::Queue& queue,
                                      const backend::DeviceInfo& device, const SortProblem& problem);
std::unique_ptr<Search> makeLibrarySearch(const OwnEntry& entry, backend::Queue& queue,
                                          const backend::DeviceInfo& device, const SearchProblem& problem);

} // namespace sortscope::algorithms::entries

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/runnermessages.h"
#include "core/runner/runneroptions.h"

#include <filesystem>
#include <vector>

namespace sortscope::algorithms {
struct EntryFolder;
} // namespace sortscope::algorithms

namespace sortscope::runner {

/// A folder or a library as runners get it.
ask::EntryFolder messageOf(const algorithms::EntryFolder& folder);

/// Adds the entries of these folders and libraries to the catalogue, in place of those that they were before;
/// what they say is asked of a runner, and one that ends it, or is silent for too long, costs no other.
/// Afterwards algorithms::refusedEntries() are those of the folders that are not entries. Starts no process
/// if there are no folders.
void loadEntries(const RunnerOptions& options, const std::vector<std::filesystem::path>& folders);

} // namespace sortscope::runner

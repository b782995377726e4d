// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sortscope::runner {

/// The folder of the user's own entries: entries/ in base::dataFolder(); empty if there is no home.
std::filesystem::path ownEntriesFolder();

/// The folders that SORTSCOPE_ENTRIES lists with colons.
std::vector<std::string> entriesOfEnvironment();

/// The folders and shared libraries of entries: those in ownEntriesFolder(), then those that `named` names,
/// each an entry's folder, a library, or a folder of such folders and libraries. One that is none of them is
/// among them as it is.
std::vector<std::filesystem::path> entryFolders(const std::vector<std::string>& named);

} // namespace sortscope::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

/// The folder of the user's own entries: entries/ in base::dataFolder(); empty if there is no home.
std::filesystem::path ownEntriesFolder();

/// Loads the entries below ownEntriesFolder(), and those that SORTSCOPE_ENTRIES, a list with colons, and
/// `given` name: each is the folder of an entry, or a folder of such folders. Throws base::UsageError for a
/// name that is no folder.
void loadEntryFolders(const std::vector<std::string>& given);

/// The words with which another call of this program knows the entry: --entries and its folder, or none.
std::vector<std::string> wordsThatLoad(std::string_view algorithm);

/// Lines about the folders that are no entries; empty if there are none.
std::string refusedEntriesText();

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

/// Loads the entries of runner::entryFolders() that SORTSCOPE_ENTRIES and `given` name, beside the user's.
/// Throws base::UsageError for a name that is neither a folder nor a library.
void loadEntryFolders(const std::vector<std::string>& given);

/// The words with which another call of this program knows the entry: --entries and its folder or library, or
/// none.
std::vector<std::string> wordsThatLoad(std::string_view algorithm);

/// Lines about the folders and libraries that are not entries; empty if all are.
std::string refusedEntriesText();

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

/// The folders of this program in the user's home. They need not exist. A variable that is not an absolute
/// path is ignored, as the XDG base directory specification demands; without HOME, the home is the one in the
/// system's list of users. A folder is empty if nothing says where it is: then nothing is read, and nothing
/// can be kept.
namespace sortscope::base {

/// The folder for data that is to outlast the program and is not a document of the user's: sortscope/ in
/// XDG_STATE_HOME or ~/.local/state.
std::filesystem::path stateFolder();

/// The folder for data that may be removed at any time: sortscope/ in XDG_CACHE_HOME or ~/.cache.
std::filesystem::path cacheFolder();

/// The folder for what the user gives to the program: sortscope/ in XDG_DATA_HOME or ~/.local/share.
std::filesystem::path dataFolder();

/// The folder for settings: sortscope/ in XDG_CONFIG_HOME or ~/.config.
std::filesystem::path configFolder();

/// Why nothing can be kept if stateFolder() is empty.
inline constexpr std::string_view kNoStateFolder =
    "there is no home folder to keep it in: set HOME or XDG_STATE_HOME to an absolute path";

} // namespace sortscope::base

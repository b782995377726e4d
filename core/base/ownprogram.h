// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

namespace sortscope::base {

/// The folder that a bundle has unpacked, if this program was started from a bundle, whose script names the
/// folder in SORTSCOPE_BUNDLE. Empty otherwise, even if that variable is left from another program.
std::optional<std::filesystem::path> bundleFolder();

/// The path that starts this program again: the program that runs now, even if its file has been replaced
/// since it started, or the script of its bundle, since such a program does not find its libraries by itself.
std::filesystem::path ownProgram();

/// The folder that has the file of the program, or had it when the program started.
std::filesystem::path ownFolder();

} // namespace sortscope::base

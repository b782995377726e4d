// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace sortscope::places {

// Scripts for POSIX shells. They leave standard input and output to the program, which talks to its client
// over them. They report errors on standard error, with status 1: 127 would mean that the program is missing.

/// The beginning of a bundle, behind the variables version, machine (as uname -m says it), payload (the
/// SHA-256 of all files), start (the number of their first byte, from 1), folders and files (one line "MODE
/// BYTES NAME" per file).
extern const std::string_view kBundleScript;

/// The script that starts the program in the folder that a bundle has unpacked, behind the variable loader:
/// the path of the machine's own loader. The file name of the bundle's loader is the same.
extern const std::string_view kStartScript;

} // namespace sortscope::places

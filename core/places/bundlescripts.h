// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace sortscope::places {

// Scripts for POSIX shells. They leave standard input and output to the program, which talks to its client
// over them, and say on standard error what goes wrong, with status 1: 127 would mean that the program is
// missing.

/// The beginning of a bundle, behind the variables version, machine (as uname -m says it), payload (the
/// SHA-256 of all files), start (the number of their first byte, from 1), folders and files ("MODE BYTES
/// NAME" a line).
extern const std::string_view kBundleScript;

/// What starts the program in the folder that a bundle has unpacked, behind the variable loader: the path of
/// the machine's own, which is the name of the bundle's, too.
extern const std::string_view kStartScript;

} // namespace sortscope::places

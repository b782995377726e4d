// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/place.h"

#include <string>
#include <string_view>
#include <vector>

namespace sortscope::places {

/// The most hosts that one list may name.
inline constexpr std::size_t kMostHosts = 1024;

/// Returns the hosts of a list, each once and in its order: names separated by commas, blanks or line breaks,
/// with ranges as Slurm writes them: "node[01-03,7]" is node01, node02, node03 and node7. A range keeps the
/// leading zeros of its first number. From "#" to the end of a line is a comment. Throws base::UsageError
/// that says what would be right.
std::vector<std::string> hostsIn(std::string_view text);

/// hostsIn() the file. Throws base::UsageError if it cannot be read or names no host.
std::vector<std::string> hostsInFile(const std::string& path);

/// Returns the places that a text names: those of "ssh:LIST" and "ssh:@FILE", a place each, and otherwise
/// that of runner::Place::parse() alone. Throws base::UsageError, as it does.
std::vector<std::string> placesIn(std::string_view text);

} // namespace sortscope::places

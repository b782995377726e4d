// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sortscope::cli {

/// The two outputs of a program without a window: results go to one, everything else to the other.
enum class Output { Standard, Error };

/// Columns of the terminal behind `output`; empty where it is a file or a pipe.
std::optional<std::size_t> terminalWidth(Output output);

/// True where colours are wanted: a terminal that has them, and no NO_COLOR (https://no-color.org).
bool wantsColour(Output output);

/// Writes all of `text` to standard output. Throws std::system_error where that fails.
void writeOut(std::string_view text);

/// Writes `text` to standard error as far as possible.
void writeError(std::string_view text);

/// A line of its own on standard error that begins with the program's name; overwrites a progress line.
void writeNote(std::string_view sentence);

} // namespace sortscope::cli

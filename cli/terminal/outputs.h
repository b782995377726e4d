// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/outputpath.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

/// The two outputs of a program without a window: results go to one, everything else to the other.
enum class Output { Standard, Error };

/// Columns of the terminal behind `output`; empty if it is a file or a pipe.
std::optional<std::size_t> terminalWidth(Output output);

/// True if colours are wanted: a terminal that has them, and no NO_COLOR (https://no-color.org).
bool wantsColour(Output output);

// Text for people has no control characters except those of this program (base::printable()), wherever its
// names and sentences come from: files, devices and other machines.

/// Writes all of `text`, for people or as JSON, to standard output. Throws std::system_error if that fails.
void writeOut(std::string_view text);

/// Writes data that programs read byte by byte: unchanged, except on a terminal.
void writeData(std::string_view text);

/// Writes `text` to standard error as far as possible.
void writeError(std::string_view text);

/// Draws a line on the terminal of standard error, in place of the one that was drawn before.
void drawLine(std::string_view line);
void eraseLine();

/// Writes a line of its own on standard error that begins with the program's name; overwrites a progress
/// line.
void writeNote(std::string_view sentence);

/// True for "-", and for names of the same descriptor such as /dev/stdout.
bool isStandardOutput(const std::string& file);

/// Throws base::UsageError, before anything takes time, if one of `texts` could not be written, or if outputs
/// would replace each other or an input. `others` are written, too, but not by writeText().
void requireOutputs(const std::vector<base::NamedPath>& texts,
                    const std::vector<base::NamedPath>& others = {},
                    const std::vector<base::NamedPath>& inputs = {});

/// Writes a file whole or not at all, or standard output. Throws std::system_error.
void writeText(const std::string& file, std::string_view text);

} // namespace sortscope::cli

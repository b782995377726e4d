// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sortscope::base {

/// What a new file is for.
enum class FileKind {
    Data,
    /// Whoever may read it may start it, too; an existing file becomes one.
    Program,
    /// This user's alone.
    Private,
};

/// Writes `text` to `path` whole or not at all: a temporary file beside it, synchronised, then renamed. A
/// symbolic link is followed (outputTarget()) and an existing file keeps its mode. What is not a regular file
/// (a pipe) is written straight, and so is an open descriptor (/dev/stdout), whatever is behind it. So is a
/// file that is mounted by itself, as a container's are: it cannot be replaced. Throws std::system_error that
/// names the path; nothing is left behind then.
void writeFileWhole(const std::filesystem::path& path, std::string_view text, FileKind kind = FileKind::Data);

/// Throws std::system_error that names the path where writeFileWhole() could not even begin, so that a long
/// run is not lost to a mistyped folder.
void requireWritable(const std::filesystem::path& path);

/// Writes all of `text` to an open descriptor. Returns 0, or the error.
int writeAll(int descriptor, std::string_view text);

/// All that a file holds; empty if it cannot be read. Also of /proc and /sys, whose files have no size.
std::optional<std::string> contentOf(const std::filesystem::path& path);

} // namespace sortscope::base

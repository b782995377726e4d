// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sortscope::base {

/// The purpose of a new file.
enum class FileKind {
    Data,
    /// Everybody who may read the file may start it, too; an existing file becomes a program.
    Program,
    /// This user alone may read and write the file.
    Private,
};

/// Writes `text` to `path` whole or not at all: a temporary file beside it, synchronised, then renamed. A
/// symbolic link is followed (outputTarget()) and an existing file keeps its mode. A file that is not regular
/// (a pipe) is written directly, and so is an open descriptor (/dev/stdout), whatever is behind it. A file
/// that is mounted by itself, as in a container, is written directly, too, since it cannot be replaced.
/// Throws std::system_error that names the path; nothing is left behind then.
void writeFileWhole(const std::filesystem::path& path, std::string_view text, FileKind kind = FileKind::Data);

/// Throws std::system_error that names the path if writeFileWhole() could not even begin, so that a long run
/// is not lost to a mistyped folder.
void requireWritable(const std::filesystem::path& path);

/// Writes all of `text` to an open descriptor. Returns 0, or the error.
int writeAll(int descriptor, std::string_view text);

/// Returns the content of a file; empty if it cannot be read. Works for /proc and /sys, too, whose files have
/// no size.
std::optional<std::string> contentOf(const std::filesystem::path& path);

} // namespace sortscope::base

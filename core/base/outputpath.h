// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::base {

/// Throws std::system_error that names the path.
[[noreturn]] void cannotWrite(const std::filesystem::path& path, int code);

/// The meaning of the name of an output.
struct OutputTarget {
    /// The absolute path, with symbolic links followed, even one that leads to a file that does not exist
    /// yet.
    std::filesystem::path path;
    /// The open descriptor that the name means, as /dev/stdout, /dev/fd/N and /proc/self/fd/N do. The
    /// descriptor is written to as it is: the file behind it, for example a redirected one, must not be
    /// replaced.
    std::optional<int> descriptor;
};

/// Throws std::system_error that names the path.
OutputTarget outputTarget(const std::filesystem::path& path);

/// True if writing to one name changes the file of the other: spelt in another way, through a symbolic link,
/// as a hard link, or as a descriptor that leads to it. Devices such as /dev/null keep nothing, and are never
/// the same file.
bool sameFile(const std::filesystem::path& a, const std::filesystem::path& b);

/// A file of a command, and its name for the user: "--csv".
struct NamedPath {
    std::string name;
    std::filesystem::path path;
};

/// Why a command must not write these outputs: one of them is the same file as another one, or as a file that
/// the command reads. Empty if all is well.
std::optional<std::string> outputClash(const std::vector<NamedPath>& outputs,
                                       const std::vector<NamedPath>& inputs = {});

} // namespace sortscope::base

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sortscope::backend {

struct ProgramSource;

/// The origin of texts that were built into the program.
inline constexpr std::string_view kBuiltIn = "built-in";

/// A program that was compiled for a job.
struct ProgramRecord {
    std::string file;
    /// kBuiltIn, or the path that the text was read from.
    std::string origin;
    /// SHA-256 of the text that was compiled, in hexadecimal: the prelude's text, if there is one in front,
    /// and the file's.
    std::string hash;
    /// The options as the compiler got them.
    std::string options;

    bool operator==(const ProgramRecord&) const = default;
};

/// The record of `source` behind `prelude`.
ProgramRecord recordOf(const ProgramSource& source, std::string_view options, std::string_view prelude = {});

/// True for files that CUDA reads behind the prelude.
inline bool isOpenClC(std::string_view file)
{
    return file.ends_with(".cl");
}

} // namespace sortscope::backend

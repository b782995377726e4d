// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace sortscope::backend {

/// Returns a program's name for its text: the path of a file that somebody may edit, or the name of a
/// built-in file.
inline std::string placeOf(const ProgramSource& source)
{
    return source.origin == kBuiltIn ? source.file : source.origin;
}

/// Says that the text at `place` compiles, but lacks a kernel.
inline BuildError noKernel(std::string_view place, std::string_view name)
{
    return BuildError(
        fmt::format("{} has no kernel \"{}\"; the algorithm needs one of that name", place, name));
}

} // namespace sortscope::backend

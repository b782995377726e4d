// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace sortscope::backend {

/// What a program calls the text that it was built from: the path of a file that somebody may edit, or the
/// name of one that is built in.
inline std::string placeOf(const ProgramSource& source)
{
    return source.origin == kBuiltIn ? source.file : source.origin;
}

/// The text at `place` compiles, but lacks a kernel.
inline BuildError noKernel(std::string_view place, std::string_view name)
{
    return BuildError(
        fmt::format("{} has no kernel \"{}\"; the algorithm needs one of that name", place, name));
}

} // namespace sortscope::backend

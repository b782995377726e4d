// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sortscope::base {

/// What turns the text `before` into `after`, line by line, as `diff -u` says it and `patch` reads it; empty
/// if they are the same. Takes as few lines as possible, unless so many differ that this would take long.
std::string unifiedDiff(std::string_view before, std::string_view after, const std::string& nameBefore,
                        const std::string& nameAfter);

} // namespace sortscope::base

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/printable.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

/// The terminal columns of UTF-8 text: none for combining marks, two for East Asian wide characters and
/// emoji. Independent of the C locale, which this program leaves alone (wcwidth() would need it).
std::size_t displayWidth(std::string_view text);

/// Returns `text` cut to at most `width` columns, with "…" if something was cut off.
std::string elided(std::string_view text, std::size_t width);

/// Returns `text` in lines of at most `width` columns, broken at blanks; a longer word keeps its line to
/// itself.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

using base::printable;

} // namespace sortscope::cli

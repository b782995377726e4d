// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace sortscope::base {

/// Returns `text` with the results of `replaced` in place of its control characters: those of ASCII and of
/// ISO 8859-1, line and paragraph separators, and characters that change the direction of the following text,
/// so that it looks different from what it is. `text` is UTF-8.
std::string withoutControls(std::string_view text, const std::function<std::string(char32_t)>& replaced);

/// Returns `text` in a form that may be shown, whoever wrote it: control characters, except line feeds and
/// tabs, become pictures that are seen and do nothing, or U+FFFD. Names, notes and drivers' logs may hold
/// escape sequences. A carriage return before a line feed is left out, and bytes that are not UTF-8 become
/// U+FFFD.
std::string printable(std::string_view text);

} // namespace sortscope::base

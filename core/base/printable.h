// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace sortscope::base {

/// `text` with what `replaced` makes of its control characters: those of ASCII and of ISO 8859-1, line and
/// paragraph separators, and those that change the direction of what follows, so that a text looks otherwise
/// than it is. `text` is UTF-8.
std::string withoutControls(std::string_view text, const std::function<std::string(char32_t)>& replaced);

/// `text` as it may be shown, whoever wrote it: control characters, but for line feeds and tabs, are pictures
/// that are seen and do nothing, or U+FFFD. Names, notes and drivers' logs may hold escape sequences. A
/// carriage return before a line feed is left out, and so is what is not UTF-8 (U+FFFD).
std::string printable(std::string_view text);

} // namespace sortscope::base

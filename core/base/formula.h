// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace sortscope::base {

/// True for text that a spreadsheet would take for a formula, and run: it begins with =, +, -, @, a tab or a
/// carriage return. Such a cell gets an apostrophe in front, which tells spreadsheets "this is text". A text
/// that has apostrophes in front of one of these counts, too, so that one apostrophe can always be taken off
/// again.
constexpr bool looksLikeFormula(std::string_view text)
{
    const auto first = text.find_first_not_of('\'');
    return first != std::string_view::npos
           && std::string_view("=+-@\t\r").find(text[first]) != std::string_view::npos;
}

} // namespace sortscope::base

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sortscope::exports {

/// The text of one cell of a Markdown table: every mark is escaped, and all stands on one line.
std::string markdownCell(std::string_view text);

} // namespace sortscope::exports

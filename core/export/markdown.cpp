// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/markdown.h"

#include "core/base/printable.h"

namespace sortscope::exports {

std::string markdownCell(std::string_view text)
{
    constexpr std::string_view kMarks = "\\`*_[]<>|~&$";
    std::string escaped;
    for (const char c : base::printable(text)) {
        if (kMarks.find(c) != std::string_view::npos)
            escaped += '\\';
        escaped += c == '\n' || c == '\t' ? ' ' : c;
    }
    return escaped;
}

} // namespace sortscope::exports

// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the core's texts as a source that lupdate can read. The core knows no Qt, so it can't mark them
// itself.
#include "gui/text/text.h"

#include <cstdio>
#include <string>

namespace {

/// As the inside of a string literal.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '"' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

} // namespace

int main()
{
    std::puts("// SPDX-License-Identifier: GPL-3.0-or-later\n"
              "// Written by the target update_translations, read by lupdate alone and never compiled.\n"
              "// clang-format off\n");
    for (const auto text : sortscope::gui::models::coreTexts())
        std::printf("QT_TRANSLATE_NOOP(\"%s\", \"%s\")\n", sortscope::gui::models::kCoreContext,
                    escaped(text).c_str());
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/commandtree.h"

#include <algorithm>
#include <cctype>

namespace sortscope::manual {

std::string CommandText::name() const
{
    return path.substr(path.rfind(' ') + 1);
}

std::vector<const CommandText*> withAllBelow(const CommandText& command)
{
    std::vector<const CommandText*> all{&command};
    for (const auto& below : command.commands) {
        const auto more = withAllBelow(below);
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

std::string functionName(const std::string& path)
{
    std::string name = '_' + path;
    std::ranges::replace_if(
        name, [](unsigned char character) { return std::isalnum(character) == 0; }, '_');
    return name;
}

std::string quoted(const std::string& text)
{
    std::string result = "'";
    for (const char character : text)
        result += character == '\'' ? std::string("'\\''") : std::string(1, character);
    return result + '\'';
}

} // namespace sortscope::manual

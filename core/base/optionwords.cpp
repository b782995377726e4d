// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/optionwords.h"

namespace sortscope::base {

double shareArgument(std::string_view option, std::string_view text)
{
    if (const auto value = numberIn<double>(text); value && *value >= 0 && *value <= 1)
        return *value;
    throw UsageError(fmt::format("{}: \"{}\" is not a number from 0 to 1, such as 0.5", option, text));
}

std::pair<std::string, std::string> assignmentArgument(std::string_view option, std::string_view text)
{
    const auto mark = text.find('=');
    if (mark == std::string_view::npos || mark == 0 || mark + 1 == text.size())
        throw UsageError(fmt::format("{}: \"{}\" is not of the form name=value", option, text));
    return {std::string(text.substr(0, mark)), std::string(text.substr(mark + 1))};
}

std::vector<std::string> commaSeparated(std::string_view text)
{
    std::vector<std::string> parts;
    while (true) {
        const auto comma = text.find(',');
        parts.emplace_back(text.substr(0, comma));
        if (comma == std::string_view::npos)
            return parts;
        text.remove_prefix(comma + 1);
    }
}

} // namespace sortscope::base

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.h"

#include "cli/options/commandparser.h"
#include "cli/options/offers.h"
#include "core/base/texts.h"

namespace sortscope::cli {

double shareArgument(std::string_view option, std::string_view text)
{
    if (const auto value = base::numberIn<double>(text); value && *value >= 0 && *value <= 1)
        return *value;
    throw base::UsageError(fmt::format("{}: \"{}\" is not a number from 0 to 1, such as 0.5", option, text));
}

std::pair<std::string, std::string> assignmentArgument(std::string_view option, std::string_view text)
{
    const auto mark = text.find('=');
    if (mark == std::string_view::npos || mark == 0 || mark + 1 == text.size())
        throw base::UsageError(fmt::format("{}: \"{}\" is not of the form name=value", option, text));
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

void addFormatOption(const Command& command, std::string& chosen)
{
    chosen = base::nameOf(Format::Table);
    offerNamesOf<Format>(
        command.option("--format", chosen,
                       fmt::format("Format of standard output: {} [{}]", base::knownNames<Format>(), chosen)))
        .placeholder("FORMAT");
}

Format parseFormat(const std::string& chosen)
{
    return namedArgument<Format>("--format", chosen);
}

} // namespace sortscope::cli

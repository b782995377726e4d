// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.h"

#include "cli/options/commandparser.h"
#include "cli/options/offers.h"

namespace sortscope::cli {

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

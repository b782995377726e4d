// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/format.h"

#include "cli/arguments.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace sortscope::cli {

void addFormatOption(CLI::App& command, std::string& chosen)
{
    chosen = base::nameOf(Format::Table);
    command
        .add_option("--format", chosen,
                    fmt::format("What standard output carries: {} [{}]", base::knownNames<Format>(), chosen))
        ->type_name("FORMAT");
}

Format parseFormat(const std::string& chosen)
{
    return namedArgument<Format>("--format", chosen);
}

} // namespace sortscope::cli

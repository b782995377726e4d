// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <string>

namespace CLI {
class App;
}

namespace sortscope::cli {

/// What standard output carries.
enum class Format { Table, Json };

constexpr auto namesOf(Format /*type*/)
{
    return base::namesUpTo<Format::Json>("table", "json");
}

/// Adds --format to a subcommand; `chosen` must live as long as the parser.
void addFormatOption(CLI::App& command, std::string& chosen);

/// Throws base::UsageError that lists the formats.
Format parseFormat(const std::string& chosen);

} // namespace sortscope::cli

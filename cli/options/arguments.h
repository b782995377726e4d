// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/optionwords.h"

#include <string>

namespace sortscope::cli {

class Command;

using base::assignmentArgument;
using base::commaSeparated;
using base::namedArgument;
using base::namedArguments;
using base::shareArgument;
using base::wholeArgument;

/// The format of standard output.
enum class Format { Table, Json };

constexpr auto namesOf(Format /*type*/)
{
    return base::namesUpTo<Format::Json>("table", "json");
}

/// Adds --format to a subcommand; `chosen` must live as long as the parser.
void addFormatOption(const Command& command, std::string& chosen);

/// Throws base::UsageError that lists the formats.
Format parseFormat(const std::string& chosen);

} // namespace sortscope::cli

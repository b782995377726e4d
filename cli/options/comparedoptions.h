// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace sortscope::cli {

class Command;

/// Adds --metric and --margin, for a command that compares figures.
void addComparedOptions(const Command& command, std::string& metric, std::optional<std::string>& margin);

} // namespace sortscope::cli

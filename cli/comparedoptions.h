// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace sortscope::cli {

/// Adds --metric and --margin, for a command that judges figures against each other.
void addComparedOptions(CLI::App& command, std::string& metric, std::optional<std::string>& margin);

} // namespace sortscope::cli

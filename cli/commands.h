// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace sortscope::cli {

/// What the command line asked for; returns the exit status. Set by the subcommand that was given.
using Action = std::function<int()>;

void addDevicesCommand(CLI::App& app, Action& action);
void addAlgorithmsCommand(CLI::App& app, Action& action);
void addRunCommand(CLI::App& app, Action& action);
void addSessionsCommand(CLI::App& app, Action& action);
void addVerifyCommand(CLI::App& app, Action& action);

} // namespace sortscope::cli

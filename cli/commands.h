// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace CLI {
class App;
}

namespace sortscope::cli {

/// What scripts learn from the program's end.
inline constexpr int kAllOk = 0;
/// A row is not ok, or the results could not be written.
inline constexpr int kNotOk = 1;
/// Nothing was run: the command line cannot be meant.
inline constexpr int kWrongUsage = 2;
/// A second interrupt ended the program at once; 128 + SIGINT, as shells count.
inline constexpr int kKilled = 130;

/// What the command line asked for; returns the exit status. Set by the subcommand that was given.
using Action = std::function<int()>;

void addDevicesCommand(CLI::App& app, Action& action);
void addAlgorithmsCommand(CLI::App& app, Action& action);
void addRunCommand(CLI::App& app, Action& action);
void addSessionsCommand(CLI::App& app, Action& action);
void addVerifyCommand(CLI::App& app, Action& action);

// Subcommands of `sessions`.
void addSessionsExport(CLI::App& sessions, Action& action);
void addSessionsMerge(CLI::App& sessions, Action& action);
void addSessionsCompare(CLI::App& sessions, Action& action);

} // namespace sortscope::cli

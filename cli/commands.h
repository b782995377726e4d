// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>
#include <utility>

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

/// Adds a subcommand, which `act` carries out, and returns it with its options, to add arguments for.
template <typename Options>
std::pair<CLI::App&, Options&> addCommand(CLI::App& parent, Action& action, const std::string& name,
                                          const std::string& description,
                                          const std::function<int(const Options&)>& act)
{
    auto* command = parent.add_subcommand(name, description);
    auto options = std::make_shared<Options>();
    command->callback([options, act, &action] { action = [options, act] { return act(*options); }; });
    return {*command, *options};
}

void addAgentCommand(CLI::App& app, Action& action);
void addBundleCommand(CLI::App& app, Action& action);
void addCalibrateCommand(CLI::App& app, Action& action);
void addDevicesCommand(CLI::App& app, Action& action);
void addAlgorithmsCommand(CLI::App& app, Action& action);
void addFetchCommand(CLI::App& app, Action& action);
void addCrossoverCommand(CLI::App& app, Action& action);
void addFleetCommand(CLI::App& app, Action& action);
void addRunCommand(CLI::App& app, Action& action);
void addRunnerCommand(CLI::App& app, Action& action);
void addSessionsCommand(CLI::App& app, Action& action);
void addTuneCommand(CLI::App& app, Action& action);
void addVerifyCommand(CLI::App& app, Action& action);

// Subcommands of `sessions`.
void addSessionsExport(CLI::App& sessions, Action& action);
void addSessionsMerge(CLI::App& sessions, Action& action);
void addSessionsCompare(CLI::App& sessions, Action& action);

} // namespace sortscope::cli

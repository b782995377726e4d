// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/commandparser.h"

namespace sortscope::cli {

void addAgentCommand(const Command& app, Action& action);
void addBundleCommand(const Command& app, Action& action);
void addCalibrateCommand(const Command& app, Action& action);
void addCodeCommand(const Command& app, Action& action);
void addDevicesCommand(const Command& app, Action& action);
void addAlgorithmsCommand(const Command& app, Action& action);
void addEntryCommand(const Command& app, Action& action);
void addFetchCommand(const Command& app, Action& action);
void addCrossoverCommand(const Command& app, Action& action);
void addFleetCommand(const Command& app, Action& action);
void addHistoryCommand(const Command& app, Action& action);
void addRunCommand(const Command& app, Action& action);
void addRunnerCommand(const Command& app, Action& action);
void addSessionsCommand(const Command& app, Action& action);
void addTuneCommand(const Command& app, Action& action);
void addVerifyCommand(const Command& app, Action& action);

// Subcommands of `sessions`.
void addSessionsExport(const Command& sessions, Action& action);
void addSessionsMerge(const Command& sessions, Action& action);
void addSessionsCompare(const Command& sessions, Action& action);

} // namespace sortscope::cli

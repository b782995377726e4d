// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands.h"

namespace sortscope::cli {

// The subcommands of `sessions`.
void addSessionsShow(CLI::App& sessions, Action& action);
void addSessionsCheck(CLI::App& sessions, Action& action);
void addSessionsExport(CLI::App& sessions, Action& action);
void addSessionsImport(CLI::App& sessions, Action& action);
void addSessionsMerge(CLI::App& sessions, Action& action);
void addSessionsCompare(CLI::App& sessions, Action& action);

} // namespace sortscope::cli

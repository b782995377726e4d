// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sessions.h"

#include <CLI/CLI.hpp>

namespace sortscope::cli {

void addSessionsCommand(CLI::App& app, Action& action)
{
    auto* sessions =
        app.add_subcommand("sessions", "Look at, export, import, merge, compare and check session files");
    sessions->require_subcommand(1);
    addSessionsShow(*sessions, action);
    addSessionsExport(*sessions, action);
    addSessionsImport(*sessions, action);
    addSessionsMerge(*sessions, action);
    addSessionsCompare(*sessions, action);
    addSessionsCheck(*sessions, action);
}

} // namespace sortscope::cli

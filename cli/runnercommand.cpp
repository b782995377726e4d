// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "core/base/usageerror.h"
#include "core/run/runnerserver.h"
#include "core/run/slurmnodes.h"

#include <CLI/CLI.hpp>
#include <unistd.h>

namespace sortscope::cli {
namespace {

[[noreturn]] void serve()
{
    if (::isatty(STDIN_FILENO) != 0)
        throw base::UsageError("runner is for programs, which ask it over its standard input; use run");
    run::removeBroadcastCopy();
    run::serveRunner(STDIN_FILENO, STDOUT_FILENO, run::discoverWith);
}

} // namespace

void addRunnerCommand(CLI::App& app, Action& action)
{
    auto* command = app.add_subcommand(
        "runner", "Measure for another program, over standard input and output (docs/runner-protocol.md)");
    command->group("For programs");
    command->callback([&action] { action = []() -> int { serve(); }; });
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "core/base/usageerror.h"
#include "core/places/slurmnodes.h"
#include "core/runner/runnerserver.h"

#include <unistd.h>

namespace sortscope::cli {
namespace {

[[noreturn]] void serve()
{
    if (::isatty(STDIN_FILENO) != 0)
        throw base::UsageError("`runner` is started by Sortscope itself; use run");
    places::removeBroadcastCopy();
    runner::serveRunner(STDIN_FILENO, STDOUT_FILENO, sample::discoverWith);
}

} // namespace

void addRunnerCommand(const Command& app, Action& action)
{
    const auto command = app.subcommand(
        "runner", "Measure for another program, over standard input and output (docs/runner-protocol.md)");
    command.group("For programs");
    command.whenGiven([&action] { action = []() -> int { serve(); }; });
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "core/base/ownprogram.h"
#include "core/base/usageerror.h"
#include "core/places/slurmnodes.h"

#include <unistd.h>

#include <filesystem>

namespace sortscope::cli {
namespace {

int serve()
{
    if (::isatty(STDIN_FILENO) != 0)
        throw base::UsageError("`agent` is started by Sortscope itself; use run --on slurm:OPTIONS");
    places::serveAgent(STDIN_FILENO, STDOUT_FILENO,
                       places::slurmNodes(std::filesystem::canonical(base::ownProgram())));
    return kAllOk;
}

} // namespace

void addAgentCommand(const Command& app, Action& action)
{
    const auto command =
        app.subcommand("agent", "Start runners on the nodes of a Slurm allocation for another program "
                                "(docs/runner-protocol.md)");
    command.group("For programs");
    command.whenGiven([&action] { action = serve; });
}

} // namespace sortscope::cli

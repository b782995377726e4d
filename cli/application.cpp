// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/application.h"

#include "sortscope_version.h"

#include <fmt/format.h>

namespace sortscope::cli {
namespace {

constexpr std::string_view kExitHelp =
    "Exit status: 0 all rows ok, 1 a row is not ok or a file could not be written, "
    "2 wrong usage, or an\noutput that cannot be one: nothing was run; 130 a second interrupt. "
    "The first Ctrl-C finishes cleanly\nand writes what is done; so do SIGTERM and SIGHUP.";

} // namespace

Application::Application()
    : parser("Profiles GPU sorting and searching kernel by kernel, and compares them with the CPU.",
             "sortscope-cli")
{
    parser.set_version_flag("--version", fmt::format("sortscope-cli {} ({})", kVersion, kGitRevision),
                            "Print the version and exit");
    parser.get_formatter()->column_width(34);
    parser.footer(std::string(kExitHelp));
    parser.require_subcommand(1);
    parser.fallthrough();

    parser.add_option("--kernels", kernels, "Read kernel sources from DIR instead of the program")
        ->type_name("DIR")
        ->envname("SORTSCOPE_KERNELS_DIR");
    addDevicesCommand(parser, action);
    addAlgorithmsCommand(parser, action);
    addRunCommand(parser, action);
    addFetchCommand(parser, action);
    addCrossoverCommand(parser, action);
    addTuneCommand(parser, action);
    addSessionsCommand(parser, action);
    addFleetCommand(parser, action);
    addVerifyCommand(parser, action);
    addCalibrateCommand(parser, action);
    addBundleCommand(parser, action);
    addRunnerCommand(parser, action);
    addAgentCommand(parser, action);
    for (auto* command : parser.get_subcommands({}))
        command->fallthrough();
}

} // namespace sortscope::cli

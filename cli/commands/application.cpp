// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/application.h"

#include "sortscope_version.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace sortscope::cli {
namespace {

constexpr std::string_view kExitHelp =
    "Exit status: 0 all rows ok; 1 a row is not ok, or a file could not be written; 2 wrong usage or "
    "an\nunusable output, and nothing was run; 130 a second interrupt. The first Ctrl-C finishes cleanly "
    "and\nwrites the finished rows; so do SIGTERM and SIGHUP.";

} // namespace

Application::Application()
    : parser(std::make_unique<CLI::App>(
        "Profiles GPU sorting and searching kernel by kernel, and compares them with the CPU.",
        "sortscope-cli"))
{
    parser->set_version_flag("--version", fmt::format("sortscope-cli {} ({})", kVersion, kGitRevision),
                             "Print the version and exit");
    parser->get_formatter()->column_width(34);
    parser->footer(std::string(kExitHelp));
    parser->require_subcommand(1);
    parser->fallthrough();

    const Command program(*parser);
    program.option("--kernels", kernels, "Read kernel sources from DIR instead of the program")
        .placeholder("DIR")
        .environment("SORTSCOPE_KERNELS_DIR");
    program
        .option(
            "--entries", entries,
            "Add the algorithm of the folder DIR, those of the shared library DIR, or of each folder and "
            "library in it (docs/own-algorithms.md), beside those of ~/.local/share/sortscope/entries and of "
            "SORTSCOPE_ENTRIES")
        .placeholder("DIR")
        .oneValueATime();
    addDevicesCommand(program, action);
    addAlgorithmsCommand(program, action);
    addRunCommand(program, action);
    addFetchCommand(program, action);
    addCrossoverCommand(program, action);
    addTuneCommand(program, action);
    addSessionsCommand(program, action);
    addFleetCommand(program, action);
    addHistoryCommand(program, action);
    addVerifyCommand(program, action);
    addEntryCommand(program, action);
    addCalibrateCommand(program, action);
    addCodeCommand(program, action);
    addBundleCommand(program, action);
    addRunnerCommand(program, action);
    addAgentCommand(program, action);
    for (auto* command : parser->get_subcommands({}))
        command->fallthrough();
}

Application::~Application() = default;

} // namespace sortscope::cli

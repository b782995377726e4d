// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/outputs.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/parameter.h"
#include "core/base/processsetup.h"
#include "sortscope_version.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <sstream>

namespace sortscope::cli {
namespace {

constexpr std::string_view kExitHelp =
    "Exit status: 0 all rows ok, 1 a row is not ok or a file could not be written, "
    "2 wrong usage, 130 a second\ninterrupt. The first Ctrl-C finishes cleanly "
    "and writes what is done; so do SIGTERM and SIGHUP.";

/// Reads kernels from `folder` instead of the program, where one is given.
void useKernelFolder(const std::string& folder)
{
    if (folder.empty())
        return;
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error))
        throw base::UsageError(
            fmt::format("--kernels or SORTSCOPE_KERNELS_DIR: \"{}\" is not a folder", folder));
    algorithms::setKernelDirectory(folder);
}

/// "sortscope-cli run", as far as the command line got.
std::string commandName(const CLI::App& app)
{
    std::string name = app.get_name();
    for (const auto* chosen : app.get_subcommands())
        name += ' ' + chosen->get_name();
    return name;
}

/// What the parser says, but naming the words that it could not place.
std::string complaint(const CLI::App& app, const CLI::ParseError& error)
{
    const auto words = app.remaining(true);
    if (words.empty())
        return error.what();
    if (!app.get_subcommands().empty())
        return fmt::format("\"{}\" is not understood here", words.front());
    return fmt::format("unknown command \"{}\"; known are {}", words.front(),
                       base::joined(app.get_subcommands({}), &CLI::App::get_name));
}

/// Help and version are results; everything else that stops the parser is wrong usage.
int concludeParsing(const CLI::App& app, const CLI::ParseError& error)
{
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        std::ostringstream text;
        app.exit(error, text, text);
        writeOut(text.str());
        return kAllOk;
    }
    writeNote(fmt::format("{} ({} --help lists the options)", complaint(app, error), commandName(app)));
    return kWrongUsage;
}

int parseAndAct(CLI::App& app, int argc, const char* const* argv, const std::string& kernels,
                const Action& action)
{
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return concludeParsing(app, error);
    }
    useKernelFolder(kernels);
    return action();
}

/// The whole program; returns its exit status.
int runApplication(int argc, const char* const* argv)
{
    rememberIgnoredSignals();
    CLI::App app("Profiles GPU sorting and searching kernel by kernel, and compares them with the CPU.",
                 "sortscope-cli");
    app.set_version_flag("--version", fmt::format("sortscope-cli {} ({})", kVersion, kGitRevision),
                         "Print the version and exit");
    app.get_formatter()->column_width(34);
    app.footer(std::string(kExitHelp));
    app.require_subcommand(1);
    app.fallthrough();

    std::string kernels;
    app.add_option("--kernels", kernels, "Read kernel sources from DIR instead of the program")
        ->type_name("DIR")
        ->envname("SORTSCOPE_KERNELS_DIR");
    Action action;
    addDevicesCommand(app, action);
    addAlgorithmsCommand(app, action);
    addRunCommand(app, action);
    addCrossoverCommand(app, action);
    addSessionsCommand(app, action);
    addVerifyCommand(app, action);
    addCalibrateCommand(app, action);
    addRunnerCommand(app, action);
    for (auto* command : app.get_subcommands({}))
        command->fallthrough();

    try {
        return parseAndAct(app, argc, argv, kernels, action);
    } catch (const base::UsageError& error) {
        writeNote(error.what());
        return kWrongUsage;
    } catch (const std::exception& error) {
        writeNote(error.what());
        return kNotOk;
    }
}

} // namespace
} // namespace sortscope::cli

int main(int argc, char* argv[])
{
    sortscope::base::prepareProcess();
    return sortscope::cli::runApplication(argc, argv);
}

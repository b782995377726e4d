// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/application.h"
#include "cli/options/entryfolders.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/outputs.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/parameter.h"
#include "core/base/processsetup.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace sortscope::cli {
namespace {

/// Returns the command as far as the command line was read: "sortscope-cli run".
std::string commandName(const CLI::App& app)
{
    std::string name = app.get_name();
    for (const auto* chosen : app.get_subcommands())
        name += ' ' + chosen->get_name();
    return name;
}

/// Returns the parser's message, with the names of the words that it could not place.
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

/// Ends the parsing. Help and version are results; any other stop of the parser is wrong usage.
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

/// False for the processes that other ones tell what to run.
bool usesCatalogue(const CLI::App& app)
{
    const auto& chosen = app.get_subcommands();
    return std::ranges::none_of(chosen, [](const auto* command) {
        return command->get_name() == "runner" || command->get_name() == "agent";
    });
}

int parseAndAct(Application& application, int argc, const char* const* argv)
{
    try {
        application.parser->parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return concludeParsing(*application.parser, error);
    }
    if (!application.kernels.empty())
        algorithms::useKernelFolder(application.kernels, "--kernels or SORTSCOPE_KERNELS_DIR");
    if (usesCatalogue(*application.parser))
        loadEntryFolders(application.entries);
    return application.action();
}

/// Runs the whole program; returns its exit status.
int runApplication(int argc, const char* const* argv)
{
    rememberIgnoredSignals();
    Application application;
    try {
        return parseAndAct(application, argc, argv);
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

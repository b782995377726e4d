// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/exitstatus.h"
#include "cli/format.h"
#include "cli/knownids.h"
#include "cli/pairtable.h"
#include "cli/resulttable.h"
#include "cli/runjobs.h"
#include "cli/runoptions.h"
#include "cli/runsession.h"
#include "cli/terminal.h"
#include "core/base/usageerror.h"
#include "core/base/wholefile.h"
#include "core/export/comparisonjson.h"
#include "core/export/json.h"
#include "core/results/compare.h"
#include "core/run/discovery.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace sortscope::cli {
namespace {

/// A long run must not be lost to a mistyped folder: it is refused before it starts, as wrong usage.
void requireWritable(std::string_view option, const std::string& path)
{
    if (path.empty())
        return;
    try {
        base::requireWritable(path);
    } catch (const std::system_error& error) {
        throw base::UsageError(fmt::format("{}: {}", option, error.what()));
    }
}

/// False where a file could not be written; the rows are still worth printing then.
template <typename Make>
bool writeCsv(const std::string& path, Make makeText)
{
    if (path.empty())
        return true;
    try {
        base::writeFileWhole(path, makeText());
        return true;
    } catch (const std::exception& error) {
        writeNote(error.what());
        return false;
    }
}

bool writeFiles(const RunOptions& options, const ResultList& results, const results::Environment& environment)
{
    const bool jobs = writeCsv(options.csv, [&] { return exports::jobsCsv(results, environment); });
    const bool commands = writeCsv(options.commandsCsv, [&] { return exports::commandsCsv(results); });
    return jobs && commands;
}

std::string jsonText(const ResultList& results, const results::Environment& environment,
                     results::SampleOrder order)
{
    auto json = exports::runJson(results, environment);
    if (order == results::SampleOrder::Interleaved)
        json["pairs"] = exports::pairsJson(results::interleavedPairs(results), {});
    return exports::dumpJson(json) + '\n';
}

std::string interleavedText(const ResultList& results, const TableStyle& style)
{
    const auto pairs = results::interleavedPairs(results);
    if (pairs.empty())
        return {};
    return fmt::format(
        "\nInterleaved: B / A is the median of the ratios of samples that were taken in turn, by "
        "the wall clock.\nDifferences within {} % are the same.\n\n{}",
        results::CompareOptions{}.margin * 100, pairsText(pairs, style));
}

void print(Format format, const ResultList& results, const results::Environment& environment,
           results::SampleOrder order)
{
    if (format == Format::Json) {
        writeOut(jsonText(results, environment, order));
        return;
    }
    const TableStyle style{wantsColour(Output::Standard), terminalWidth(Output::Standard)};
    const bool pairs = order == results::SampleOrder::Interleaved;
    writeOut(resultText(results, style) + (pairs ? interleavedText(results, style) : std::string{}));
}

int run(const RunOptions& options)
{
    const auto format = parseFormat(options.format);
    RunSession session(options);
    requireWritable("--csv", options.csv);
    requireWritable("--commands-csv", options.commandsCsv);
    const auto inventory = run::discoverDevices();
    const auto order = orderFrom(options);
    auto jobs = session.plan(inventory);
    if (jobs.empty())
        return kAllOk;
    const auto environment = results::captureEnvironment();

    const auto results = runJobs(inventory, std::move(jobs), session.sink(environment), order);
    // Files first: what is printed may go to a reader that has gone.
    const bool kept = session.finish();
    const bool written = writeFiles(options, results, environment) && kept;
    print(format, results, environment, order);
    return written ? exitStatusOf(results) : kNotOk;
}

} // namespace

void addRunCommand(CLI::App& app, Action& action)
{
    auto* command =
        app.add_subcommand("run", "Run devices × algorithms × sizes, and show how long they took");
    auto options = std::make_shared<RunOptions>();
    addRunOptions(*command, *options);
    command->footer([] { return knownIdsText(); });
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace sortscope::cli

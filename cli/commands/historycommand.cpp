// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/options/arguments.h"
#include "cli/options/offers.h"
#include "cli/terminal/outputs.h"
#include "cli/text/historytext.h"
#include "core/export/historyjson.h"
#include "core/export/json.h"
#include "core/results/row/environment.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace sortscope::cli {
namespace {

using results::ChangeOfLine;

/// The changes that make the command fail.
enum class HistoryFailure { Change, Slower, Faster };

constexpr auto namesOf(HistoryFailure /*type*/)
{
    return base::namesUpTo<HistoryFailure::Faster>("change", "slower", "faster");
}

struct HistoryArguments {
    std::string folder;
    std::string metric{base::nameOf(results::HistoryOptions{}.metric)};
    std::optional<std::string> margin;
    std::optional<std::string> since;
    std::vector<std::string> failOn;
    std::string csv;
    std::string format;
};

std::chrono::sys_seconds dayArgument(const std::string& text)
{
    const auto day = results::parseIsoUtc(text + "T00:00:00Z");
    if (!day)
        throw base::UsageError(
            fmt::format("--since: \"{}\" is not a day; it is written like 2026-11-28, by UTC", text));
    return *day;
}

results::HistoryOptions optionsOf(const HistoryArguments& arguments)
{
    results::HistoryOptions options{.metric = namedArgument<results::Metric>("--metric", arguments.metric)};
    if (arguments.margin)
        options.margin = shareArgument("--margin", *arguments.margin);
    return options;
}

session::SessionFolder folderOf(const HistoryArguments& arguments)
{
    if (!std::filesystem::is_directory(arguments.folder))
        throw base::UsageError(
            fmt::format("\"{}\" is not a folder; give the folder that holds the sessions", arguments.folder));
    return session::readFolder(arguments.folder, session::indexOf(arguments.folder));
}

bool failsOn(HistoryFailure failure, const ChangeOfLine& change)
{
    switch (failure) {
    case HistoryFailure::Change:
        return true;
    case HistoryFailure::Slower:
        return change.change->ratio > 1;
    case HistoryFailure::Faster:
        return change.change->ratio < 1;
    }
    return false;
}

int statusOf(const results::History& history, const std::vector<ChangeOfLine>& changes,
             const std::vector<HistoryFailure>& failures)
{
    if (failures.empty())
        return kAllOk;
    if (std::ranges::all_of(history.lines, [](const auto& line) { return !line.reason.empty(); })) {
        writeNote("no row could be judged, so --fail-on fails");
        return kNotOk;
    }
    const bool fails = std::ranges::any_of(changes, [&](const auto& change) {
        return std::ranges::any_of(failures, [&](auto failure) { return failsOn(failure, change); });
    });
    return fails ? kNotOk : kAllOk;
}

int history(const HistoryArguments& arguments)
{
    const auto format = parseFormat(arguments.format);
    const auto failures = namedArguments<HistoryFailure>("--fail-on", arguments.failOn);
    const auto since = arguments.since ? std::optional(dayArgument(*arguments.since)) : std::nullopt;
    const auto options = optionsOf(arguments);
    const bool csvTakesIt = !arguments.csv.empty() && isStandardOutput(arguments.csv);
    if (!arguments.csv.empty())
        requireOutputs({{"--csv", arguments.csv}},
                       format == Format::Json ? std::vector<base::NamedPath>{{"--format json", "/dev/stdout"}}
                                              : std::vector<base::NamedPath>{});
    const auto folder = folderOf(arguments);
    const auto found = results::historyOf(folder.rows, options);
    auto changes = results::changesByDate(found, folder.rows);
    if (since)
        std::erase_if(changes, [&](const auto& change) {
            return results::rowBehind(change, folder.rows).date < *since;
        });
    if (format == Format::Json)
        writeOut(exports::dumpJson(exports::historyJson(found, folder)) + '\n');
    else if (csvTakesIt)
        writeError(
            historyText(found, folder, changes, {wantsColour(Output::Error), terminalWidth(Output::Error)}));
    else
        writeOut(historyText(found, folder, changes,
                             {wantsColour(Output::Standard), terminalWidth(Output::Standard)}));
    if (!arguments.csv.empty())
        writeText(arguments.csv, exports::historyCsv(found, folder));
    return statusOf(found, changes, failures);
}

} // namespace

void addHistoryCommand(const Command& app, Action& action)
{
    auto [command, arguments] = addCommand<HistoryArguments>(
        app, action, "history", "Find what changed over time, in a folder of sessions", history);
    command.option("FOLDER", arguments.folder, "The folder of the sessions; those in folders below it count")
        .required()
        .placeholder("");
    offerNamesOf<results::Metric>(
        command.option(
            "--metric", arguments.metric,
            fmt::format("Metric to follow: {} [{}]", base::knownNames<results::Metric>(), arguments.metric)))
        .placeholder("METRIC");
    command.option("--margin", arguments.margin, "Leave out changes below this share, 0 to 1 [0]")
        .placeholder("R");
    command
        .option("--since", arguments.since,
                "Tell only changes from this day on, by UTC, such as 2026-11-28; all runs are judged")
        .placeholder("DAY");
    offerNamesOf<HistoryFailure>(
        command.option("--fail-on", arguments.failOn,
                       fmt::format("Exit with status 1 if a change that is told is one of these, or no row "
                                   "was judged: {}",
                                   base::knownNames<HistoryFailure>())))
        .list()
        .oneValueATime() // the next word is the folder
        .placeholder("WORD");
    command.fileOption("--csv", arguments.csv, "Write one row per row and run to FILE; - is standard output");
    addFormatOption(command, arguments.format);
}

} // namespace sortscope::cli

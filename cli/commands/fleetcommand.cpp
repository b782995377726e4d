// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/options/arguments.h"
#include "cli/options/comparedoptions.h"
#include "cli/options/offers.h"
#include "cli/terminal/outputs.h"
#include "cli/text/fleettext.h"
#include "core/export/fleetcsv.h"
#include "core/export/fleetjson.h"
#include "core/export/json.h"
#include "core/results/compare/fleet.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace sortscope::cli {
namespace {

using results::FleetReport;

/// The devices that make the command fail: every device that is not like the others, or only slower or faster
/// ones.
enum class FleetFailure { Outlier, Slower, Faster };

constexpr auto namesOf(FleetFailure /*type*/)
{
    return base::namesUpTo<FleetFailure::Faster>("outlier", "slower", "faster");
}

struct FleetArguments {
    std::string session;
    std::string metric{base::nameOf(results::CompareOptions{}.metric)};
    std::optional<std::string> margin;
    std::vector<std::string> failOn;
    bool all = false;
    std::string csv;
    std::string format;
};

FleetReport reportOn(const FleetArguments& arguments)
{
    results::CompareOptions options{.metric = namedArgument<results::Metric>("--metric", arguments.metric)};
    if (arguments.margin)
        options.margin = shareArgument("--margin", *arguments.margin);
    auto file = session::SessionFile::open(arguments.session);
    return results::fleet({arguments.session, file.runs(), file.jobs()}, options);
}

bool failsOn(FleetFailure failure, const results::FleetDevice& device)
{
    switch (failure) {
    case FleetFailure::Outlier:
        return results::isNamed(device);
    case FleetFailure::Slower:
        return device.standing == results::Standing::Slower;
    case FleetFailure::Faster:
        return device.standing == results::Standing::Faster;
    }
    return false;
}

int statusOf(const FleetReport& report, const std::vector<FleetFailure>& failures)
{
    if (failures.empty())
        return kAllOk;
    if (std::ranges::none_of(report.devices,
                             [](const auto& device) { return device.standing.has_value(); })) {
        writeNote("no device could be judged, so --fail-on fails");
        return kNotOk;
    }
    const bool fails = std::ranges::any_of(report.devices, [&](const auto& device) {
        return std::ranges::any_of(failures, [&](auto failure) { return failsOn(failure, device); });
    });
    return fails ? kNotOk : kAllOk;
}

/// Returns the output of the text: the table makes way for the CSV; JSON was asked for, and does not.
Output outputOf(const FleetArguments& arguments, Format format)
{
    const bool csvTakesIt = !arguments.csv.empty() && isStandardOutput(arguments.csv);
    return csvTakesIt && format == Format::Table ? Output::Error : Output::Standard;
}

void requireOutputsOf(const FleetArguments& arguments, Format format)
{
    if (arguments.csv.empty())
        return;
    std::vector<base::NamedPath> others;
    if (outputOf(arguments, format) == Output::Standard)
        others.push_back({format == Format::Json ? "--format json" : "the table", "/dev/stdout"});
    requireOutputs({{"--csv", arguments.csv}}, others, {{"the session", arguments.session}});
}

void writeReport(const FleetReport& report, const FleetArguments& arguments, Format format)
{
    if (format == Format::Json)
        return writeOut(exports::dumpJson(exports::fleetJson(report)) + '\n');
    const auto output = outputOf(arguments, format);
    const auto text = fleetText(report, arguments.all ? FleetRows::All : FleetRows::Outliers,
                                {wantsColour(output), terminalWidth(output)});
    if (output == Output::Error)
        writeError(text);
    else
        writeOut(text);
}

int fleet(const FleetArguments& arguments)
{
    const auto format = parseFormat(arguments.format);
    const auto failures = namedArguments<FleetFailure>("--fail-on", arguments.failOn);
    requireOutputsOf(arguments, format);
    const auto report = reportOn(arguments);
    writeReport(report, arguments, format);
    if (!arguments.csv.empty())
        writeText(arguments.csv, exports::fleetCsv(report));
    return statusOf(report, failures);
}

} // namespace

void addFleetCommand(const Command& app, Action& action)
{
    auto [command, arguments] = addCommand<FleetArguments>(
        app, action, "fleet", "Find the devices that differ from the rest, in a session of many machines",
        fleet);
    command.option("SESSION", arguments.session, "The session: one plan, measured on many machines")
        .required()
        .placeholder("");
    addComparedOptions(command, arguments.metric, arguments.margin);
    offerNamesOf<FleetFailure>(
        command.option("--fail-on", arguments.failOn,
                       fmt::format("Exit with status 1 if a device is one of these, or none was judged: {}",
                                   base::knownNames<FleetFailure>())))
        .list()
        .oneValueATime() // the next word is the session
        .placeholder("WORD");
    command.flag("--all", arguments.all, "Also show the jobs that do not differ");
    command.fileOption("--csv", arguments.csv,
                       "Write one row per job and device to FILE; - is standard output");
    addFormatOption(command, arguments.format);
}

} // namespace sortscope::cli

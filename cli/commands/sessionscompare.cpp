// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/options/arguments.h"
#include "cli/options/comparedoptions.h"
#include "cli/options/mappingwords.h"
#include "cli/options/offers.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/units.h"
#include "cli/text/kernelpairtable.h"
#include "cli/text/pairtable.h"
#include "core/export/comparejson.h"
#include "core/export/json.h"
#include "core/results/compare/compare.h"
#include "core/results/compare/distinctions.h"
#include "core/results/compare/kernelpairs.h"
#include "core/results/compare/mapping.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/calibrationtext.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace sortscope::cli {
namespace {

using measure::Verdict;
using results::ComparedPair;
using results::CompareReport;

struct CompareArguments {
    std::string a;
    std::optional<std::string> b;
    std::vector<std::string> map;
    std::string metric{base::nameOf(results::CompareOptions{}.metric)};
    std::optional<std::string> margin;
    bool acrossDevices = false;
    bool kernels = false;
    std::vector<std::string> failOn;
    std::string format;
};

results::ComparedSet load(const std::string& path)
{
    auto file = session::SessionFile::open(path);
    return {path, file.runs(), file.jobs()};
}

std::string unmatchedText(std::string_view side, const std::vector<results::ResultPointer>& results,
                          const results::RowNames& names)
{
    std::string text;
    for (const auto& result : results) {
        const auto& spec = result->spec;
        text += printable(fmt::format("Only in {}: {} ({}) {}, {}", side, names.devices.of(spec.device),
                                      spec.device.name, names.jobText(spec), sizeText(spec.workload.size)))
                + '\n';
    }
    return text;
}

/// Returns why a pair's margin is larger than the report's; empty if it is not.
std::string largerMarginText(const results::ComparedPair& pair, const CompareReport& report)
{
    using results::MarginSource;
    if (pair.margin.share <= results::marginOf(report.options))
        return {};
    const auto within = fmt::format("On {} differences below {} are within noise ", pair.a->spec.device.name,
                                    results::marginText(pair.margin.share));
    switch (pair.margin.source) {
    case MarginSource::CalibrationA:
        return within + "(calibration of A).\n";
    case MarginSource::CalibrationB:
        return within + "(calibration of B).\n";
    case MarginSource::Usual:
        return within + "(host clock).\n";
    case MarginSource::Given:
        break;
    }
    return {};
}

/// Returns where margins are larger, and by how much.
std::string largerMarginsText(const CompareReport& report)
{
    std::vector<std::string> lines;
    for (const auto& pair : report.pairs) {
        auto line = largerMarginText(pair, report);
        if (std::ranges::find(lines, line) == lines.end())
            lines.push_back(std::move(line));
    }
    return base::joined(lines, std::identity{}, "");
}

std::string driftText(const results::RunDrift& drift)
{
    using results::DriftSource;
    const auto share = results::marginText(drift.share);
    switch (drift.source) {
    case DriftSource::Rows:
        return fmt::format(
            "Drift between the two runs: {}, as most of their common rows show; intervals hold it.\n", share);
    case DriftSource::Calibration:
        return fmt::format("Drift between two runs: {} (calibrations); intervals hold it.\n", share);
    case DriftSource::Assumed:
        return fmt::format("Drift between two runs: {} (assumed); intervals hold it, and calibrate "
                           "--between-runs measures it.\n",
                           share);
    case DriftSource::None:
        break;
    }
    return {};
}

/// Returns what drift between the two runs the intervals hold, and how that is known.
std::string driftsText(const CompareReport& report)
{
    std::vector<std::string> lines;
    for (const auto& pair : report.pairs) {
        auto line = driftText(pair.drift);
        if (std::ranges::find(lines, line) == lines.end())
            lines.push_back(std::move(line));
    }
    return base::joined(lines, std::identity{}, "");
}

/// Returns where the processor's clock was another one, or launches cost more, and by how much.
std::string pacesText(const CompareReport& report)
{
    std::string text;
    const auto add = [&](results::Pace pace, auto line) {
        const auto lag = results::largestLag(report.pairs, pace);
        if (lag.b > 0)
            text += fmt::format(line, results::marginText(lag.b), "B");
        if (lag.a > 0)
            text += fmt::format(line, results::marginText(lag.a), "A");
    };
    add(results::Pace::Processor,
        FMT_STRING("The processor was up to {} slower in {}, as a chain of operations timed beside the "
                   "samples shows: verdicts allow for it.\n"));
    add(results::Pace::Launches, FMT_STRING("Launches made runs up to {} longer in {}, as empty kernels "
                                            "timed beside the samples show: verdicts allow for it.\n"));
    return text;
}

/// Returns which devices stand in for each other.
std::string acrossDevicesText(const CompareReport& report, const results::RowNames& names)
{
    std::string text;
    const auto titleOf = [&](const backend::DeviceInfo& device) {
        return fmt::format("{} ({})", device.name, names.devices.of(device));
    };
    for (const auto& [a, b] : report.acrossDevices)
        text += fmt::format("Paired across devices: {} of A with {} of B.\n", titleOf(a), titleOf(b));
    return text;
}

std::string reportText(const CompareReport& report, const std::string& mapping, const TableStyle& style)
{
    auto text = fmt::format("A: {}\nB: {}\nMetric: {}; differences below {} % are within noise.\n",
                            report.nameA, report.nameB, base::nameOf(report.options.metric),
                            results::marginOf(report.options) * 100);
    const auto names = results::namesOf(report);
    text += acrossDevicesText(report, names) + mapping;
    text += driftsText(report);
    text += largerMarginsText(report);
    text += pacesText(report);
    if (!report.differences.empty())
        text += "\nDiffers between A and B:\n";
    for (const auto& difference : report.differences)
        text += fmt::format("  {}: A {}, B {}\n", results::titleOf(difference), results::textOf(difference.a),
                            results::textOf(difference.b));
    text += '\n';
    if (report.pairs.empty())
        text +=
            fmt::format("No job of A has a counterpart in B.{}\n",
                        report.options.acrossDevices ? ""
                                                     : " --across-devices pairs jobs of different devices, "
                                                       "and --map what you set against each other.");
    else
        text += pairsText(report.pairs, names, style);
    text += unmatchedText("A", report.onlyInA, names);
    text += unmatchedText("B", report.onlyInB, names);
    return text;
}

/// Returns the kernels of each pair side by side; empty for pairs without kernels.
std::string kernelsText(const CompareReport& report, const TableStyle& style)
{
    const auto names = results::namesOf(report);
    const auto titleOf = [&](const results::JobSpec& spec) {
        return fmt::format("{} ({}), {}", names.jobText(spec), names.devices.of(spec.device),
                           sizeText(spec.workload.size));
    };
    std::string text;
    for (const auto& pair : report.pairs) {
        const auto kernels = results::kernelPairs(*pair.a, *pair.b);
        if (!kernels.empty())
            text += printable(fmt::format("\nA: {}; B: {}", titleOf(pair.a->spec), titleOf(pair.b->spec)))
                    + '\n' + kernelPairsText(kernels, style);
    }
    return text.empty() ? "\nNo pair has kernels that were timed.\n" : text;
}

nlohmann::ordered_json jsonOf(const CompareReport& report, bool kernels)
{
    auto json = exports::compareJson(report);
    for (std::size_t i = 0; kernels && i < report.pairs.size(); ++i)
        json["pairs"][i]["kernels"] =
            exports::kernelPairsJson(results::kernelPairs(*report.pairs[i].a, *report.pairs[i].b));
    return json;
}

bool failsOn(const std::vector<Verdict>& verdicts, const CompareReport& report)
{
    return std::any_of(report.pairs.begin(), report.pairs.end(), [&](const ComparedPair& pair) {
        return pair.verdict && std::find(verdicts.begin(), verdicts.end(), *pair.verdict) != verdicts.end();
    });
}

bool anyJudged(const CompareReport& report)
{
    return std::ranges::any_of(report.pairs, [](const ComparedPair& pair) {
        return pair.verdict && pair.verdict != Verdict::WithinOneRun;
    });
}

/// Compares by the mapping that the words of --map change.
results::MappedReport mappedReport(const CompareArguments& arguments, const results::CompareOptions& options)
{
    const auto a = load(arguments.a);
    const auto b = arguments.b ? load(*arguments.b) : results::ComparedSet();
    const auto compared = [&](const results::Mapping& wanted) {
        return arguments.b ? results::compareBy(wanted, a, b, options)
                           : results::compareWithin(wanted, a, options);
    };
    auto usual = compared({});
    return arguments.map.empty() ? usual : compared(mappingFrom(arguments.map, usual));
}

/// The report, and what its mapping sets against each other, if it has one.
std::pair<CompareReport, std::string> reportOf(const CompareArguments& arguments,
                                               const results::CompareOptions& options)
{
    if (arguments.b && arguments.map.empty())
        return {results::compare(load(arguments.a), load(*arguments.b), options), {}};
    if (arguments.acrossDevices)
        throw base::UsageError("--across-devices needs two sessions and no --map, which says it all");
    auto mapped = mappedReport(arguments, options);
    auto mapping = mappingText(mapped);
    return {std::move(mapped.report), std::move(mapping)};
}

int compare(const CompareArguments& arguments)
{
    const auto format = parseFormat(arguments.format);
    const auto failing = namedArguments<Verdict>("--fail-on", arguments.failOn);
    results::CompareOptions options{.metric = namedArgument<results::Metric>("--metric", arguments.metric),
                                    .acrossDevices = arguments.acrossDevices};
    if (arguments.margin)
        options.margin = shareArgument("--margin", *arguments.margin);
    const auto [report, mapping] = reportOf(arguments, options);
    const TableStyle style{wantsColour(Output::Standard), terminalWidth(Output::Standard)};
    if (format == Format::Json)
        writeOut(exports::dumpJson(jsonOf(report, arguments.kernels)) + '\n');
    else
        writeOut(reportText(report, mapping, style) + (arguments.kernels ? kernelsText(report, style) : ""));
    if (!failing.empty() && !anyJudged(report)) {
        writeNote(report.pairs.empty() ? "nothing was compared, so --fail-on fails"
                                       : "no pair could be judged, so --fail-on fails");
        return kNotOk;
    }
    return failsOn(failing, report) ? kNotOk : kAllOk;
}

} // namespace

void addSessionsCompare(const Command& sessions, Action& action)
{
    auto [command, arguments] = addCommand<CompareArguments>(
        sessions, action, "compare", "Judge whether the jobs of session B are faster than those of session A",
        compare);
    command.option("A", arguments.a, "The session that is the baseline").required().placeholder("");
    command
        .option("B", arguments.b,
                "The session that is judged; without it the jobs of A are compared with each other: two "
                "cards, or two "
                "algorithms")
        .placeholder("");
    addComparedOptions(command, arguments.metric, arguments.margin);
    command.flag(
        "--across-devices", arguments.acrossDevices,
        "Also pair jobs of different device models: a device that only A has with one that only B has");
    command
        .option("--map", arguments.map,
                "Set a device, algorithm or data of A against one of B, as in cuda:0=cuda:1 or "
                "radix-sort=onesweep; radix-sort= leaves it out. May be given again")
        .placeholder("A=B")
        .oneValueATime();
    command.flag(
        "--kernels", arguments.kernels,
        "Also print the kernels of each pair side by side, with their registers, memory and occupancy");
    offerNamesOf<Verdict>(command.option("--fail-on", arguments.failOn,
                                         fmt::format("Exit with status 1 if a verdict is one of these: {}",
                                                     base::knownNames<Verdict>())))
        .list()
        .placeholder("VERDICT");
    addFormatOption(command, arguments.format);
}

} // namespace sortscope::cli

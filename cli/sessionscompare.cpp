// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/exitstatus.h"
#include "cli/format.h"
#include "cli/pairtable.h"
#include "cli/sessions.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "core/session/compare.h"
#include "core/session/environmentdifferences.h"
#include "core/session/json.h"
#include "core/session/sessionfile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace sortscope::cli {
namespace {

using measure::Verdict;
using session::ComparedPair;
using session::ComparisonReport;

struct CompareArguments {
    std::string a;
    std::string b;
    std::string metric{data::nameOf(session::CompareOptions{}.metric)};
    std::optional<std::string> margin;
    std::vector<std::string> failOn;
    std::string format;
};

session::ComparedSet load(const std::string& path)
{
    auto file = session::SessionFile::open(path);
    return {path, file.runs(), file.jobs()};
}

std::string unmatchedText(std::string_view side, const std::vector<session::ResultPointer>& results)
{
    std::string text;
    for (const auto& result : results)
        text += fmt::format("Only in {}: {} {} {} {}\n", side, result->spec.device.name,
                            workText(result->spec), result->spec.generator, sizeText(result->spec.size));
    return text;
}

std::string reportText(const ComparisonReport& report, const TableStyle& style)
{
    auto text = fmt::format("A: {}\nB: {}\nMetric: {}, medians; differences within {} % are the same.\n",
                            report.nameA, report.nameB, data::nameOf(report.options.metric),
                            report.options.margin * 100);
    if (!report.differences.empty())
        text += "\nNot the same on both sides:\n";
    for (const auto& difference : report.differences)
        text += fmt::format("  {}: A {}, B {}\n", session::titleOf(difference), session::textOf(difference.a),
                            session::textOf(difference.b));
    text += '\n';
    text += report.pairs.empty() ? "No job of A has a counterpart in B.\n" : pairsText(report.pairs, style);
    text += unmatchedText("A", report.onlyInA);
    text += unmatchedText("B", report.onlyInB);
    return text;
}

bool failsOn(const std::vector<Verdict>& verdicts, const ComparisonReport& report)
{
    return std::any_of(report.pairs.begin(), report.pairs.end(), [&](const ComparedPair& pair) {
        return pair.verdict && std::find(verdicts.begin(), verdicts.end(), *pair.verdict) != verdicts.end();
    });
}

int compare(const CompareArguments& arguments)
{
    const auto format = parseFormat(arguments.format);
    const auto failing = namedArguments<Verdict>("--fail-on", arguments.failOn);
    session::CompareOptions options{.metric = namedArgument<job::Metric>("--metric", arguments.metric)};
    if (arguments.margin)
        options.margin = shareArgument("--margin", *arguments.margin);
    const auto report = session::compare(load(arguments.a), load(arguments.b), options);
    if (format == Format::Json)
        writeOut(session::dumpJson(session::comparisonJson(report)) + '\n');
    else
        writeOut(reportText(report, {wantsColour(Output::Standard), terminalWidth(Output::Standard)}));
    if (!failing.empty() && report.pairs.empty()) {
        writeNote("nothing was compared, so --fail-on fails");
        return kNotOk;
    }
    return failsOn(failing, report) ? kNotOk : kAllOk;
}

} // namespace

void addSessionsCompare(CLI::App& sessions, Action& action)
{
    auto* command =
        sessions.add_subcommand("compare", "Tell whether the jobs of session B are faster than those of A");
    auto arguments = std::make_shared<CompareArguments>();
    const session::CompareOptions defaults;
    command->add_option("A", arguments->a, "The session to compare with")->required()->type_name("");
    command->add_option("B", arguments->b, "The session that is judged")->required()->type_name("");
    command
        ->add_option(
            "--metric", arguments->metric,
            fmt::format("What is compared: {} [{}]", data::knownNames<job::Metric>(), arguments->metric))
        ->type_name("METRIC");
    command
        ->add_option("--margin", arguments->margin,
                     fmt::format("Share that makes no difference, 0 to 1 [{}]", defaults.margin))
        ->type_name("R");
    command
        ->add_option(
            "--fail-on", arguments->failOn,
            fmt::format("End with status 1 where a verdict is one of these: {}", data::knownNames<Verdict>()))
        ->delimiter(',')
        ->type_name("VERDICT");
    addFormatOption(*command, arguments->format);
    command->callback([arguments, &action] { action = [arguments] { return compare(*arguments); }; });
}

} // namespace sortscope::cli

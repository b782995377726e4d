// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/codeof.h"
#include "cli/commands/commands.h"
#include "cli/commands/dryrun.h"
#include "cli/commands/runjobs.h"
#include "cli/commands/runsession.h"
#include "cli/options/arguments.h"
#include "cli/options/idleoptions.h"
#include "cli/options/runoptions.h"
#include "cli/terminal/driveroutput.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/outputs.h"
#include "cli/text/pairtable.h"
#include "cli/text/resulttable.h"
#include "core/algorithms/catalogue.h"
#include "core/base/ownprogram.h"
#include "core/base/usageerror.h"
#include "core/base/wholefile.h"
#include "core/data/generator.h"
#include "core/export/comparejson.h"
#include "core/export/json.h"
#include "core/places/slurmscript.h"
#include "core/plan/deviceselector.h"
#include "core/results/compare/compare.h"
#include "core/results/row/jobresult.h"
#include "core/sample/discovery.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <set>
#include <stop_token>
#include <system_error>
#include <vector>

namespace sortscope::cli {
namespace {

using Environments = std::vector<results::Environment>;

/// True if the text goes to standard output: the table makes way for a CSV; JSON was asked for, and does not.
bool printsToStandardOutput(const RunOptions& options, Format format)
{
    const auto takesIt = [](const std::string& file) { return !file.empty() && isStandardOutput(file); };
    return format == Format::Json
           || (!takesIt(options.csv) && !takesIt(options.commandsCsv) && !takesIt(options.kernelsCsv));
}

void requireOutputsOf(const RunOptions& options, Format format)
{
    std::vector<base::NamedPath> texts;
    std::vector<base::NamedPath> others;
    const auto add = [](auto& outputs, const std::string& option, const std::string& file) {
        if (!file.empty())
            outputs.push_back({option, file});
    };
    add(texts, "--csv", options.csv);
    add(texts, "--commands-csv", options.commandsCsv);
    add(texts, "--kernels-csv", options.kernelsCsv);
    add(others, "--session", options.session);
    add(others, "--resume", options.resume);
    if (printsToStandardOutput(options, format))
        others.push_back({format == Format::Json ? "--format json" : "the table", "/dev/stdout"});
    std::vector<base::NamedPath> inputs;
    if (options.request != "-")
        add(inputs, "--request", options.request);
    requireOutputs(texts, others, inputs);
}

/// Writes a CSV. Returns false if the file could not be written; then the rows are still worth printing.
template <typename Make>
bool writeCsv(const std::string& path, Make makeText)
{
    if (path.empty())
        return true;
    try {
        writeText(path, makeText());
        return true;
    } catch (const std::exception& error) {
        writeNote(error.what());
        return false;
    }
}

bool writeFiles(const RunOptions& options, const ResultList& results, const Environments& environments)
{
    const bool jobs = writeCsv(options.csv, [&] { return exports::jobsCsv(results, environments); });
    const bool commands = writeCsv(options.commandsCsv, [&] { return exports::commandsCsv(results); });
    const bool kernels = writeCsv(options.kernelsCsv, [&] { return exports::kernelsCsv(results); });
    return jobs && commands && kernels;
}

/// Refuses a folder for code before anything takes time.
void requireCodeFolder(const RunOptions& options)
{
    if (options.keepCode.empty())
        return;
    if (!options.process.places.empty())
        throw base::UsageError("--keep-code keeps code for devices of this machine: leave out --on, or run "
                               "`sortscope-cli code` there");
    try {
        std::filesystem::create_directories(options.keepCode);
        base::requireWritable(std::filesystem::path(options.keepCode) / "code");
    } catch (const std::system_error& error) {
        throw base::UsageError(
            fmt::format("--keep-code: {}; name a folder that can be written", error.what()));
    }
}

/// Builds the programs of the rows again in this process, and keeps their code. Returns false, and says why,
/// if that fails; a missing tool is not a failure.
bool keepCodeOf(const ResultList& results, const std::string& folder)
{
    std::vector<results::JobSpec> jobs;
    std::vector<std::string> devices;
    for (const auto& result : results) {
        if (result->status != results::Status::Ok || result->sources.empty())
            continue;
        jobs.push_back(result->spec);
        devices.push_back(result->spec.device.id);
    }
    if (folder.empty() || jobs.empty())
        return true;
    try {
        const DriversPrintElsewhere elsewhere;
        const auto texts = codeOf(jobs, sample::discoverWith({.backends = plan::backendsOf(devices)}));
        keepCode(texts, folder);
        noteMissing(texts);
        return true;
    } catch (const std::exception& error) {
        writeNote(fmt::format("--keep-code: {}", error.what()));
        return false;
    }
}

std::string jsonText(const ResultList& results, const Environments& environments, results::SampleOrder order)
{
    auto json = exports::runJson(results, environments);
    if (order == results::SampleOrder::Interleaved)
        json["pairs"] = exports::pairsJson(results::interleavedPairs(results), {});
    return exports::dumpJson(json) + '\n';
}

std::string interleavedText(const ResultList& results, const TableStyle& style)
{
    const auto pairs = results::interleavedPairs(results);
    if (pairs.empty())
        return {};
    return fmt::format("\nInterleaved: B / A is the median ratio of the wall times of samples that were "
                       "taken in turn.\nDifferences below {} % are within noise.\n\n{}",
                       results::marginOf({}) * 100, pairsText(pairs, results::namesOf(pairs), style));
}

void printTable(Output output, const ResultList& results, results::SampleOrder order)
{
    const TableStyle style{wantsColour(output), terminalWidth(output)};
    auto text = resultText(results, style);
    if (order == results::SampleOrder::Interleaved)
        text += interleavedText(results, style);
    if (output == Output::Standard)
        writeOut(text);
    else
        writeError(text);
}

void noteIdleOptions(const RunOptions& options, std::span<const results::JobSpec> jobs)
{
    for (const auto& sentence : idleOptions(options.given, jobs))
        writeNote(sentence);
}

/// Lists the jobs. Returns the status of a run whose jobs all end as planned.
int dryRun(const RunOptions& options, Format format)
{
    RunSession session(options);
    const auto machines = machinesWith(options.process, session.devices());
    const auto jobs = session.preview(machines);
    noteIdleOptions(options, jobs);
    writeOut(dryRunText(format, jobs, machines.hostMemory()));
    const bool all =
        std::all_of(jobs.begin(), jobs.end(), [](const auto& spec) { return spec.unsupported.empty(); });
    return all && machines.missing().empty() ? kAllOk : kNotOk;
}

/// Writes the job file; nothing is measured here.
int writeSlurmScript(const RunOptions& options)
{
    constexpr std::string_view kWhy =
        "--slurm-script writes a job that measures on the node that it gets, into a "
        "session of its own: leave out";
    const std::vector<std::pair<std::string_view, bool>> others{
        {"--session", !options.session.empty()},   {"--resume", !options.resume.empty()},
        {"--csv", !options.csv.empty()},           {"--commands-csv", !options.commandsCsv.empty()},
        {"--on", !options.process.places.empty()}, {"--dry-run", options.dryRun},
    };
    for (const auto& [option, given] : others) {
        if (given)
            throw base::UsageError(fmt::format("{} {}", kWhy, option));
    }
    const auto request = requestFrom(options);
    requireOutputs({{"--slurm-script", options.slurmScript}});
    // The name by which a running program knows itself says nothing to another process.
    const auto program = std::filesystem::canonical(base::ownProgram());
    writeText(options.slurmScript, places::slurmScript(request, orderFrom(options), program));
    return kAllOk;
}

/// Lists the machines. Other machines take their time to answer: an interrupt ends that.
places::Machines machinesUnless(Interrupt& interrupt, const ProcessOptions& process,
                                const std::vector<std::string>& devices)
{
    std::stop_source stop;
    if (!process.places.empty())
        interrupt.begin({[stop]() mutable { stop.request_stop(); }});
    auto machines = machinesWith(process, devices, places::AfterListing::Run, stop.get_token());
    if (!process.places.empty())
        interrupt.begin({});
    return machines;
}

int run(const RunOptions& options)
{
    const auto format = parseFormat(options.format);
    requireOutputsOf(options, format);
    if (!options.slurmScript.empty())
        return writeSlurmScript(options);
    if (options.dryRun)
        return dryRun(options, format);
    requireCodeFolder(options);
    RunSession session(options);
    Interrupt interrupt;
    const auto machines = machinesUnless(interrupt, options.process, session.devices());
    auto plan = session.plan(machines);
    if (plan.jobs.empty())
        return machines.missing().empty() ? kAllOk : kNotOk;
    noteIdleOptions(options, plan.jobs);
    const auto order = plan.order;
    const auto environments = machines.environments();

    const auto ran =
        runJobs(machines, std::move(plan), interrupt, session.sink(environments), lockFor(options.process));
    const auto& results = ran.results;
    // Files first: the printed text may go to a reader that has gone.
    const bool kept = session.finish();
    const bool written = writeFiles(options, results, environments) && kept;
    const bool code = keepCodeOf(results, options.keepCode);
    if (format == Format::Json)
        writeOut(jsonText(results, environments, order));
    else
        printTable(printsToStandardOutput(options, format) ? Output::Standard : Output::Error, results,
                   order);
    const bool whole = written && code && machines.missing().empty() && !session.left();
    return whole ? exitStatusOf(ran) : kNotOk;
}

std::string entry(std::string_view id, std::string_view title)
{
    return fmt::format("  {:<24}{}\n", id, title);
}

std::string algorithmsText()
{
    std::string text = "Algorithms (sortscope-cli algorithms shows more):\n";
    for (const auto& info : algorithms::catalogue()) {
        text += entry(info.id, fmt::format("{} ({})", info.title,
                                           base::joined(info.backends, base::nameOf<backend::BackendKind>)));
    }
    return text;
}

std::string mergesText()
{
    std::string text;
    std::set<std::string_view> seen;
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& merge : info.merges) {
            if (seen.insert(merge.id).second)
                text += entry(merge.id, fmt::format("{} ({})", merge.title, info.id));
        }
    }
    return text.empty() ? text : "\nMerge strategies:\n" + text;
}

std::string parametersText()
{
    std::string text;
    for (const auto& info : algorithms::catalogue()) {
        for (const auto& parameter : info.parameters)
            text +=
                entry(parameter.id, fmt::format("{} ({})", algorithms::describeRange(parameter), info.id));
    }
    return text.empty() ? text : "\nParameters for --set:\n" + text;
}

std::string valueText(const data::GeneratorInfo& info)
{
    return info.value ? fmt::format(", N {} ({})", info.value->counts, info.value->standard) : std::string();
}

std::string generatorsText()
{
    std::string text = "\nGenerators:\n";
    for (const auto& info : data::generators())
        text += entry(info.value ? fmt::format("{}:N", info.id) : std::string(info.id),
                      fmt::format("{}{}{}", info.title, valueText(info),
                                  info.edgeCase ? " (for tests of correctness)" : ""));
    return text;
}

/// Returns the ids that the options of `run` take, made from the catalogue and the generators: the end of its
/// help.
std::string knownIdsText()
{
    return algorithmsText() + mergesText() + parametersText() + generatorsText();
}

} // namespace

void addRunCommand(const Command& app, Action& action)
{
    auto [command, options] = addCommand<RunOptions>(
        app, action, "run", "Run devices × algorithms × sizes, and show their times", run);
    addRunOptions(command, options);
    command.footer([] { return knownIdsText(); });
}

} // namespace sortscope::cli

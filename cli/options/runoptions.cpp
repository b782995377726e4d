// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/runoptions.h"

#include "cli/options/arguments.h"
#include "cli/options/commandparser.h"
#include "cli/options/offers.h"
#include "cli/terminal/outputs.h"
#include "core/data/generator.h"
#include "core/plan/axes.h"
#include "core/plan/presetrequest.h"
#include "core/plan/requestjson.h"
#include "core/plan/sizes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>
#include <iostream>
#include <utility>

namespace sortscope::cli {
namespace {

/// The group of options that make a request: commands that have a request already refuse them all.
constexpr const char* kRequestGroup = "Request";

/// Offers the words of the program's lists for the options that take ids.
void offerWords(const Option& option, const plan::Axis& axis)
{
    static const std::map<std::string_view, Option (*)(const Option&)> kLists{
        {"--device", offerDevices},
        {"--algorithm", offerAlgorithms},
        {"--merge", offerMerges},
        {"--generator", [](const Option& one) { return offerIdsOf(one, data::generators()); }},
        {"--set", offerSettings},
    };
    if (const auto list = kLists.find(axis.option.name); list != kLists.end())
        list->second(option);
    else if (!axis.offers.empty())
        option.offer(axis.offers);
}

void addAxes(const Command& command, RunOptions& options, plan::Axis::Section section)
{
    using Takes = plan::Axis::Takes;
    for (const auto& axis : plan::axes()) {
        const auto& [name, placeholder, help, reach, itsSection, insteadOf] = axis.option;
        if (itsSection != section)
            continue;
        if (axis.takes == Takes::None) {
            command.flag(std::string(name), options.flags[name], help);
            continue;
        }
        const auto option = command.option(std::string(name), options.words[name], help)
                                .placeholder(std::string(placeholder));
        if (axis.takes == Takes::One)
            option.oneValue();
        else if (axis.takes == Takes::Several)
            option.list();
        offerWords(option, axis);
    }
}

void addRequests(const Command& command, RunOptions& options)
{
    offerIdsOf(
        command.option(
            "--preset-request", options.presetRequest,
            fmt::format("A predefined request (add --device): {}; options given with it replace its own",
                        base::joined(plan::presetRequests(), &plan::PresetRequest::id))),
        plan::presetRequests())
        .placeholder("ID");
    addAxes(command, options, plan::Axis::Section::Direction);
    command.fileOption("--request", options.request,
                       "Read the request from FILE, as JSON, instead of from options; - is standard input");
}

void addSampling(const Command& command, RunOptions& options)
{
    command
        .option("--samples", options.samples,
                "Take exactly N samples in one replicate per job, instead of a preset")
        .placeholder("N");
    command
        .option("--replicates", options.replicates,
                "Number of times that each job is prepared and sampled, each time in a new process [the "
                "preset's, or 1 with --samples]; verdicts need 3")
        .placeholder("N");
    offerNamesOf<measure::Preset>(
        command.option("--preset", options.preset,
                       fmt::format("When to stop sampling: {} [quick]", base::knownNames<measure::Preset>())))
        .placeholder("PRESET");
    addAxes(command, options, plan::Axis::Section::Sampling);
    command.flag("--interleave", options.interleave,
                 "Alternate the samples of the two jobs of each workload, and compare them pair by pair");
}

void addOutputs(const Command& command, RunOptions& options)
{
    command.fileOption("--csv", options.csv, "Write one row per job to FILE; - is standard output");
    command.fileOption("--commands-csv", options.commandsCsv,
                       "Write one row per command of each sample to FILE; - is standard output");
    command.fileOption(
        "--kernels-csv", options.kernelsCsv,
        "Write one row per kernel of each job to FILE: registers, local memory, occupancy; - is "
        "standard output");
    command
        .fileOption("--keep-code", options.keepCode,
                    "Keep what the compilers made of the jobs' kernels in folder DIR, beside their source "
                    "lines: PTX, SASS where nvdisasm is found, PoCL's LLVM IR where its llvm-dis is")
        .placeholder("DIR");
    command.fileOption("--session", options.session,
                       "Add the run to session FILE, job by job; FILE is created if it is missing");
    command.fileOption(
        "--resume", options.resume,
        "Instead of a request: run the unfinished jobs of the interrupted runs in session FILE");
    command.flag(
        "--dry-run", options.dryRun,
        "List the jobs, the memory that they need and the jobs that cannot run; run and write nothing");
    command.fileOption(
        "--slurm-script", options.slurmScript,
        "Run nothing: write FILE, a job file for sbatch that measures on a node, and submits itself for "
        "each of several nodes if bash starts it; - is standard output");
    addFormatOption(command, options.format);
}

/// Reads a file, or standard input; at most one byte more than a request may have.
std::string textOf(const std::string& file)
{
    std::ifstream opened;
    if (file != "-")
        opened.open(file);
    std::istream& input = file == "-" ? std::cin : opened;
    std::string text(plan::kMaximumRequestBytes + 1, '\0');
    input.read(text.data(), static_cast<std::streamsize>(text.size()));
    // Folders can be opened, but not read.
    if (!input.eof() && input.gcount() == 0)
        throw base::UsageError(fmt::format("--request: {} cannot be read; name a file with a request", file));
    text.resize(static_cast<std::size_t>(input.gcount()));
    return text;
}

plan::RunRequest requestIn(const RunOptions& options)
{
    refuseBeside("--request reads the whole request", options, "--request");
    try {
        return plan::requestFromJson(textOf(options.request));
    } catch (const base::UsageError& error) {
        throw base::UsageError(fmt::format("--request {}: {}", options.request, error.what()));
    }
}

measure::SamplingPlan presetOrCount(const RunOptions& options)
{
    if (options.samples && options.preset)
        throw base::UsageError("--samples and --preset exclude each other");
    if (options.samples)
        return measure::fixedPlan(wholeArgument<std::size_t>("--samples", *options.samples, 1));
    if (options.preset)
        return measure::planFor(namedArgument<measure::Preset>("--preset", *options.preset));
    return plan::RunRequest{}.sampling;
}

measure::SamplingPlan samplingFrom(const RunOptions& options)
{
    auto plan = presetOrCount(options);
    if (options.replicates)
        plan.replicates = wholeArgument<std::size_t>("--replicates", *options.replicates, 1);
    return plan;
}

/// Reduces the request to one replicate: this process is the same one each time it prepares a job.
plan::RunRequest fitToProcess(plan::RunRequest request, const RunOptions& options)
{
    if (!options.process.inProcess)
        return request;
    if (options.replicates && request.sampling.replicates > 1)
        throw base::UsageError(
            "--in-process takes one replicate, since each needs its own process: leave out --replicates");
    request.sampling.replicates = 1;
    return request;
}

/// Sets what the options of axes say in place of what the request has.
void readAxes(const RunOptions& options, plan::RunRequest& request)
{
    for (const auto& axis : plan::axes()) {
        const auto words = options.words.find(axis.option.name);
        const auto flag = options.flags.find(axis.option.name);
        try {
            if (words != options.words.end() && !words->second.empty())
                axis.read(request, words->second);
            else if (flag != options.flags.end() && flag->second)
                axis.read(request, {});
        } catch (const base::UsageError& error) {
            if (axis.option.insteadOf.empty())
                throw;
            throw base::UsageError(fmt::format("{} ({})", error.what(), axis.option.insteadOf));
        }
    }
}

} // namespace

void addRunOptions(const Command& command, RunOptions& options)
{
    command.optionGroup(kRequestGroup);
    addAxes(command, options, plan::Axis::Section::Jobs);
    addRequests(command, options);
    addSampling(command, options);
    addAxes(command, options, plan::Axis::Section::Search);
    command.optionGroup("Outputs");
    addOutputs(command, options);
    addProcessOptions(command, options.process);
    addPlaceOption(command, options.process);
    addLockOption(command, options.process);
    command.whenParsed(kRequestGroup,
                       [&options](std::vector<std::string> given) { options.given = std::move(given); });
}

void addJobOptions(const Command& command, RunOptions& options)
{
    addAxes(command, options, plan::Axis::Section::Jobs);
}

void addUntunedOption(const Command& command, bool& untuned)
{
    command.flag("--untuned", untuned, std::string(plan::kUntunedHelp));
}

void refuseBeside(std::string_view why, const RunOptions& options, std::string_view but)
{
    auto others = options.given;
    std::erase(others, but);
    if (!others.empty())
        throw base::UsageError(fmt::format("{}: leave out {}", why, fmt::join(others, ", ")));
}

results::SampleOrder orderFrom(const RunOptions& options)
{
    return options.interleave ? results::SampleOrder::Interleaved : results::SampleOrder::JobByJob;
}

plan::RunRequest requestFrom(const RunOptions& options)
{
    if (!options.request.empty())
        return fitToProcess(requestIn(options), options);
    plan::RunRequest request;
    if (options.presetRequest)
        request = plan::presetRequest(*options.presetRequest).request;
    // The devices of a prepared request are baselines, to which others are added.
    const auto baselines = std::exchange(request.devices, {});
    readAxes(options, request);
    request.devices.insert(request.devices.begin(), baselines.begin(), baselines.end());
    if (request.devices.empty())
        throw base::UsageError("--device is required");
    if (request.algorithms.empty())
        throw base::UsageError("--algorithm is required, or --preset-request");
    if (request.sizes.empty())
        request.sizes = plan::parseSizes(plan::kUsualSize);
    request.sampling = samplingFrom(options);
    request.order = orderFrom(options);
    return fitToProcess(std::move(request), options);
}

} // namespace sortscope::cli

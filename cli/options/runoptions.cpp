// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/runoptions.h"

#include "cli/options/arguments.h"
#include "cli/options/commandparser.h"
#include "cli/options/offers.h"
#include "cli/terminal/outputs.h"
#include "core/data/generator.h"
#include "core/plan/presetrequest.h"
#include "core/plan/requestjson.h"
#include "core/plan/sizes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <iostream>

namespace sortscope::cli {
namespace {

constexpr std::string_view kDefaultSize = "2^20";
/// The group of options that make a request: commands that have a request already refuse them all.
constexpr const char* kRequestGroup = "Request";

/// Adds an option of one axis, which accepts several values, separated by blanks or commas, and may be
/// repeated.
Option addAxis(const Command& command, const std::string& name, std::vector<std::string>& values,
               const std::string& description)
{
    return command.option(name, values, description).list().placeholder("ID");
}

void addWorkAxes(const Command& command, RunOptions& options)
{
    const plan::RunRequest defaults;
    offerDevices(addAxis(command, "--device", options.devices,
                         "Devices: cpu, opencl:N, cuda:N, or all; with --on also HOST/cuda:N"));
    offerAlgorithms(addAxis(command, "--algorithm", options.algorithms, "Algorithms, or all"));
    offerMerges(
        addAxis(command, "--merge", options.merges, "Merge strategies, or all [each algorithm's first]"));
    offerIdsOf(addAxis(command, "--generator", options.generators,
                       fmt::format("Data generators [{}]", fmt::join(defaults.generators, ", "))),
               data::generators());
    offerNamesOf<data::KeyType>(addAxis(command, "--key", options.keyTypes,
                                        "Key types: u32, i32 (signed), f32 (floats), or u64, i64, f64 [u32]"))
        .placeholder("TYPE");
    offerNamesOf<data::ValueType>(
        addAxis(command, "--values", options.valueTypes,
                "Sorts: type of the value that travels with each key: none or u32 [none]"))
        .placeholder("TYPE");
    addAxis(command, "--size", options.sizes,
            fmt::format("Keys: 4096, 2^20, 2^10..2^20 (doubling) or 2^10..2^20:x4 [{}]", kDefaultSize))
        .placeholder("SPEC");
    offerSettings(
        command.option("--set", options.settings, "Parameters; several values make an axis: name=64,128"))
        .placeholder("name=value");
    addUntunedOption(command, options.untuned);
}

void addDeviceAxes(const Command& command, RunOptions& options)
{
    offerNamesOf<backend::TransferMode>(
        addAxis(command, "--transfer", options.transfers,
                "Transfer modes: " + base::knownNames<backend::TransferMode>() + " [the device's first]"))
        .placeholder("MODE");
    offerNamesOf<backend::LaunchMode>(
        addAxis(command, "--launch", options.launches,
                "Launch modes: " + base::knownNames<backend::LaunchMode>() + " [the device's first]"))
        .placeholder("MODE");
    offerNamesOf<backend::Readiness>(
        addAxis(command, "--device-state", options.deviceStates,
                "State of a GPU right before a run: warm (it was busy) or idle [warm]"))
        .placeholder("STATE");
    offerNamesOf<backend::Cache>(
        addAxis(command, "--cache", options.caches,
                "Device caches before a run: warm (its own input) or cold (other data) [warm]"))
        .placeholder("STATE");
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
    command.flag("--descending", options.descending, "Sort in descending order");
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
    offerNamesOf<backend::DeviceClock>(
        command.option("--device-clock", options.deviceClock,
                       "Clock that times kernels: cupti (CUDA: the GPU's own records), gated (CUDA: events "
                       "of launches that were queued before the first one began), event, or best: the first "
                       "that is available [best]"))
        .placeholder("CLOCK");
    command.option("--seed", options.seed, fmt::format("Seed of the data [{}]", plan::RunRequest{}.seed))
        .placeholder("N");
    command.flag("--interleave", options.interleave,
                 "Alternate the samples of the two jobs of each workload, and compare them pair by pair");
}

void addSearchOptions(const Command& command, RunOptions& options)
{
    const results::SearchOptions defaults;
    command.option("--keys", options.keys, fmt::format("Searches: number of keys [{}]", defaults.keys))
        .placeholder("N");
    command
        .option("--hit-ratio", options.hitRatio,
                fmt::format("Searches: share of keys that occur, 0 to 1 [{}]", defaults.hitRatio))
        .placeholder("R");
    command.flag("--sorted-keys", options.sortedKeys, "Searches: look for the keys in order");
}

void addOutputs(const Command& command, RunOptions& options)
{
    command.fileOption("--csv", options.csv, "Write one row per job to FILE; - is standard output");
    command.fileOption("--commands-csv", options.commandsCsv,
                       "Write one row per command of each sample to FILE; - is standard output");
    command.fileOption("--session", options.session,
                       "Add the run to session FILE, job by job; FILE is created if it is missing");
    command.fileOption(
        "--resume", options.resume,
        "Instead of a request: run the unfinished jobs of the interrupted runs in session FILE");
    command.flag(
        "--dry-run", options.dryRun,
        "List the jobs, the memory that they need and the jobs that cannot run; run and write nothing");
    addFormatOption(command, options.format);
}

std::vector<std::size_t> sizesFrom(const RunOptions& options)
{
    return options.sizes.empty() ? plan::parseSizes(kDefaultSize) : plan::parseSizes(options.sizes);
}

/// Returns the settings by parameter id; the values of a parameter that is set twice add up to an axis.
std::map<std::string, std::vector<std::string>> settingsFrom(const RunOptions& options)
{
    std::map<std::string, std::vector<std::string>> settings;
    for (const auto& setting : options.settings) {
        const auto [name, values] = assignmentArgument("--set", setting);
        for (auto& value : commaSeparated(values))
            settings[name].push_back(std::move(value));
    }
    return settings;
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

void replaceIfGiven(std::vector<std::string>& values, const std::vector<std::string>& given)
{
    if (!given.empty())
        values = given;
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

/// Returns the result of `read`. Its errors also name the option that may be meant.
template <typename Read>
auto besides(std::string_view other, const Read& read)
{
    try {
        return read();
    } catch (const base::UsageError& error) {
        throw base::UsageError(fmt::format("{} ({})", error.what(), other));
    }
}

std::vector<data::KeyType> keyTypesFrom(const RunOptions& options)
{
    return besides("--keys gives the number of keys that searches look for",
                   [&] { return namedArguments<data::KeyType>("--key", options.keyTypes); });
}

results::SearchOptions searchFrom(const RunOptions& options)
{
    results::SearchOptions search;
    if (options.keys)
        search.keys = besides("--key gives the type of the keys",
                              [&] { return wholeArgument<std::size_t>("--keys", *options.keys, 0); });
    if (options.hitRatio)
        search.hitRatio = shareArgument("--hit-ratio", *options.hitRatio);
    search.sortedKeys = options.sortedKeys;
    return search;
}

} // namespace

void addRunOptions(const Command& command, RunOptions& options)
{
    command.optionGroup(kRequestGroup);
    addWorkAxes(command, options);
    addDeviceAxes(command, options);
    addRequests(command, options);
    addSampling(command, options);
    addSearchOptions(command, options);
    command.optionGroup("Outputs");
    addOutputs(command, options);
    addProcessOptions(command, options.process);
    addPlaceOption(command, options.process);
    addLockOption(command, options.process);
    command.whenParsed(kRequestGroup,
                       [&options](std::vector<std::string> given) { options.given = std::move(given); });
}

void addUntunedOption(const Command& command, bool& untuned)
{
    command.flag("--untuned", untuned, "Use default parameters instead of those that `tune` found");
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
    if (options.devices.empty() && request.devices.empty())
        throw base::UsageError("--device is required");
    request.devices.insert(request.devices.end(), options.devices.begin(), options.devices.end());
    replaceIfGiven(request.algorithms, options.algorithms);
    if (request.algorithms.empty())
        throw base::UsageError("--algorithm is required, or --preset-request");
    replaceIfGiven(request.merges, options.merges);
    replaceIfGiven(request.generators, options.generators);
    if (!options.keyTypes.empty())
        request.keyTypes = keyTypesFrom(options);
    if (!options.valueTypes.empty())
        request.valueTypes = namedArguments<data::ValueType>("--values", options.valueTypes);
    if (!options.sizes.empty() || request.sizes.empty())
        request.sizes = sizesFrom(options);
    if (options.descending)
        request.direction = data::Direction::Descending;
    request.transfers = namedArguments<backend::TransferMode>("--transfer", options.transfers);
    request.launches = namedArguments<backend::LaunchMode>("--launch", options.launches);
    request.deviceStates = namedArguments<backend::Readiness>("--device-state", options.deviceStates);
    request.caches = namedArguments<backend::Cache>("--cache", options.caches);
    if (options.deviceClock)
        request.deviceClock = namedArgument<backend::DeviceClock>("--device-clock", *options.deviceClock);
    for (auto& [name, values] : settingsFrom(options))
        request.parameters[name] = std::move(values);
    request.untuned = options.untuned;
    request.search = searchFrom(options);
    request.sampling = samplingFrom(options);
    if (options.seed)
        request.seed = wholeArgument<std::uint64_t>("--seed", *options.seed, 0);
    request.order = orderFrom(options);
    return fitToProcess(std::move(request), options);
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/keepfound.h"
#include "cli/commands/planseries.h"
#include "cli/options/arguments.h"
#include "cli/options/offers.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/units.h"
#include "cli/text/tunetext.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "core/plan/sizes.h"
#include "core/results/compare/devicenames.h"
#include "core/tuning/tuner.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>

namespace sortscope::cli {
namespace {

/// The options as they were written.
struct TuneOptions {
    std::string device;
    std::string algorithm;
    std::string merge;
    std::string key;
    std::string values;
    std::string generator = plan::RunRequest{}.generators.front();
    std::vector<std::string> sizes;
    std::optional<std::string> keys;
    std::string budget = "60";
    std::string preset = "quick";
    /// The session that the rows of all trials are added to.
    std::string keep;
    bool list = false;
    bool forget = false;
    std::string format;
    ProcessOptions process;
};

constexpr std::string_view kDefaultSize = "2^22";

plan::RunRequest requestFrom(const TuneOptions& options)
{
    if (options.device.empty() || options.algorithm.empty())
        throw base::UsageError("--device and --algorithm are required: a device, and an algorithm for it");
    plan::RunRequest request;
    request.devices = {options.device};
    request.algorithms = {options.algorithm};
    if (!options.merge.empty())
        request.merges = {options.merge};
    request.generators = {options.generator};
    if (!options.key.empty())
        request.keyTypes = {namedArgument<data::KeyType>("--key", options.key)};
    if (!options.values.empty())
        request.valueTypes = {namedArgument<data::ValueType>("--values", options.values)};
    request.sizes = options.sizes.empty() ? plan::parseSizes(kDefaultSize) : plan::parseSizes(options.sizes);
    if (options.keys)
        request.search.keys = wholeArgument<std::size_t>("--keys", *options.keys, 1);
    request.sampling = measure::planFor(namedArgument<measure::Preset>("--preset", options.preset));
    if (options.process.inProcess)
        request.sampling.replicates = 1; // this process is the same one each time
    return request;
}

/// The results that the options name: all, if they name none.
class Wanted {
public:
    /// Throws base::UsageError for texts that are not sizes.
    explicit Wanted(const TuneOptions& options) : m_options(options), m_sizes(plan::parseSizes(options.sizes))
    {}

    bool has(const KeptTuning& kept) const
    {
        const auto fits = [](const std::string& wanted, std::string_view is) {
            return wanted.empty() || wanted == is;
        };
        const auto& entry = kept.entry;
        return fits(m_options.device, kept.device) && fits(m_options.algorithm, entry.algorithm)
               && fits(m_options.merge, entry.merge) && fits(m_options.key, base::nameOf(entry.key))
               && fits(m_options.values, base::nameOf(entry.payload))
               && (m_sizes.empty() || (entry.size && std::ranges::count(m_sizes, *entry.size) > 0));
    }

private:
    const TuneOptions& m_options;
    std::vector<std::size_t> m_sizes;
};

KeptTuning keptTuning(const tuning::Tunings::Entry& entry, const std::vector<backend::DeviceInfo>& devices)
{
    const auto device =
        std::ranges::find(devices, entry.device, [](const auto& info) { return results::deviceKey(info); });
    if (device == devices.end())
        return {entry, {}, "this machine has no such device"};
    return {entry, device->id, tuning::whyStale(entry, *device)};
}

/// Returns the devices that the options name, or all of this machine.
std::vector<backend::DeviceInfo> devicesHere(const TuneOptions& options)
{
    std::vector<std::string> named;
    if (!options.device.empty())
        named.push_back(options.device);
    return machineWith(options.process, named).inventory().infos();
}

/// Lists or forgets results that this machine keeps. The part of its file that cannot be used is reported on
/// standard error.
int manage(const TuneOptions& options, Format format)
{
    if (!options.process.places.empty()) // results of other machines are managed there
        throw base::UsageError("--list and --forget are for the tuned parameters of this machine: leave out "
                               "--on, or run `sortscope-cli tune --list` there");
    const Wanted wanted(options);
    const auto file = tuning::Tunings::in();
    const auto content = file.read();
    if (!content.fault.empty())
        writeNote(printable(content.fault));
    const auto devices = devicesHere(options);
    if (options.forget) {
        const auto forgotten = content.entries.empty() ? 0 : file.forget([&](const auto& entry) {
            return wanted.has(keptTuning(entry, devices));
        });
        writeNote(fmt::format("{} of {} tuning results were forgotten", forgotten, content.entries.size()));
        return forgotten > 0 ? kAllOk : kNotOk;
    }
    std::vector<KeptTuning> kept;
    for (const auto& entry : content.entries) {
        if (auto one = keptTuning(entry, devices); wanted.has(one))
            kept.push_back(std::move(one));
    }
    writeOut(format == Format::Json
                 ? keptJson(kept, file.path().string())
                 : keptText(kept, {wantsColour(Output::Standard), terminalWidth(Output::Standard)}));
    return content.fault.empty() ? kAllOk : kNotOk;
}

/// Reports a trial: "2^20 keys, work-group-size=64: 1.35 times as fast".
void tellTrial(std::size_t size, const tuning::TuningTrial& trial)
{
    if (trial.thorough && trial.ratio && *trial.ratio < 1 - tuning::TuningSearch::kMargin)
        writeNote(fmt::format("{} keys, {}: {:.2f} times as fast", sizeText(size),
                              algorithms::toText(trial.parameters), 1 / *trial.ratio));
}

/// Keeps the results on the machine that has the device, for its runs. Returns false, and says why, if that
/// is not possible.
bool keep(const places::Machines& machines, const backend::DeviceInfo& device,
          const std::vector<tuning::TunedSize>& sizes)
{
    std::vector<tuning::DeviceTuning> tunings;
    for (const auto& entry : tuning::worthKeeping(sizes))
        tunings.push_back({device.id, entry});
    return keepFound(machines.of(device), {}, tunings,
                     "; runs of similar sizes use these parameters as defaults from now on");
}

/// Returns false, and says so, if no trial of a size could run: then the size counts as not tuned.
bool allMeasured(const std::vector<tuning::TunedSize>& sizes)
{
    bool all = true;
    for (const auto& [outcome, entry] : sizes) {
        if (outcome.isMeasured() || outcome.trials.empty())
            continue;
        writeNote(fmt::format(
            "{} keys: no trial could run; nothing is kept for this size, and parameters tuned earlier stay",
            sizeText(entry.size.value_or(0))));
        all = false;
    }
    return all;
}

int tune(const TuneOptions& options, Format format)
{
    auto request = requestFrom(options);
    const std::chrono::seconds budget(wholeArgument<std::uint32_t>("--budget", options.budget, 1));
    if (!options.keep.empty())
        requireOutputs({}, {{"--keep", options.keep}});
    const auto machines = machinesWith(options.process, request.devices, places::AfterListing::Run);
    tuning::Tuner tuning(machines.inventory(), machines.withMachines(std::move(request)), budget);
    PlanSeries series(machines, options.process);
    if (!options.keep.empty())
        series.keepIn(options.keep);
    while (auto plan = tuning.next()) {
        const auto ran = series.run(std::move(*plan));
        if (ran.cancelled) {
            writeNote("interrupted; nothing is kept");
            return kNotOk;
        }
        for (const auto& trial : tuning.add(ran.results))
            tellTrial(tuning.size(), trial);
    }
    const auto device = tuning.device();
    const auto& environment = machines.of(device).facts().environment;
    const TuneReport report{.device = machines.atPlaces() ? results::fullId(device) : device.id,
                            .defaults = tuning.defaults(),
                            .sizes = tuning.resultsAt(environment.date)};
    // The results come first: another machine may be out of reach when it is to keep them.
    writeOut(format == Format::Json
                 ? tuneJson(report, environment)
                 : tuneText(report, {wantsColour(Output::Standard), terminalWidth(Output::Standard)}));
    const bool kept = keep(machines, device, report.sizes);
    return allMeasured(report.sizes) && kept && series.written() ? kAllOk : kNotOk;
}

int act(const TuneOptions& options)
{
    const auto format = parseFormat(options.format);
    if (options.list && options.forget)
        throw base::UsageError("--list and --forget exclude each other");
    return options.list || options.forget ? manage(options, format) : tune(options, format);
}

} // namespace

void addTuneCommand(const Command& app, Action& action)
{
    auto [command, options] = addCommand<TuneOptions>(
        app, action, "tune", "Find the fastest parameters of an algorithm on a device, and keep them", act);
    offerGpus(command.option("--device", options.device, "The device: opencl:N or cuda:N")).placeholder("ID");
    offerAlgorithms(command.option("--algorithm", options.algorithm, "The algorithm that runs on it"))
        .placeholder("ID");
    offerMerges(command.option("--merge", options.merge, "Merge strategy [the algorithm's first]"))
        .placeholder("ID");
    offerNamesOf<data::KeyType>(command.option("--key", options.key, "Key type [u32]")).placeholder("TYPE");
    offerNamesOf<data::ValueType>(
        command.option("--values", options.values,
                       "Sorts: type of the value that travels with each key [none]"))
        .placeholder("TYPE");
    offerIdsOf(command.option("--generator", options.generator,
                              fmt::format("Data generator [{}]", options.generator)),
               data::generators())
        .placeholder("ID");
    command
        .option("--size", options.sizes,
                fmt::format("Number of keys, as for `run`; each size is tuned separately [{}]", kDefaultSize))
        .list()
        .placeholder("SPEC");
    command
        .option("--keys", options.keys,
                fmt::format("Searches: number of keys [{}]", results::SearchOptions{}.keys))
        .placeholder("N");
    command
        .option("--budget", options.budget,
                fmt::format("Seconds after which no more trials begin, for all sizes together [{}]",
                            options.budget))
        .placeholder("SECONDS");
    offerNamesOf<measure::Preset>(
        command.option("--preset", options.preset,
                       fmt::format("When to stop sampling a trial that may be the fastest: {} [{}]",
                                   base::knownNames<measure::Preset>(), options.preset)))
        .placeholder("PRESET");
    command.fileOption("--keep", options.keep,
                       "Add the rows of all trials to session FILE; FILE is created if it is missing");
    command.flag("--list", options.list, "Show the kept parameters, and whether runs use them");
    command.flag("--forget", options.forget,
                 "Delete kept parameters: all, or those of --device, --algorithm, --merge, --key, --values "
                 "and --size");
    addFormatOption(command, options.format);
    addProcessOptions(command, options.process);
    addPlaceOption(command, options.process);
    addLockOption(command, options.process);
}

} // namespace sortscope::cli

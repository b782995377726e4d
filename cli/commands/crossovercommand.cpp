// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/planseries.h"
#include "cli/options/arguments.h"
#include "cli/options/offers.h"
#include "cli/options/runoptions.h"
#include "cli/terminal/outputs.h"
#include "cli/text/crossovertext.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "core/plan/deviceselector.h"
#include "core/plan/expand.h"
#include "core/plan/sizes.h"
#include "core/results/compare/devicenames.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace sortscope::cli {
namespace {

constexpr std::chrono::nanoseconds kLeastTimeLimit = std::chrono::seconds(10);

/// The options as they were written.
struct CrossoverOptions {
    std::string device;
    std::string algorithm;
    std::string generator = plan::RunRequest{}.generators.front();
    std::string key = std::string(base::nameOf(plan::RunRequest{}.keyTypes.front()));
    std::string values = std::string(base::nameOf(plan::RunRequest{}.valueTypes.front()));
    std::string from = "2^8";
    std::string to = "2^24";
    /// Empty for all modes of the device.
    std::vector<std::string> transfers;
    std::string preset = "quick";
    /// The session that all rows are added to.
    std::string keep;
    bool untuned = false;
    std::string format;
    ProcessOptions process;
};

std::size_t sizeFrom(std::string_view option, const std::string& text)
{
    const auto sizes = plan::parseSizes(text);
    if (sizes.size() != 1)
        throw base::UsageError(
            fmt::format("{}: \"{}\" is a range; give one size, such as 4096 or 2^20", option, text));
    return sizes.front();
}

const algorithms::AlgorithmInfo& algorithmOf(const CrossoverOptions& options)
{
    if (options.device.empty() || options.algorithm.empty())
        throw base::UsageError("--device and --algorithm are required: a GPU, and an algorithm for it");
    const auto* info = algorithms::findAlgorithm(options.algorithm);
    if (info == nullptr)
        throw base::UsageError(
            fmt::format("unknown algorithm \"{}\"; known are {}", options.algorithm,
                        base::joined(algorithms::catalogue(), &algorithms::AlgorithmInfo::id)));
    return *info;
}

/// The keys that are sorted, or searched.
struct Keys {
    data::KeyType type{};
    data::ValueType values{};
};

Keys keysOf(const CrossoverOptions& options, const algorithms::AlgorithmInfo& info)
{
    const Keys keys{namedArgument<data::KeyType>("--key", options.key),
                    namedArgument<data::ValueType>("--values", options.values)};
    if (const auto why = plan::whyNotTaken(info, keys.type, keys.values); !why.empty())
        throw base::UsageError((info.takes(keys.type) ? "--values: " : "--key: ") + why);
    return keys;
}

/// Refuses --in-process: verdicts need replicates, and replicates need processes of their own.
void refuseInProcess(const CrossoverOptions& options)
{
    if (options.process.inProcess)
        throw base::UsageError(
            "--in-process takes one replicate, but a crossover needs several per job: leave it out");
}

/// Returns the machine: a GPU and the processor that it is compared with are on one machine.
places::Machines oneMachine(const CrossoverOptions& options)
{
    auto machines = machinesWith(options.process, {options.device, "cpu"}, places::AfterListing::Run);
    if (machines.all().size() > 1)
        throw base::UsageError("--on: a crossover compares a GPU with the CPU of its machine: name one "
                               "place, and with Slurm one node (-N 1)");
    return machines;
}

backend::DeviceInfo deviceIn(const places::Machines& machines, const std::string& wanted)
{
    plan::RunRequest request;
    request.devices = {wanted};
    const auto id = machines.withMachines(request).devices.front();
    const auto devices = machines.inventory().infos();
    const auto found = std::ranges::find_if(
        devices, [&](const auto& device) { return id != "all" && plan::selects(id, device); });
    if (found == devices.end())
        throw base::UsageError("--device: " + plan::unknownDevice(id, machines.inventory()));
    if (found->backend == backend::BackendKind::Cpu)
        throw base::UsageError(
            fmt::format("--device: {} is the baseline; choose an OpenCL or CUDA device", id));
    return *found;
}

/// Returns the transfer modes that are measured: those of the option, or all that the device has.
std::vector<backend::TransferMode> transfersOf(const CrossoverOptions& options,
                                               const backend::DeviceInfo& device)
{
    if (options.transfers.empty())
        return device.transferModes;
    const auto wanted = namedArguments<backend::TransferMode>("--transfer", options.transfers);
    for (const auto mode : wanted) {
        if (std::ranges::find(device.transferModes, mode) == device.transferModes.end())
            throw base::UsageError(
                fmt::format("--transfer: {} has no mode \"{}\"; it has {}", device.id, base::nameOf(mode),
                            base::joined(device.transferModes, base::nameOf<backend::TransferMode>)));
    }
    return wanted;
}

/// Runs the sizes that a search asks for, until it has its answer or the user has no more time.
class CrossoverMeasurement {
public:
    CrossoverMeasurement(const CrossoverOptions& options, Keys keys, tuning::CrossoverSearch& search)
        : m_options(options),
          m_keys(keys),
          m_search(search),
          m_preset(namedArgument<measure::Preset>("--preset", options.preset)),
          m_machines(oneMachine(options)),
          m_device(deviceIn(m_machines, options.device)),
          m_transfers(transfersOf(options, m_device)),
          m_series(m_machines, options.process)
    {
        if (!options.untuned)
            noteFaults(m_machines, &tuning::MachineFacts::tuningFault, "the search");
        // Refuses options that cannot be meant before a session is made for them.
        planAt(*search.nextSize());
        if (!options.keep.empty())
            m_series.keepIn(options.keep);
    }

    const backend::DeviceInfo& device() const { return m_device; }
    const std::vector<backend::TransferMode>& transfers() const { return m_transfers; }
    const results::Environment& environment() const { return m_series.environment(); }
    bool complete() const { return !m_search.nextSize(); }

    /// Returns the status of a run with all these jobs.
    int run()
    {
        int status = kAllOk;
        while (const auto size = m_search.nextSize()) {
            if (!measure(*size, status))
                return kNotOk;
        }
        return status;
    }

private:
    plan::RunRequest requestAt(std::size_t size) const
    {
        plan::RunRequest request;
        request.devices = {m_device.id, "cpu"};
        request.algorithms = m_search.baselinesAt(size);
        request.algorithms.push_back(m_options.algorithm);
        request.generators = {m_options.generator};
        request.keyTypes = {m_keys.type};
        request.valueTypes = {m_keys.values};
        request.sizes = {size};
        request.transfers = m_transfers;
        request.untuned = m_options.untuned;
        request.sampling = measure::planFor(m_preset);
        // A slow row also needs its replicates: without them it has no verdict.
        request.sampling.timeLimit = std::max(request.sampling.timeLimit, kLeastTimeLimit);
        return request;
    }

    plan::Plan planAt(std::size_t size) const
    {
        const auto request = requestAt(size);
        auto jobs = m_machines.jobsOf(request, 1);
        if (std::ranges::none_of(jobs, [&](const auto& spec) { return spec.device.id == m_device.id; }))
            throw base::UsageError(fmt::format("{} does not run on {}", m_options.algorithm, m_device.id));
        return {request, std::move(jobs)};
    }

    /// Returns false if the user has ended the search.
    bool measure(std::size_t size, int& status)
    {
        auto plan = planAt(size);
        const auto ofDevice = [&](const auto& spec) { return spec.device.id == m_device.id; };
        const auto runs = [&](const auto& spec) { return ofDevice(spec) && spec.unsupported.empty(); };
        if (std::ranges::none_of(plan.jobs, runs)) {
            writeNote(
                fmt::format("{} keys: {}", size, std::ranges::find_if(plan.jobs, ofDevice)->unsupported));
            m_search.add(size, {});
            status = kNotOk;
            return true;
        }
        const auto ran = m_series.run(std::move(plan));
        status = std::max({status, exitStatusOf(ran), m_series.written() ? kAllOk : kNotOk});
        // Without one of its CPU rows a size would flatter the GPU.
        if (ran.cancelled)
            return false;
        m_search.add(size, ran.results);
        noteFailures(ran.results);
        return true;
    }

    static void noteFailures(const ResultList& rows)
    {
        for (const auto& row : rows) {
            if (row->status != results::Status::Ok)
                writeNote(fmt::format("{} on {}, {} keys: {}: {}", results::variantName(row->spec.variant),
                                      row->spec.device.id, row->spec.workload.size, base::nameOf(row->status),
                                      row->reason));
        }
    }

    const CrossoverOptions& m_options;
    Keys m_keys;
    tuning::CrossoverSearch& m_search;
    measure::Preset m_preset;
    places::Machines m_machines;
    backend::DeviceInfo m_device;
    std::vector<backend::TransferMode> m_transfers;
    PlanSeries m_series;
};

int crossover(const CrossoverOptions& options)
{
    const auto format = parseFormat(options.format);
    const auto& info = algorithmOf(options);
    const auto keys = keysOf(options, info);
    const auto from = sizeFrom("--from", options.from);
    const auto to = sizeFrom("--to", options.to);
    tuning::CrossoverSearch search(info.family, from, to, keys.type, keys.values);
    refuseInProcess(options);
    if (!options.keep.empty())
        requireOutputs({}, {{"--keep", options.keep}});
    CrossoverMeasurement measurement(options, keys, search);
    const auto status = measurement.run();
    const CrossoverReport report{.search = search,
                                 .device = measurement.device(),
                                 .algorithm = options.algorithm,
                                 .generator = options.generator,
                                 .key = keys.type,
                                 .values = keys.values,
                                 .transfers = measurement.transfers(),
                                 .preset = options.preset,
                                 .from = from,
                                 .to = to,
                                 .complete = measurement.complete()};
    writeOut(format == Format::Json
                 ? crossoverJson(report, measurement.environment())
                 : crossoverText(report, {wantsColour(Output::Standard), terminalWidth(Output::Standard)}));
    return status;
}

} // namespace

void addCrossoverCommand(const Command& app, Action& action)
{
    auto [command, options] = addCommand<CrossoverOptions>(
        app, action, "crossover", "Find the size from which a GPU is faster than every CPU algorithm",
        crossover);
    offerGpus(command.option("--device", options.device, "The GPU: opencl:N or cuda:N")).placeholder("ID");
    offerAlgorithms(command.option("--algorithm", options.algorithm, "The algorithm that runs on it"))
        .placeholder("ID");
    offerIdsOf(command.option("--generator", options.generator,
                              fmt::format("Data generator [{}]", options.generator)),
               data::generators())
        .placeholder("ID");
    offerNamesOf<data::KeyType>(
        command.option("--key", options.key, fmt::format("Key type [{}]", options.key)))
        .placeholder("TYPE");
    offerNamesOf<data::ValueType>(
        command.option(
            "--values", options.values,
            fmt::format("Sorts: type of the value that travels with each key [{}]", options.values)))
        .placeholder("TYPE");
    offerNamesOf<backend::TransferMode>(
        command.option("--transfer", options.transfers,
                       fmt::format("Transfer modes, of which the fastest counts: {} [all of the device]",
                                   base::knownNames<backend::TransferMode>())))
        .placeholder("MODE");
    command.option("--from", options.from, fmt::format("Smallest size [{}]", options.from))
        .placeholder("SIZE");
    command.option("--to", options.to, fmt::format("Largest size [{}]", options.to)).placeholder("SIZE");
    offerNamesOf<measure::Preset>(
        command.option("--preset", options.preset,
                       fmt::format("When to stop sampling: {} [{}]", base::knownNames<measure::Preset>(),
                                   options.preset)))
        .placeholder("PRESET");
    command.fileOption("--keep", options.keep,
                       "Add all rows to session FILE; FILE is created if it is missing");
    addUntunedOption(command, options.untuned);
    addFormatOption(command, options.format);
    addProcessOptions(command, options.process);
    addPlaceOption(command, options.process);
    addLockOption(command, options.process);
}

} // namespace sortscope::cli

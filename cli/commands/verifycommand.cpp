// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/runjobs.h"
#include "cli/commands/verify.h"
#include "cli/options/arguments.h"
#include "cli/options/entryfolders.h"
#include "cli/options/offers.h"
#include "cli/options/processoptions.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/table.h"
#include "cli/text/resultnotes.h"
#include "core/algorithms/kernelsource.h"
#include "core/export/json.h"
#include "core/plan/commandline.h"
#include "core/plan/conformance.h"
#include "core/plan/expand.h"
#include "core/plan/hostmemory.h"
#include "core/plan/requestofjobs.h"
#include "core/plan/shares.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <thread>

namespace sortscope::cli {
namespace {

using base::nameOf;
using results::Status;
using Json = nlohmann::ordered_json;

/// The names of devices in rows, and the places where they are reached again.
struct Naming {
    bool atPlaces = false;
    /// The places of --on.
    std::vector<std::string> places;

    std::string idOf(const backend::DeviceInfo& device) const
    {
        return atPlaces ? results::fullId(device) : device.id;
    }
};

/// The verdict on one algorithm on one device.
struct Verdict {
    std::string device;
    std::string variant;
    std::size_t jobs = 0;
    std::size_t passed = 0;
    std::size_t failed = 0;
    /// The number of jobs that the device or the entry cannot do, and says so: not a fault.
    std::size_t unsupported = 0;
    /// The number of jobs neither right nor wrong: cancelled, or given up by the device.
    std::size_t open = 0;

    bool conforms() const { return passed + unsupported == jobs; }
};

bool isSettled(const results::JobResult& result)
{
    return result.status == Status::Ok || result.status == Status::Failed
           || result.status == Status::Unsupported;
}

std::vector<Verdict> verdictsOf(const ResultList& results, const Naming& naming)
{
    std::vector<Verdict> verdicts;
    for (const auto& result : results) {
        const auto variant = results::variantName(result->spec.variant);
        const auto device = naming.idOf(result->spec.device);
        auto known = std::find_if(verdicts.begin(), verdicts.end(), [&](const Verdict& verdict) {
            return verdict.device == device && verdict.variant == variant;
        });
        if (known == verdicts.end())
            known = verdicts.insert(verdicts.end(), {.device = device, .variant = variant});
        ++known->jobs;
        known->passed += result->status == Status::Ok ? 1 : 0;
        known->failed += result->status == Status::Failed ? 1 : 0;
        known->unsupported += result->status == Status::Unsupported ? 1 : 0;
        known->open += isSettled(*result) ? 0 : 1;
    }
    // Jobs come in the order of their inputs; readers look for a device.
    std::stable_sort(verdicts.begin(), verdicts.end(),
                     [](const Verdict& left, const Verdict& right) { return left.device < right.device; });
    return verdicts;
}

TableCell verdictCell(const Verdict& verdict)
{
    if (verdict.unsupported == verdict.jobs)
        return {"unsupported", Colour::Doubtful};
    if (verdict.conforms())
        return {"ok", Colour::Good};
    return verdict.failed > 0 ? TableCell{"failed", Colour::Bad} : TableCell{"incomplete", Colour::Doubtful};
}

/// Returns the command that runs this one job again, for reports of faults, with kernels from the folder
/// `kernels` unless that is empty: "sortscope-cli run --device opencl:0 …". A shell takes it as it is.
std::string commandFor(const results::JobSpec& spec, const Naming& naming,
                       const std::filesystem::path& kernels)
{
    // The report names all modes and parameters: another version may have other usual ones.
    auto request = plan::requestOfJobs(std::span(&spec, 1), plan::Usual::Named);
    request.devices = {naming.idOf(spec.device)};
    request.sampling = measure::fixedPlan(1);
    auto arguments = plan::argumentsOf(request);
    std::vector<std::string> where;
    for (const auto& place : naming.places)
        where.insert(where.end(), {"--on", place});
    if (!kernels.empty())
        where.insert(where.end(), {"--kernels", kernels.string()});
    std::ranges::move(wordsThatLoad(spec.variant.algorithm), std::back_inserter(where));
    arguments.insert(arguments.begin() + 1, where.begin(), where.end());
    return "sortscope-cli " + plan::shellLine(arguments);
}

/// Returns the smallest failed job of each variant on each device, in the order in which they are met.
ResultList smallestFaults(const ResultList& results, const Naming& naming)
{
    ResultList smallest;
    const auto nameOfRow = [&](const auto& result) {
        return std::pair(naming.idOf(result->spec.device), results::variantName(result->spec.variant));
    };
    for (const auto& result : results) {
        if (result->status != Status::Failed)
            continue;
        const auto known = std::ranges::find(smallest, nameOfRow(result), nameOfRow);
        if (known == smallest.end())
            smallest.push_back(result);
        else if (result->spec.workload.size < (*known)->spec.workload.size)
            *known = result;
    }
    return smallest;
}

/// Returns how to see the smallest fault of each variant again.
std::string reproductions(const ResultList& results, const Naming& naming, const TableStyle& style)
{
    std::string text;
    for (const auto& result : smallestFaults(results, naming)) {
        const auto& work = result->spec.workload;
        text += printable(
                    fmt::format("  {} on {}, {} keys, {}: {}", results::variantName(result->spec.variant),
                                naming.idOf(result->spec.device), work.size, work.generator, result->reason))
                + '\n';
        text += "  " + commandFor(result->spec, naming, algorithms::kernelDirectory()) + '\n';
    }
    return text.empty() ? text
                        : painted("The smallest fault of each, and how to reproduce it:", Colour::Default,
                                  style.colour)
                              + '\n' + text;
}

std::string tableText(const ResultList& results, const Naming& naming)
{
    const results::RowNames names(results);
    const TableStyle style{wantsColour(Output::Standard), terminalWidth(Output::Standard)};
    Table table({{"Device"},
                 {"Algorithm"},
                 {"Jobs", Align::Right},
                 {"Passed", Align::Right},
                 {"Failed", Align::Right},
                 {"Unsupported", Align::Right, 40},
                 {"Open", Align::Right, 50},
                 {"Verdict"}});
    for (const auto& verdict : verdictsOf(results, naming))
        table.addRow({{verdict.device},
                      {verdict.variant},
                      {fmt::format("{}", verdict.jobs)},
                      {fmt::format("{}", verdict.passed)},
                      {fmt::format("{}", verdict.failed)},
                      {fmt::format("{}", verdict.unsupported)},
                      {fmt::format("{}", verdict.open)},
                      verdictCell(verdict)});
    std::string text = table.text(style) + '\n' + deviceNotes(results, names.devices, style);
    for (const auto& notes : {reasonNotes(results, names, style), reproductions(results, naming, style)}) {
        if (!notes.empty())
            text += '\n' + notes;
    }
    return text;
}

Json faultJson(const results::JobResult& result, const Naming& naming)
{
    return {
        {"device", naming.idOf(result.spec.device)},
        {"algorithm", result.spec.variant.algorithm},
        {"merge", result.spec.variant.merge.empty() ? Json(nullptr) : Json(result.spec.variant.merge)},
        {"generator", result.spec.workload.generator},
        {"size", result.spec.workload.size},
        {"key", nameOf(result.spec.workload.key)},
        {"values", nameOf(result.spec.workload.values)},
        {"direction", nameOf(result.spec.workload.direction)},
        {"status", nameOf(result.status)},
        {"reason", result.reason},
        {"first_bad_index", result.firstBadIndex ? Json(*result.firstBadIndex) : Json(nullptr)},
        {"command", commandFor(result.spec, naming, algorithms::kernelDirectory())},
    };
}

std::string jsonText(const ResultList& results, const Naming& naming,
                     const std::vector<results::Environment>& environments)
{
    auto verdicts = Json::array();
    for (const auto& verdict : verdictsOf(results, naming))
        verdicts.push_back({{"device", verdict.device},
                            {"algorithm", verdict.variant},
                            {"jobs", verdict.jobs},
                            {"passed", verdict.passed},
                            {"failed", verdict.failed},
                            {"unsupported", verdict.unsupported},
                            {"open", verdict.open},
                            {"conforms", verdict.conforms()},
                            {"smallest_fault", Json(nullptr)}});
    for (const auto& result : smallestFaults(results, naming)) {
        const auto device = naming.idOf(result->spec.device);
        const auto variant = results::variantName(result->spec.variant);
        for (auto& verdict : verdicts) {
            if (verdict["device"] == device && verdict["algorithm"] == variant)
                verdict["smallest_fault"] = faultJson(*result, naming);
        }
    }
    auto faults = Json::array();
    for (const auto& result : results) {
        if (result->status != Status::Ok)
            faults.push_back(faultJson(*result, naming));
    }
    Json all{{"format", "sortscope-verify"},
             {"version", 1},
             {"environment", exports::environmentJson(environments.front())}};
    if (environments.size() > 1)
        all["environments"] = exports::environmentsJson(environments);
    all["verdicts"] = std::move(verdicts);
    all["faults"] = std::move(faults);
    return exports::dumpJson(all) + '\n';
}

/// Returns how many processes the user asks for; empty: as many as suit machine and jobs.
std::optional<std::size_t> runnersAskedFor(const VerifyOptions& options)
{
    constexpr std::size_t most = 64;
    if (!options.jobs)
        return options.process.inProcess ? std::optional<std::size_t>(1) : std::nullopt;
    const auto count = wholeArgument<std::size_t>("--jobs", *options.jobs, 1);
    if (count > most)
        throw base::UsageError(fmt::format("--jobs: {} processes are more than {}", count, most));
    if (count > 1 && options.process.inProcess)
        throw base::UsageError(
            "--in-process and --jobs exclude each other: one process runs one job at a time");
    return count;
}

/// Returns the suite of each machine by itself: devices of several machines have the same ids.
std::vector<results::JobSpec> suiteOn(const places::Machines& machines, const VerifyOptions& options,
                                      plan::ConformanceScope scope)
{
    if (!machines.atPlaces())
        return plan::conformanceJobs(machines.inventory(), options.devices, options.algorithms, scope);
    const auto orAll = [](const std::vector<std::string>& ids) {
        return ids.empty() ? std::vector<std::string>{"all"} : ids;
    };
    plan::RunRequest request;
    request.devices = orAll(options.devices);
    request.algorithms = orAll(options.algorithms);
    request.sizes = {1};
    const auto pairs = plan::expand(machines.withMachines(request), machines.inventory());
    std::vector<results::JobSpec> jobs;
    for (const auto& entry : machines.all()) {
        std::set<std::string> devices;
        std::set<std::string> algorithms;
        for (const auto& pair : pairs) {
            if (pair.device.node != entry.node())
                continue;
            devices.insert(pair.device.id);
            algorithms.insert(pair.variant.algorithm);
        }
        if (devices.empty())
            continue;
        auto suite = plan::conformanceJobs(machines.inventoryOf(entry), {devices.begin(), devices.end()},
                                           {algorithms.begin(), algorithms.end()}, scope);
        for (auto& spec : suite)
            spec.id += static_cast<results::JobId>(jobs.size());
        std::ranges::move(suite, std::back_inserter(jobs));
    }
    return jobs;
}

/// Returns how many processes run the jobs on each machine, if the user does not say. The number of cores of
/// other machines is unknown.
std::size_t usualRunners(const places::Machines& machines, const std::vector<results::JobSpec>& jobs)
{
    if (machines.atPlaces())
        return 1;
    return plan::runnersFor(jobs, std::thread::hardware_concurrency(), plan::availableHostMemory());
}

} // namespace

int verify(const VerifyOptions& options)
{
    const auto format = parseFormat(options.format);
    const auto scope = namedArgument<plan::ConformanceScope>("--scope", options.scope);
    const auto asked = runnersAskedFor(options);
    const bool here = options.process.places.empty();
    const auto most = here ? plan::mostRunners(std::thread::hardware_concurrency()) : 1;
    // Several processes start at the same time, so that one which has loaded the drivers already gains
    // nothing.
    const bool alone = asked.value_or(most) == 1;
    const auto machines = machinesWith(options.process, options.devices,
                                       alone ? places::AfterListing::Run : places::AfterListing::End);
    auto jobs = suiteOn(machines, options, scope);
    const auto environments = machines.environments();
    Interrupt interrupt;
    const auto runners = asked ? *asked : usualRunners(machines, jobs);
    const auto ran = checkJobs(machines, runners, std::move(jobs), interrupt);
    const auto& results = ran.results;
    const Naming naming{.atPlaces = machines.atPlaces(), .places = options.process.places};
    writeOut(format == Format::Json ? jsonText(results, naming, environments) : tableText(results, naming));
    const bool right = std::ranges::all_of(results, [](const auto& result) {
        return result->status == Status::Ok || result->status == Status::Unsupported;
    });
    return right && !ran.cancelled && machines.missing().empty() ? kAllOk : kNotOk;
}

void addVerifyOptions(const Command& command, VerifyOptions& options, plan::ConformanceScope usual)
{
    options.scope = nameOf(usual);
    offerDevices(command.option("--device", options.devices, "Devices: cpu, opencl:N, cuda:N, or all [all]"))
        .list()
        .placeholder("ID");
    offerNamesOf<plan::ConformanceScope>(
        command.option("--scope", options.scope,
                       fmt::format("How many cases to try: {} [{}]",
                                   base::knownNames<plan::ConformanceScope>(), options.scope)))
        .placeholder("SCOPE");
    command
        .option("--jobs", options.jobs,
                "Run N jobs at a time on each machine, each in a process of its own [half of the cores: at "
                "most 8, and 2 without a GPU; 1 with --on]")
        .placeholder("N");
    addFormatOption(command, options.format);
    addProcessOptions(command, options.process);
    addPlaceOption(command, options.process);
}

void addVerifyCommand(const Command& app, Action& action)
{
    auto [command, options] = addCommand<VerifyOptions>(
        app, action, "verify",
        "Check the results of every algorithm on the devices of this machine, or of others", verify);
    offerAlgorithms(command.option("--algorithm", options.algorithms, "Algorithms, or all [all]"))
        .list()
        .placeholder("ID");
    addVerifyOptions(command, options, plan::ConformanceScope::Full);
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/processoptions.h"

#include "cli/options/arguments.h"
#include "cli/options/commandparser.h"
#include "cli/options/offers.h"
#include "cli/terminal/consent.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/driveroutput.h"
#include "cli/terminal/outputs.h"
#include "core/algorithms/entries/entriesinprocess.h"
#include "core/base/ownprogram.h"
#include "core/places/deployment.h"
#include "core/places/hostlist.h"
#include "core/plan/deviceselector.h"
#include "core/process/machinelock.h"
#include "core/sample/discovery.h"

#include <algorithm>

namespace sortscope::cli {
namespace {

std::chrono::seconds kernelTimeout(const std::string& text)
{
    constexpr unsigned most = 24 * 60 * 60;
    const auto seconds = wholeArgument<unsigned>("--kernel-timeout", text, 1);
    if (seconds > most)
        throw base::UsageError(
            fmt::format("--kernel-timeout: {} s are more than a day ({} s)", seconds, most));
    return std::chrono::seconds(seconds);
}

/// Returns the options of this program as a runner; empty if the program measures itself.
std::optional<runner::RunnerOptions> runnerFor(const ProcessOptions& options,
                                               const std::vector<std::string>& devices)
{
    if (options.inProcess && options.kernelTimeout)
        throw base::UsageError("--in-process and --kernel-timeout exclude each other: only the end of its "
                               "process stops a kernel");
    if (options.inProcess)
        return std::nullopt;
    runner::RunnerOptions runner{.program = base::ownProgram(), .backends = plan::backendsOf(devices)};
    if (options.kernelTimeout)
        runner.kernelTimeout = kernelTimeout(*options.kernelTimeout);
    return runner;
}

std::vector<runner::Place> placesFrom(const ProcessOptions& options)
{
    std::vector<runner::Place> places;
    try {
        for (const auto& text : options.places) {
            for (const auto& place : places::placesIn(text))
                places.push_back(runner::Place::parse(place));
        }
    } catch (const base::UsageError& error) {
        throw base::UsageError(fmt::format("--on: {}", error.what()));
    }
    return places;
}

places::Deploy deployFrom(const ProcessOptions& options, const std::vector<runner::Place>& places)
{
    if (!options.deploy)
        return places::Deploy::Ask;
    const auto chosen = namedArgument<places::Deploy>("--deploy", *options.deploy);
    if (std::ranges::none_of(places, &runner::Place::takesPrograms))
        throw base::UsageError("--deploy needs a machine that is reached over ssh, as in --on ssh:lab2");
    return chosen;
}

/// Returns the user's consent: the answer to a question, or the word of --deploy.
places::Deployment::Consent consentOf(places::Deploy deploy, const std::stop_token& stop)
{
    return [deploy, stop](const runner::Place& place, const std::string& lack, std::size_t bytes) {
        if (deploy == places::Deploy::Ask)
            return agrees(fmt::format("{}: {}. Put this program there, below ~/.cache/sortscope ({})?",
                                      place.name(), lack, base::bytesText(bytes)),
                          stop);
        writeNote(
            fmt::format("{}: {}; this program is put there, below ~/.cache/sortscope", place.name(), lack));
        return true;
    };
}

places::Machines machinesAt(const std::vector<runner::Place>& places, places::Deploy deploy,
                            const runner::RunnerOptions& runner, places::AfterListing then,
                            const std::stop_token& stop)
{
    places::Deployment deployment(consentOf(deploy, stop));
    const bool mayBe = deploy == places::Deploy::Yes || (deploy == places::Deploy::Ask && canAsk());
    try {
        return {places, runner, then, mayBe ? &deployment : nullptr, stop};
    } catch (const base::UsageError& error) {
        throw base::UsageError(fmt::format("--on: {}", error.what()));
    }
}

} // namespace

void addProcessOptions(const Command& command, ProcessOptions& options)
{
    command.optionGroup("Process");
    command.flag("--in-process", options.inProcess,
                 "Measure in this process, for debuggers: a driver that crashes takes all results with it");
    const auto usual =
        std::chrono::duration_cast<std::chrono::seconds>(runner::RunnerOptions{}.kernelTimeout);
    command
        .option("--kernel-timeout", options.kernelTimeout,
                fmt::format(
                    "Abort a run after SECONDS, or after 10 times the expected time if that is longer [{}]",
                    usual.count()))
        .placeholder("SECONDS");
}

void addLockOption(const Command& command, ProcessOptions& options)
{
    command.flag("--no-lock", options.noLock,
                 "Ignore the machine lock: do not wait for other programs that measure on this machine, nor "
                 "make them wait");
}

std::string lockFor(const ProcessOptions& options)
{
    return options.noLock ? std::string() : process::machineLockName();
}

void addPlaceOption(const Command& command, ProcessOptions& options)
{
    command
        .option("--on", options.places,
                "Where to measure, instead of this machine: ssh:HOST, several as \"ssh:lab1,node[01-64]\" or "
                "ssh:@FILE with a name or range a line, \"slurm:OPTIONS\" (options of salloc; "
                "measures on the nodes that it allocates), \"exec:COMMAND\" (a command that starts programs "
                "elsewhere, such as docker exec -i box), or local; several places measure at the same time")
        .offer({"local", "ssh:", "slurm:"})
        .placeholder("PLACE")
        .oneValueATime();
    offerNamesOf<places::Deploy>(
        command.option("--deploy", options.deploy,
                       "Put this program below ~/.cache/sortscope of a machine that is reached over ssh and "
                       "lacks this version: ask, yes or no; without a terminal, ask means no [ask]"))
        .placeholder("WORD");
}

places::Machine machineWith(const ProcessOptions& options, const std::vector<std::string>& devices,
                            places::AfterListing then)
{
    if (const auto runner = runnerFor(options, devices))
        return places::Machine(*runner, then);
    algorithms::entries::runEntriesHere();
    const DriversPrintElsewhere elsewhere;
    return sample::discoverWith({.backends = plan::backendsOf(devices)});
}

places::Machines machinesWith(const ProcessOptions& options, const std::vector<std::string>& devices,
                              places::AfterListing then, const std::stop_token& stop)
{
    const auto places = placesFrom(options);
    const auto deploy = deployFrom(options, places);
    if (places.empty())
        return machineWith(options, devices, then);
    const auto runner = runnerFor(options, devices);
    if (!runner)
        throw base::UsageError(
            "--on and --in-process exclude each other: other places measure in processes of their own");
    places::Machines machines = machinesAt(places, deploy, *runner, then, stop);
    if (stop.stop_requested())
        throw std::runtime_error("the search for devices was stopped");
    for (const auto& missing : machines.missing())
        writeNote(printable(fmt::format("{}: {}", missing.place.name(), missing.reason)));
    if (machines.all().empty())
        throw std::runtime_error("no place named by --on can be used");
    return machines;
}

void noteFaults(const places::Machines& machines, std::string tuning::MachineFacts::*fault,
                std::string_view what)
{
    for (const auto& machine : machines.all()) {
        const auto& place = machine.place();
        if (const auto& text = machine.facts().*fault; !text.empty())
            writeNote(printable(fmt::format("{}{}; {} continues without it",
                                            place.isLocal() ? "" : place.name() + ": ", text, what)));
    }
}

} // namespace sortscope::cli

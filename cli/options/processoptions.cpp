// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/processoptions.h"

#include "cli/options/arguments.h"
#include "cli/options/commandparser.h"
#include "cli/options/offers.h"
#include "cli/terminal/consent.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/driveroutput.h"
#include "cli/terminal/outputs.h"
#include "core/base/ownprogram.h"
#include "core/places/deployment.h"
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
std::optional<run::RunnerOptions> runnerFor(const ProcessOptions& options,
                                            const std::vector<std::string>& devices)
{
    if (options.inProcess && options.kernelTimeout)
        throw base::UsageError("--in-process and --kernel-timeout exclude each other: a kernel can be ended "
                               "with its process alone");
    if (options.inProcess)
        return std::nullopt;
    run::RunnerOptions runner{.program = base::ownProgram(), .backends = run::backendsOf(devices)};
    if (options.kernelTimeout)
        runner.kernelTimeout = kernelTimeout(*options.kernelTimeout);
    return runner;
}

std::vector<run::Place> placesFrom(const ProcessOptions& options)
{
    std::vector<run::Place> places;
    try {
        for (const auto& text : options.places)
            places.push_back(run::Place::parse(text));
    } catch (const base::UsageError& error) {
        throw base::UsageError(fmt::format("--on: {}", error.what()));
    }
    return places;
}

run::Deploy deployFrom(const ProcessOptions& options, const std::vector<run::Place>& places)
{
    if (!options.deploy)
        return run::Deploy::Ask;
    const auto chosen = namedArgument<run::Deploy>("--deploy", *options.deploy);
    if (std::ranges::none_of(places, &run::Place::takesPrograms))
        throw base::UsageError(
            "--deploy is about machines that are reached over ssh: name one, as in --on ssh:lab2");
    return chosen;
}

/// Returns the user's consent: the answer to a question, or the word of --deploy.
run::Deployment::Consent consentOf(run::Deploy deploy, const std::stop_token& stop)
{
    return [deploy, stop](const run::Place& place, const std::string& lack, std::size_t bytes) {
        if (deploy == run::Deploy::Ask)
            return agrees(fmt::format("{}: {}. Put this program there, below ~/.cache/sortscope ({})?",
                                      place.name(), lack, base::bytesText(bytes)),
                          stop);
        writeNote(
            fmt::format("{}: {}; this program is put there, below ~/.cache/sortscope", place.name(), lack));
        return true;
    };
}

run::Machines machinesAt(const std::vector<run::Place>& places, run::Deploy deploy,
                         const run::RunnerOptions& runner, run::AfterListing then,
                         const std::stop_token& stop)
{
    run::Deployment deployment(consentOf(deploy, stop));
    const bool mayBe = deploy == run::Deploy::Yes || (deploy == run::Deploy::Ask && canAsk());
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
    const auto usual = std::chrono::duration_cast<std::chrono::seconds>(run::RunnerOptions{}.kernelTimeout);
    command
        .option("--kernel-timeout", options.kernelTimeout,
                fmt::format("Give a run of a job up after SECONDS, or after 10 times what its size makes "
                            "likely if that is more [{}]",
                            usual.count()))
        .placeholder("SECONDS");
}

void addLockOption(const Command& command, ProcessOptions& options)
{
    command.flag("--no-lock", options.noLock,
                 "Do not wait for another program that measures on this machine, and do not hold it off");
}

std::string lockFor(const ProcessOptions& options)
{
    return options.noLock ? std::string() : run::machineLockName();
}

void addPlaceOption(const Command& command, ProcessOptions& options)
{
    command
        .option("--on", options.places,
                "Where to measure, in place of this machine: ssh:HOST, \"slurm:OPTIONS\" (those "
                "of salloc: on the nodes that it gives), \"exec:COMMAND\" (what "
                "leads elsewhere, such as docker exec -i box), or local; several at the same time")
        .offer({"local", "ssh:", "slurm:"})
        .placeholder("PLACE")
        .oneValueATime();
    offerNamesOf<run::Deploy>(
        command.option(
            "--deploy", options.deploy,
            "Put this program below ~/.cache/sortscope of a machine that is reached over ssh and has "
            "none, or another version: ask, yes or no; without a terminal, ask means no [ask]"))
        .placeholder("WORD");
}

run::Machine machineWith(const ProcessOptions& options, const std::vector<std::string>& devices,
                         run::AfterListing then)
{
    if (const auto runner = runnerFor(options, devices))
        return run::Machine(*runner, then);
    const DriversPrintElsewhere elsewhere;
    return run::discoverWith({.backends = run::backendsOf(devices)});
}

run::Machines machinesWith(const ProcessOptions& options, const std::vector<std::string>& devices,
                           run::AfterListing then, const std::stop_token& stop)
{
    const auto places = placesFrom(options);
    const auto deploy = deployFrom(options, places);
    if (places.empty())
        return machineWith(options, devices, then);
    const auto runner = runnerFor(options, devices);
    if (!runner)
        throw base::UsageError(
            "--on and --in-process exclude each other: at other places, processes of their "
            "own measure");
    run::Machines machines = machinesAt(places, deploy, *runner, then, stop);
    if (stop.stop_requested())
        throw std::runtime_error("looking for devices was stopped");
    for (const auto& missing : machines.missing())
        writeNote(printable(fmt::format("{}: {}", missing.place.name(), missing.reason)));
    if (machines.all().empty())
        throw std::runtime_error("no place that --on names can be used");
    return machines;
}

void noteFaults(const run::Machines& machines, std::string run::MachineFacts::*fault, std::string_view what)
{
    for (const auto& [place, machine, facts] : machines.all()) {
        if (!(facts.*fault).empty())
            writeNote(printable(fmt::format("{}{}; {} goes on without",
                                            place.isLocal() ? "" : place.name() + ": ", facts.*fault, what)));
    }
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/processoptions.h"

#include "cli/arguments.h"
#include "core/run/discovery.h"
#include "core/run/machinelock.h"

#include <CLI/CLI.hpp>

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

/// This program as a runner; empty if it measures itself.
std::optional<run::RunnerOptions> runnerFor(const ProcessOptions& options)
{
    if (options.inProcess && options.kernelTimeout)
        throw base::UsageError("--in-process and --kernel-timeout exclude each other: a kernel can be ended "
                               "with its process alone");
    if (options.inProcess)
        return std::nullopt;
    // The program that runs now, also if the file has been replaced since it started.
    run::RunnerOptions runner{.program = "/proc/self/exe"};
    if (options.kernelTimeout)
        runner.kernelTimeout = kernelTimeout(*options.kernelTimeout);
    return runner;
}

} // namespace

void addProcessOptions(CLI::App& command, ProcessOptions& options)
{
    command.option_defaults()->group("Process");
    command.add_flag(
        "--in-process", options.inProcess,
        "Measure in this process, for debuggers: a driver that crashes takes all results with it");
    const auto usual = std::chrono::duration_cast<std::chrono::seconds>(run::RunnerOptions{}.kernelTimeout);
    command
        .add_option("--kernel-timeout", options.kernelTimeout,
                    fmt::format("Give a run of a job up after SECONDS, or after 10 times what its size makes "
                                "likely if that is more [{}]",
                                usual.count()))
        ->type_name("SECONDS");
}

void addLockOption(CLI::App& command, ProcessOptions& options)
{
    command.add_flag("--no-lock", options.noLock,
                     "Do not wait for another program that measures on this machine, and do not hold it off");
}

std::string lockFor(const ProcessOptions& options)
{
    return options.noLock ? std::string() : run::machineLockName();
}

run::Machine machineWith(const ProcessOptions& options, run::AfterListing then)
{
    if (const auto runner = runnerFor(options))
        return run::Machine(*runner, then);
    return run::discoverDevices();
}

} // namespace sortscope::cli

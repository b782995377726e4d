// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/runner/runneroptions.h"
#include "core/tuning/statewriter.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::events {
class EventSink;
class Runner;
} // namespace sortscope::events

namespace sortscope::runner {
class RunnerProcess;
} // namespace sortscope::runner

namespace sortscope::places {

/// Says what happens to the process that has listed the devices.
enum class AfterListing {
    End,
    /// Keeps the process for the first runner, which need not load the drivers again.
    Run,
};

/// The devices of a machine, its facts, and the processes that run jobs on them: this process, or processes
/// of their own. Only the latter may be at another place.
class Machine {
public:
    /// No machine: it has no devices and no facts.
    Machine() = default;
    /// Runs jobs in this process, on these devices. Reads the facts about this machine.
    Machine(backend::Inventory inventory); // NOLINT(google-explicit-constructor)
    /// Runs jobs as above; the other facts are given, too.
    Machine(backend::Inventory inventory, tuning::MachineFacts facts, runner::Place place);
    /// Runs jobs in runners. Lists the devices; throws std::runtime_error if they cannot be listed, or if
    /// `stop` asks for the end of the listing.
    explicit Machine(runner::RunnerOptions options, AfterListing then = AfterListing::End,
                     const std::stop_token& stop = {});

    const runner::Place& place() const { return m_place; }
    /// The devices as the machine names them.
    const backend::Inventory& inventory() const { return m_inventory; }
    /// The facts that the machine told about itself.
    const tuning::MachineFacts& facts() const { return m_facts; }
    tuning::MachineFacts& facts() { return m_facts; }
    /// The name of the machine among others; its devices have this name in devices().
    const std::optional<std::string>& node() const { return m_facts.environment.node; }
    std::vector<backend::DeviceInfo> devices() const;
    /// False if jobs run in this process, where nothing ends a call of a driver.
    bool inRunner() const { return m_options.has_value(); }
    /// How runners are started; empty if jobs run in this process.
    const std::optional<runner::RunnerOptions>& runnerOptions() const { return m_options; }
    /// The process that has listed the devices, as long as it is kept and no runner has taken it; otherwise
    /// nullptr.
    std::shared_ptr<runner::RunnerProcess> lister() const { return m_lister ? *m_lister : nullptr; }
    /// Ends the process that has listed the devices, instead of keeping it for the first run.
    void dropLister() const
    {
        if (m_lister)
            *m_lister = nullptr;
    }
    /// Calls keepHere() where the machine is: here, or by a runner there. The folder has the path of that
    /// machine.
    tuning::Kept keep(const std::vector<tuning::DeviceCalibration>& calibrations,
                      const std::vector<tuning::DeviceTuning>& tunings) const;
    /// `sink` must outlive the runner.
    std::unique_ptr<events::Runner> makeRunner(events::EventSink& sink) const;
    /// Makes `count` processes at the same time, which share the host's memory and the jobs of a plan that is
    /// not timed (sharesOf()); one runner if jobs run in this process. None of them is the process that has
    /// listed the devices.
    std::unique_ptr<events::Runner> makeRunners(std::size_t count, events::EventSink& sink) const;
    /// Returns the same machine for each of `count` processes at the same time, with its share of the host's
    /// memory.
    Machine sharing(std::size_t count, const std::optional<std::uint64_t>& hostMemory) const;

private:
    runner::Place m_place;
    backend::Inventory m_inventory;
    tuning::MachineFacts m_facts;
    std::optional<runner::RunnerOptions> m_options;
    /// Shared by copies, so that one runner takes the process; empty if there is none.
    std::shared_ptr<std::shared_ptr<runner::RunnerProcess>> m_lister;
};

} // namespace sortscope::places

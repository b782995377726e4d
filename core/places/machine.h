// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/runner/runneroptions.h"
#include "core/tuning/machinefacts.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

namespace sortscope::events {
class EventSink;
class Runner;
} // namespace sortscope::events

namespace sortscope::runner {
class RunnerProcess;
} // namespace sortscope::runner

namespace sortscope::places {

/// What becomes of the process that has listed the devices.
enum class AfterListing {
    End,
    /// It is kept for the first runner, which need not load the drivers again.
    Run,
};

/// The devices of a machine, and who runs jobs on them: this process, or processes of their own, which alone
/// may be at another place.
class Machine {
public:
    /// This process, on these devices. Not explicit: devices that are at hand are all it takes.
    Machine(backend::Inventory inventory = {}); // NOLINT(google-explicit-constructor)
    /// Runners. Lists the devices; throws std::runtime_error if they cannot be listed, or if `stop` asks for
    /// it meanwhile.
    explicit Machine(runner::RunnerOptions options, AfterListing then = AfterListing::End,
                     const std::stop_token& stop = {});

    const backend::Inventory& inventory() const { return m_inventory; }
    /// What the machine said of itself; empty if jobs run in this process.
    const std::optional<tuning::MachineFacts>& facts() const { return m_facts; }
    /// False if jobs run in this process, where nothing ends a call of a driver.
    bool inRunner() const { return m_options.has_value(); }
    /// How runners are started; empty if jobs run in this process.
    const std::optional<runner::RunnerOptions>& runnerOptions() const { return m_options; }
    /// The process that has listed the devices, as long as it is kept and no runner has it; nullptr else.
    std::shared_ptr<runner::RunnerProcess> lister() const { return m_lister ? *m_lister : nullptr; }
    /// Ends the process that has listed the devices, instead of keeping it for the first run.
    void dropLister() const
    {
        if (m_lister)
            *m_lister = nullptr;
    }
    /// `sink` must outlive the runner.
    std::unique_ptr<events::Runner> makeRunner(events::EventSink& sink) const;
    /// `count` processes at the same time, which share the jobs of a plan that is not timed (sharesOf()), and
    /// the host's memory; one runner if jobs run in this process. None of them is the one that has listed the
    /// devices.
    std::unique_ptr<events::Runner> makeRunners(std::size_t count, events::EventSink& sink) const;
    /// The same machine for each of `count` processes at the same time, with its share of the host's memory.
    Machine sharing(std::size_t count, const std::optional<std::uint64_t>& hostMemory) const;

private:
    backend::Inventory m_inventory;
    std::optional<tuning::MachineFacts> m_facts;
    std::optional<runner::RunnerOptions> m_options;
    /// Shared by copies, so that one runner takes it; empty if there is none.
    std::shared_ptr<std::shared_ptr<runner::RunnerProcess>> m_lister;
};

} // namespace sortscope::places

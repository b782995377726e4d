// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machine.h"
#include "core/results/row/jobspec.h"
#include "core/results/row/sampleorder.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::plan {
struct RunRequest;
} // namespace sortscope::plan

namespace sortscope::places {

class Deployment;

/// The machines that one plan runs on at the same time: this one, or the machines at the places that a user
/// names.
class Machines {
public:
    /// A place where no device could be listed.
    struct Missing {
        runner::Place place;
        std::string reason;
        /// True if the place was reached, and has no sortscope-cli, or another version: Deployment can mend
        /// that.
        bool lacksProgram = false;
    };

    /// This machine alone. Not explicit: a machine is also a list of one machine.
    Machines(Machine machine); // NOLINT(google-explicit-constructor)
    /// The machines at all of `places`, which are asked for their devices at the same time; `options` are the
    /// options of a runner on this machine. `deployment` puts this program where it is lacking, unless it is
    /// nullptr. Each machine has a name of its own: the label of its place, or else the name that it tells.
    /// If several have the same name, the name of the place follows ("box (lab2)"). Throws base::UsageError
    /// if a place is named twice.
    Machines(const std::vector<runner::Place>& places, const runner::RunnerOptions& options,
             AfterListing then, Deployment* deployment = nullptr, const std::stop_token& stop = {});
    /// Machines that were asked for their devices before, each at another place, for a plan that begins now.
    /// Their names are made unique as above.
    explicit Machines(std::vector<Machine> machines);

    /// Asks machines again at the same time: returns the facts that each tells about itself, and the process
    /// that has listed its devices, for its next run. Machines that do not answer within `patience` are left
    /// out, and all of them if `stop` asks for it.
    static std::vector<Machine> askedAgain(const std::vector<Machine>& machines,
                                           std::chrono::nanoseconds patience, const std::stop_token& stop);

    const std::vector<Machine>& all() const { return m_all; }
    const std::vector<Missing>& missing() const { return m_missing; }
    /// True if the user has named places: the names of devices then include their machines.
    bool atPlaces() const { return m_atPlaces; }
    /// The devices of all machines, with the names of their machines.
    const backend::Inventory& inventory() const { return m_inventory; }
    /// Returns the devices of one machine of all() alone.
    backend::Inventory inventoryOf(const Machine& machine) const;
    /// Returns the machine of a device of inventory().
    const Machine& of(const backend::DeviceInfo& device) const;
    /// Returns one environment per machine, in the order of all().
    std::vector<results::Environment> environments() const;
    /// Returns the bytes that the machine has available; empty for several machines, since each has its own.
    std::optional<std::uint64_t> hostMemory() const;
    /// False if jobs run in this process.
    bool inRunner() const;

    /// Returns `request` with machines in place of the places that its devices name: "lab2/cuda:0" is
    /// "box/cuda:0".
    plan::RunRequest withMachines(plan::RunRequest request) const;
    /// Returns the jobs of a request as its machines have them: the jobs of each machine together, with ids
    /// from `firstId`, prepared, and with the tuned parameters of their machine, as Tunings::apply() gives
    /// them. Throws base::UsageError, as expand() does.
    std::vector<results::JobSpec> jobsOf(const plan::RunRequest& request, results::JobId firstId) const;
    /// Decides for each job whether it can run on its device, with the memory that its machine has available,
    /// and gives it the calibration that is in force there.
    void prepare(std::vector<results::JobSpec>& jobs, results::SampleOrder order) const;

    /// Makes a runner that waits for other programs that measure, and holds them off, by the MachineLock
    /// `lock`; an empty name means no lock. `sink` must outlive the runner.
    std::unique_ptr<events::Runner> makeRunner(events::EventSink& sink, const std::string& lock) const;
    /// Makes `each` processes on each machine at the same time, which share its jobs of a plan that is not
    /// timed, as Machine::makeRunners() does.
    std::unique_ptr<events::Runner> makeCheckers(std::size_t each, events::EventSink& sink) const;

private:
    /// Calls `change` with the jobs of each machine, and the machine.
    template <typename Change>
    void changeOwn(std::vector<results::JobSpec>& jobs, const Change& change) const;
    /// Puts the jobs of each machine together, and gives them ids from `firstId` in that order.
    void putTogether(std::vector<results::JobSpec>& jobs, results::JobId firstId) const;
    void nameApart();
    void dateAlike();
    void collectDevices();

    std::vector<Machine> m_all;
    std::vector<Missing> m_missing;
    bool m_atPlaces = false;
    backend::Inventory m_inventory;
};

} // namespace sortscope::places

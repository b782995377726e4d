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

/// The machines that one plan runs on at the same time: this one, or those at the places that a user names.
class Machines {
public:
    struct Entry {
        runner::Place place;
        Machine machine;
        /// As of now, and from there.
        tuning::MachineFacts facts;
    };
    /// A place where no device could be listed.
    struct Missing {
        runner::Place place;
        std::string reason;
        /// It is reached, and has no sortscope-cli, or another version: Deployment can mend that.
        bool lacksProgram = false;
    };

    /// This machine alone. Not explicit: whoever has a machine has these.
    Machines(Machine machine); // NOLINT(google-explicit-constructor)
    /// Those at all of `places`, which are asked for their devices at the same time; `options` are those of a
    /// runner on this machine. `deployment` puts this program where it is lacking; nullptr if nothing is to.
    /// Each has a name of its own: where several say the same one, the place's follows ("box (lab2)"). Throws
    /// base::UsageError if a place is named twice.
    Machines(const std::vector<runner::Place>& places, const runner::RunnerOptions& options,
             AfterListing then, Deployment* deployment = nullptr, const std::stop_token& stop = {});
    /// Those that were asked for their devices before, each of another place, for a plan that begins now.
    /// Names as above.
    explicit Machines(std::vector<Entry> entries);

    /// What machines that were asked before answer now, at the same time: what each says of itself, and the
    /// process that has listed its devices, for its next run. Those that have no answer within `patience` are
    /// left out, and all where `stop` asks for it.
    static std::vector<Entry> askedAgain(const std::vector<Entry>& entries, std::chrono::nanoseconds patience,
                                         const std::stop_token& stop);

    const std::vector<Entry>& all() const { return m_all; }
    const std::vector<Missing>& missing() const { return m_missing; }
    /// True if the user has named places: devices are called by their machines, too.
    bool atPlaces() const { return m_atPlaces; }
    /// The devices of all, which have their machines' names.
    const backend::Inventory& inventory() const { return m_inventory; }
    /// Those of one of all() alone.
    backend::Inventory inventoryOf(const Entry& entry) const;
    /// That of a device of inventory().
    const Entry& of(const backend::DeviceInfo& device) const;
    /// One for each, in their order.
    std::vector<results::Environment> environments() const;
    /// The bytes that this machine has available; empty for several, of which each has its own.
    std::optional<std::uint64_t> hostMemory() const;
    /// False if jobs run in this process.
    bool inRunner() const;

    /// `request` with machines in place of the places that its devices name: "lab2/cuda:0" is "box/cuda:0".
    plan::RunRequest withMachines(plan::RunRequest request) const;
    /// The jobs of a request as its machines have them: those of each machine together, ids counting from
    /// `firstId`, with what tuning has found there for them, as Tunings::apply() gives it, and prepared.
    /// Throws base::UsageError, as expand() does.
    std::vector<results::JobSpec> jobsOf(const plan::RunRequest& request, results::JobId firstId) const;
    /// Decides for each job whether it can run on its device, with the memory that its machine has available,
    /// and gives it the calibration that is in force there.
    void prepare(std::vector<results::JobSpec>& jobs, results::SampleOrder order) const;

    /// Waits for other programs that measure, and holds them off, by the MachineLock `lock`; not if that is
    /// empty. `sink` must outlive the runner.
    std::unique_ptr<events::Runner> makeRunner(events::EventSink& sink, const std::string& lock) const;
    /// `each` processes on each machine at the same time, which share its jobs of a plan that is not timed,
    /// as Machine::makeRunners().
    std::unique_ptr<events::Runner> makeCheckers(std::size_t each, events::EventSink& sink) const;

private:
    /// Calls `change` with the jobs of each machine, and its entry.
    template <typename Change>
    void changeOwn(std::vector<results::JobSpec>& jobs, const Change& change) const;
    /// Puts the jobs of each machine together, and gives the same ids out again in that order.
    void putTogether(std::vector<results::JobSpec>& jobs) const;
    void nameApart();
    void dateAlike();
    void collectDevices();

    std::vector<Entry> m_all;
    std::vector<Missing> m_missing;
    bool m_atPlaces = false;
    backend::Inventory m_inventory;
};

} // namespace sortscope::places

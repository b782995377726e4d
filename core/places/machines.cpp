// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/machines.h"

#include "core/base/startedthread.h"
#include "core/base/texts.h"
#include "core/base/usageerror.h"
#include "core/events/runner.h"
#include "core/places/deployment.h"
#include "core/places/machinesrunner.h"
#include "core/places/slurmallocation.h"
#include "core/plan/expand.h"
#include "core/plan/planparts.h"
#include "core/plan/shares.h"
#include "core/results/compare/devicenames.h"
#include "core/sample/listeddevice.h"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <filesystem>
#include <iterator>
#include <map>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>

namespace sortscope::places {
namespace {

runner::RunnerOptions optionsAt(const runner::Place& place, runner::RunnerOptions options)
{
    options.place = place;
    auto command = place.command();
    if (command.empty())
        return options;
    options.program = command.front();
    options.arguments.assign(std::next(command.begin()), command.end());
    return options;
}

void requireDifferentPlaces(const std::vector<runner::Place>& places)
{
    for (auto place = places.begin(); place != places.end(); ++place) {
        const auto same = [&](const runner::Place& before) { return before.name() == place->name(); };
        if (std::any_of(places.begin(), place, same))
            throw base::UsageError(fmt::format("the place {} is named twice", place->name()));
    }
}

/// A value, or why there is none.
template <typename Value>
struct Outcome {
    std::optional<Value> value;
    std::string reason;
    /// True if sortscope-cli is lacking where it was to be started.
    bool lacksProgram = false;
};

/// Does `work` on each of `items` at the same time, and returns the outcomes.
template <typename Value, typename Item, typename Work>
std::vector<Outcome<Value>> forAll(const std::vector<Item>& items, const Work& work)
{
    std::vector<Outcome<Value>> results(items.size());
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < items.size(); ++i) {
        threads.push_back(base::startedThread([&, i] {
            try {
                results[i].value.emplace(work(items[i]));
            } catch (const runner::ProgramLacking& error) {
                results[i].reason = error.what();
                results[i].lacksProgram = true;
            } catch (const std::exception& error) {
                results[i].reason = error.what();
            }
        }));
    }
    threads.clear(); // joins
    return results;
}

/// Returns how a runner is started on each machine at a place: on one, or on the nodes of an allocation, once
/// Slurm has given them.
std::vector<runner::RunnerOptions> targetsAt(const runner::Place& place, const runner::RunnerOptions& options,
                                             const std::stop_token& stop)
{
    if (!place.isAllocation())
        return {optionsAt(place, options)};
    const auto program = std::filesystem::canonical(options.program).string();
    const auto allocation = std::make_shared<SlurmAllocation>(place.options(), program, stop, options.errors);
    std::vector<runner::RunnerOptions> targets;
    for (std::size_t i = 0; i < allocation->nodes().size(); ++i) {
        auto& target = targets.emplace_back(options);
        target.place = runner::Place::ofNode(allocation->nodes()[i]);
        target.start = [allocation, i](int socket) { return allocation->start(i, socket); };
    }
    return targets;
}

/// Returns the machine with its facts as they are now, and a name.
Machine answerOf(Machine machine)
{
    auto& facts = machine.facts();
    if (machine.place().isLocal())
        facts = tuning::factsOfThisMachine(machine.inventory());
    facts.environment.node = base::utf8(machine.node().value_or(machine.place().name()));
    return machine;
}

/// Returns the machine on which such a runner is started; a place without this program is given it.
Machine machineAt(const runner::RunnerOptions& target, AfterListing then, Deployment* deployment,
                  const std::stop_token& stop)
{
    try {
        return answerOf(Machine(target, then, stop));
    } catch (const runner::ProgramLacking& error) {
        if (deployment == nullptr || !target.place.takesPrograms()
            || !deployment->putTo(target.place, error.lack(), stop))
            throw;
    }
    return answerOf(Machine(target, then, stop));
}

/// Returns the tunings in force with the kernels of this program, which are the kernels of a run. The
/// machines have the names that their devices have here.
tuning::Tunings tuningsOf(const Machine& machine)
{
    std::vector<tuning::Tunings::Entry> entries;
    const auto devices = machine.devices();
    for (const auto& device : devices) {
        for (auto [id, found] : machine.facts().tunings) {
            if (id != device.id)
                continue;
            found.device = results::deviceKey(device);
            entries.push_back(std::move(found));
        }
    }
    return tuning::Tunings(std::move(entries)).inForce(devices);
}

} // namespace

Machines::Machines(Machine machine)
{
    m_inventory = machine.inventory();
    if (machine.inRunner())
        machine.facts() = tuning::factsOfThisMachine(m_inventory);
    m_all.push_back(std::move(machine));
}

Machines::Machines(const std::vector<runner::Place>& places, const runner::RunnerOptions& options,
                   AfterListing then, Deployment* deployment, const std::stop_token& stop)
    : m_atPlaces(true)
{
    requireDifferentPlaces(places);
    std::vector<runner::RunnerOptions> targets;
    auto found = forAll<std::vector<runner::RunnerOptions>>(
        places, [&](const runner::Place& place) { return targetsAt(place, options, stop); });
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (found[i].value)
            std::ranges::move(*found[i].value, std::back_inserter(targets));
        else
            m_missing.push_back({places[i], std::move(found[i].reason)});
    }
    auto answers = forAll<Machine>(
        targets, [&](const auto& target) { return machineAt(target, then, deployment, stop); });
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const auto& place = targets[i].place;
        auto& [machine, reason, lacksProgram] = answers[i];
        // Two allocations may share a node.
        const auto has = [&](const Machine& other) { return other.place().name() == place.name(); };
        if (machine && std::ranges::any_of(m_all, has)) {
            machine.reset();
            reason = "another place has this machine already";
        }
        if (!machine) {
            m_missing.push_back({place, std::move(reason), lacksProgram && place.takesPrograms()});
            continue;
        }
        m_all.push_back(std::move(*machine));
    }
    nameApart();
    dateAlike();
    collectDevices();
}

Machines::Machines(std::vector<Machine> machines) : m_all(std::move(machines)), m_atPlaces(true)
{
    nameApart();
    dateAlike();
    collectDevices();
}

std::vector<Machine> Machines::askedAgain(const std::vector<Machine>& machines,
                                          std::chrono::nanoseconds patience, const std::stop_token& stop)
{
    std::stop_source enough;
    const std::stop_callback stopped(stop, [&enough] { enough.request_stop(); });
    const std::jthread clock([&enough, patience](const std::stop_token& over) {
        std::mutex mutex;
        std::condition_variable_any ended;
        std::unique_lock lock(mutex);
        ended.wait_for(lock, over, patience, [] { return false; });
        enough.request_stop();
    });
    auto answers = forAll<Machine>(machines, [&enough](const Machine& machine) {
        return answerOf(Machine(*machine.runnerOptions(), AfterListing::Run, enough.get_token()));
    });
    std::vector<Machine> answered;
    for (auto& answer : answers) {
        if (answer.value)
            answered.push_back(std::move(*answer.value));
    }
    return answered;
}

void Machines::dateAlike()
{
    // The runs of one plan begin together, whatever the clocks of its machines say.
    const auto date = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    for (auto& machine : m_all)
        machine.facts().environment.date = date;
}

void Machines::nameApart()
{
    std::map<std::string, int> known;
    for (auto& machine : m_all) {
        if (const auto& label = machine.place().label(); !label.empty())
            machine.facts().environment.node = base::utf8(label);
        ++known[*machine.node()];
    }
    for (auto& machine : m_all) {
        if (known[*machine.node()] > 1)
            machine.facts().environment.node =
                fmt::format("{} ({})", *machine.node(), machine.place().name());
    }
}

void Machines::collectDevices()
{
    for (const auto& machine : m_all) {
        for (auto& info : machine.devices())
            m_inventory.devices.push_back(std::make_shared<sample::ListedDevice>(std::move(info)));
        for (const auto& [backend, what, reason] : machine.inventory().unavailable)
            m_inventory.unavailable.push_back(
                {backend, fmt::format("{} on {}", what, *machine.node()), reason});
    }
}

backend::Inventory Machines::inventoryOf(const Machine& machine) const
{
    backend::Inventory own{.node = machine.node()};
    std::ranges::copy_if(m_inventory.devices, std::back_inserter(own.devices),
                         [&](const auto& device) { return device->info().node == own.node; });
    return own;
}

const Machine& Machines::of(const backend::DeviceInfo& device) const
{
    const auto found = std::ranges::find(m_all, device.node, &Machine::node);
    if (found == m_all.end())
        throw std::runtime_error(fmt::format("no machine has {}", results::fullId(device)));
    return *found;
}

std::vector<results::Environment> Machines::environments() const
{
    std::vector<results::Environment> environments;
    std::ranges::transform(m_all, std::back_inserter(environments),
                           [](const Machine& machine) { return machine.facts().environment; });
    return environments;
}

std::optional<std::uint64_t> Machines::hostMemory() const
{
    return m_all.size() == 1 ? m_all.front().facts().hostMemory : std::nullopt;
}

bool Machines::inRunner() const
{
    return std::ranges::all_of(m_all, &Machine::inRunner);
}

plan::RunRequest Machines::withMachines(plan::RunRequest request) const
{
    for (auto& id : request.devices) {
        for (const auto& machine : m_all) {
            const auto prefix = machine.place().name() + '/';
            if (m_atPlaces && id.starts_with(prefix))
                id = fmt::format("{}/{}", *machine.node(), id.substr(prefix.size()));
        }
    }
    return request;
}

void Machines::putTogether(std::vector<results::JobSpec>& jobs, results::JobId firstId) const
{
    std::map<std::optional<std::string>, std::size_t> ranks;
    for (const auto& machine : m_all)
        ranks.emplace(machine.node(), ranks.size());
    std::ranges::stable_sort(jobs, {}, [&](const auto& spec) { return ranks.at(spec.device.node); });
    for (auto& spec : jobs)
        spec.id = firstId++;
}

template <typename Change>
void Machines::changeOwn(std::vector<results::JobSpec>& jobs, const Change& change) const
{
    std::map<std::optional<std::string>, std::vector<std::size_t>> places;
    for (std::size_t place = 0; place < jobs.size(); ++place)
        places[jobs[place].device.node].push_back(place);
    for (const auto& machine : m_all) {
        const auto& ownPlaces = places[machine.node()];
        if (ownPlaces.empty())
            continue;
        std::vector<results::JobSpec> own;
        for (const auto place : ownPlaces)
            own.push_back(std::move(jobs[place]));
        change(own, machine);
        for (std::size_t i = 0; i < own.size(); ++i)
            jobs[ownPlaces[i]] = std::move(own[i]);
    }
}

std::vector<results::JobSpec> Machines::jobsOf(const plan::RunRequest& request, results::JobId firstId) const
{
    auto jobs = expand(request, m_inventory, firstId, std::nullopt);
    putTogether(jobs, firstId);
    changeOwn(jobs, [&request](auto& own, const Machine& machine) {
        tuningsOf(machine).apply(own, request, machine.facts().hostMemory);
    });
    prepare(jobs, request.order);
    return jobs;
}

void Machines::prepare(std::vector<results::JobSpec>& jobs, results::SampleOrder order) const
{
    changeOwn(jobs, [order](auto& own, const Machine& machine) {
        plan::markUnrunnable(own, order, machine.facts().hostMemory);
        for (auto& spec : own)
            spec.calibration = machine.facts().calibrationOf(spec.device.id);
    });
}

std::unique_ptr<events::Runner> Machines::makeRunner(events::EventSink& sink, const std::string& lock) const
{
    auto runner = makeCheckers(1, sink);
    runner->setLock(lock);
    return runner;
}

std::unique_ptr<events::Runner> Machines::makeCheckers(std::size_t each, events::EventSink& sink) const
{
    if (!m_atPlaces)
        return m_all.front().makeRunners(each, sink);
    std::vector<Machine> members;
    std::vector<std::optional<std::string>> nodes; // as the devices have them
    for (const auto& machine : m_all) {
        members.insert(members.end(), each,
                       each > 1 ? machine.sharing(each, machine.facts().hostMemory) : machine);
        nodes.push_back(machine.node());
    }
    const auto split = [nodes, each](const plan::Plan& plan) {
        std::vector<plan::Plan> parts;
        for (const auto& node : nodes) {
            auto part = partOf(plan, node);
            if (each > 1)
                std::ranges::move(sharesOf(part, each), std::back_inserter(parts));
            else
                parts.push_back(std::move(part));
        }
        return parts;
    };
    return std::make_unique<MachinesRunner>(std::move(members), split, sink);
}

} // namespace sortscope::places

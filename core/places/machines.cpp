// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/machines.h"

#include "core/base/startedthread.h"
#include "core/base/texts.h"
#include "core/base/usageerror.h"
#include "core/events/runner.h"
#include "core/places/allocation.h"
#include "core/places/deployment.h"
#include "core/places/placesrunner.h"
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

/// A place with one machine, and how a runner is started there.
struct Target {
    runner::Place place;
    runner::RunnerOptions options;
};

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

/// The indices of each machine's jobs in a list.
using PlacesByNode = std::map<std::optional<std::string>, std::vector<std::size_t>>;

PlacesByNode placesByNode(const std::vector<results::JobSpec>& jobs)
{
    PlacesByNode places;
    for (std::size_t place = 0; place < jobs.size(); ++place)
        places[jobs[place].device.node].push_back(place);
    return places;
}

const std::vector<std::size_t>& placesOf(const Machines::Entry& entry, const PlacesByNode& places)
{
    static const std::vector<std::size_t> none;
    const auto found = places.find(entry.facts.environment.node);
    return found == places.end() ? none : found->second;
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

/// The machines at a place: one, or the nodes of an allocation, once Slurm has given them.
std::vector<Target> targetsAt(const runner::Place& place, const runner::RunnerOptions& options,
                              const std::stop_token& stop)
{
    if (!place.isAllocation())
        return {{place, optionsAt(place, options)}};
    const auto program = std::filesystem::canonical(options.program).string();
    const auto allocation = std::make_shared<Allocation>(place.options(), program, stop, options.errors);
    std::vector<Target> targets;
    for (std::size_t i = 0; i < allocation->nodes().size(); ++i) {
        Target target{runner::Place::ofNode(allocation->nodes()[i]), options};
        target.options.place = target.place;
        target.options.start = [allocation, i](int socket) { return allocation->start(i, socket); };
        targets.push_back(std::move(target));
    }
    return targets;
}

/// Returns the machine at a place; a place without this program is given it.
Machine machineAt(const Target& target, AfterListing then, Deployment* deployment,
                  const std::stop_token& stop)
{
    try {
        return Machine(target.options, then, stop);
    } catch (const runner::ProgramLacking& error) {
        if (deployment == nullptr || !target.place.takesPrograms()
            || !deployment->putTo(target.place, error.lack(), stop))
            throw;
    }
    return Machine(target.options, then, stop);
}

/// Returns the facts that a machine told; for this machine, its facts as they are here.
tuning::MachineFacts factsOf(const runner::Place& place, const Machine& machine)
{
    const auto& told = machine.facts();
    return place.isLocal() || !told ? tuning::factsOfThisMachine(machine.inventory()) : *told;
}

Machines::Entry answerOf(const runner::Place& place, Machine machine)
{
    auto facts = factsOf(place, machine);
    facts.environment.node = base::utf8(facts.environment.node.value_or(place.name()));
    return {place, std::move(machine), std::move(facts)};
}

/// Returns the tunings in force with the kernels of this program, which are the kernels of a run. The
/// machines have the names that their devices have here.
tuning::Tunings tuningsOf(const Machines::Entry& entry)
{
    std::vector<tuning::Tunings::Entry> entries;
    auto devices = entry.machine.inventory().infos();
    for (auto& device : devices) {
        device.node = entry.facts.environment.node;
        for (auto [id, found] : entry.facts.tunings) {
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
    auto facts = tuning::factsOfThisMachine(m_inventory);
    m_all.push_back({{}, std::move(machine), std::move(facts)});
}

Machines::Machines(const std::vector<runner::Place>& places, const runner::RunnerOptions& options,
                   AfterListing then, Deployment* deployment, const std::stop_token& stop)
    : m_atPlaces(true)
{
    requireDifferentPlaces(places);
    std::vector<Target> targets;
    auto found = forAll<std::vector<Target>>(
        places, [&](const runner::Place& place) { return targetsAt(place, options, stop); });
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (found[i].value)
            std::ranges::move(*found[i].value, std::back_inserter(targets));
        else
            m_missing.push_back({places[i], std::move(found[i].reason)});
    }
    auto answers = forAll<Machine>(
        targets, [&](const Target& target) { return machineAt(target, then, deployment, stop); });
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const auto& place = targets[i].place;
        auto& [machine, reason, lacksProgram] = answers[i];
        // Two allocations may share a node.
        const auto has = [&](const Entry& entry) { return entry.place.name() == place.name(); };
        if (machine && std::ranges::any_of(m_all, has)) {
            machine.reset();
            reason = "another place has this machine already";
        }
        if (!machine) {
            m_missing.push_back({place, std::move(reason), lacksProgram && place.takesPrograms()});
            continue;
        }
        m_all.push_back(answerOf(place, std::move(*machine)));
    }
    nameApart();
    dateAlike();
    collectDevices();
}

Machines::Machines(std::vector<Entry> entries) : m_all(std::move(entries)), m_atPlaces(true)
{
    nameApart();
    dateAlike();
    collectDevices();
}

std::vector<Machines::Entry> Machines::askedAgain(const std::vector<Entry>& entries,
                                                  std::chrono::nanoseconds patience,
                                                  const std::stop_token& stop)
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
    auto answers = forAll<Entry>(entries, [&enough](const Entry& entry) {
        return answerOf(entry.place,
                        Machine(*entry.machine.runnerOptions(), AfterListing::Run, enough.get_token()));
    });
    std::vector<Entry> answered;
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
    for (auto& entry : m_all)
        entry.facts.environment.date = date;
}

void Machines::nameApart()
{
    std::map<std::string, int> known;
    for (const auto& entry : m_all)
        ++known[*entry.facts.environment.node];
    for (auto& [place, machine, facts] : m_all) {
        if (known[*facts.environment.node] > 1)
            facts.environment.node = fmt::format("{} ({})", *facts.environment.node, place.name());
    }
}

void Machines::collectDevices()
{
    for (const auto& [place, machine, facts] : m_all) {
        const auto& node = facts.environment.node;
        for (auto& info : machine.inventory().infos()) {
            info.node = node;
            m_inventory.devices.push_back(std::make_shared<sample::ListedDevice>(std::move(info)));
        }
        for (const auto& [backend, what, reason] : machine.inventory().unavailable)
            m_inventory.unavailable.push_back({backend, fmt::format("{} on {}", what, *node), reason});
    }
}

backend::Inventory Machines::inventoryOf(const Entry& entry) const
{
    backend::Inventory own{.node = entry.facts.environment.node};
    std::ranges::copy_if(m_inventory.devices, std::back_inserter(own.devices),
                         [&](const auto& device) { return device->info().node == own.node; });
    return own;
}

const Machines::Entry& Machines::of(const backend::DeviceInfo& device) const
{
    const auto found = std::ranges::find(m_all, device.node,
                                         [](const Entry& entry) { return entry.facts.environment.node; });
    if (found == m_all.end())
        throw std::runtime_error(fmt::format("no machine has {}", results::fullId(device)));
    return *found;
}

std::vector<results::Environment> Machines::environments() const
{
    std::vector<results::Environment> environments;
    std::ranges::transform(m_all, std::back_inserter(environments),
                           [](const Entry& entry) { return entry.facts.environment; });
    return environments;
}

std::optional<std::uint64_t> Machines::hostMemory() const
{
    return m_all.size() == 1 ? m_all.front().facts.hostMemory : std::nullopt;
}

bool Machines::inRunner() const
{
    return std::ranges::all_of(m_all, [](const Entry& entry) { return entry.machine.inRunner(); });
}

plan::RunRequest Machines::withMachines(plan::RunRequest request) const
{
    for (auto& id : request.devices) {
        for (const auto& [place, machine, facts] : m_all) {
            const auto prefix = place.name() + '/';
            if (m_atPlaces && id.starts_with(prefix))
                id = fmt::format("{}/{}", *facts.environment.node, id.substr(prefix.size()));
        }
    }
    return request;
}

void Machines::putTogether(std::vector<results::JobSpec>& jobs) const
{
    std::vector<results::JobId> ids;
    std::ranges::transform(jobs, std::back_inserter(ids), &results::JobSpec::id);
    std::vector<results::JobSpec> ordered;
    const auto places = placesByNode(jobs);
    for (const auto& entry : m_all) {
        for (const auto place : placesOf(entry, places))
            ordered.push_back(std::move(jobs[place]));
    }
    for (std::size_t i = 0; i < ordered.size(); ++i)
        ordered[i].id = ids[i];
    jobs = std::move(ordered);
}

template <typename Change>
void Machines::changeOwn(std::vector<results::JobSpec>& jobs, const Change& change) const
{
    const auto places = placesByNode(jobs);
    for (const auto& entry : m_all) {
        const auto& ownPlaces = placesOf(entry, places);
        if (ownPlaces.empty())
            continue;
        std::vector<results::JobSpec> own;
        for (const auto place : ownPlaces)
            own.push_back(std::move(jobs[place]));
        change(own, entry);
        for (std::size_t i = 0; i < own.size(); ++i)
            jobs[ownPlaces[i]] = std::move(own[i]);
    }
}

std::vector<results::JobSpec> Machines::jobsOf(const plan::RunRequest& request, results::JobId firstId) const
{
    auto jobs = expand(request, m_inventory, firstId, std::nullopt);
    putTogether(jobs);
    changeOwn(jobs, [&request](auto& own, const Entry& entry) {
        tuningsOf(entry).apply(own, request, entry.facts.hostMemory);
    });
    prepare(jobs, request.order);
    return jobs;
}

void Machines::prepare(std::vector<results::JobSpec>& jobs, results::SampleOrder order) const
{
    changeOwn(jobs, [order](auto& own, const Entry& entry) {
        plan::markUnrunnable(own, order, entry.facts.hostMemory);
        for (auto& spec : own)
            spec.calibration = entry.facts.calibrationOf(spec.device.id);
    });
}

std::unique_ptr<events::Runner> Machines::makeRunner(events::EventSink& sink, const std::string& lock) const
{
    std::unique_ptr<events::Runner> runner;
    if (!m_atPlaces) {
        runner = m_all.front().machine.makeRunner(sink);
    } else {
        std::vector<PlacesRunner::Member> members;
        std::vector<std::optional<std::string>> nodes; // as the devices have them
        for (const auto& [place, machine, facts] : m_all) {
            members.push_back({place.isLocal() ? std::string() : place.name(), machine});
            nodes.push_back(facts.environment.node);
        }
        const auto byNode = [nodes](const plan::Plan& plan) {
            std::vector<plan::Plan> parts;
            for (const auto& node : nodes)
                parts.push_back(partOf(plan, node));
            return parts;
        };
        runner = std::make_unique<PlacesRunner>(std::move(members), byNode, sink);
    }
    runner->setLock(lock);
    return runner;
}

std::unique_ptr<events::Runner> Machines::makeCheckers(std::size_t each, events::EventSink& sink) const
{
    if (!m_atPlaces)
        return m_all.front().machine.makeRunners(each, sink);
    std::vector<PlacesRunner::Member> members;
    std::vector<std::optional<std::string>> nodes;
    for (const auto& [place, machine, facts] : m_all) {
        const auto one = each > 1 ? machine.sharing(each, facts.hostMemory) : machine;
        members.insert(members.end(), each, {place.isLocal() ? std::string() : place.name(), one});
        nodes.push_back(facts.environment.node);
    }
    const auto split = [nodes, each](const plan::Plan& plan) {
        std::vector<plan::Plan> parts;
        for (const auto& node : nodes)
            std::ranges::move(sharesOf(partOf(plan, node), each), std::back_inserter(parts));
        return parts;
    };
    return std::make_unique<PlacesRunner>(std::move(members), split, sink);
}

} // namespace sortscope::places

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/places.h"

#include "core/base/usageerror.h"
#include "core/plan/hostmemory.h"
#include "core/process/stderrtail.h"
#include "core/results/compare/devicenames.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/environment.h"
#include "gui/text/text.h"

#include <fmt/format.h>

#include <QFile>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

using places::Machine;
using places::Machines;

bool namesMachine(const std::string& id)
{
    return id.find('/') != std::string::npos;
}

/// `reason`, and what was said about it on the way there.
std::string withStderrTail(std::string reason, process::StderrTail& errors)
{
    if (const auto lines = errors.lines(); !lines.empty())
        reason += '\n' + lines;
    return reason;
}

std::string reasonsOf(const Machines& machines)
{
    const auto& missing = machines.missing();
    if (machines.all().empty() && missing.size() == 1)
        return missing.front().reason;
    std::string reasons;
    for (const auto& one : missing)
        reasons += fmt::format("{}{}: {}", reasons.empty() ? "" : "\n", one.place.name(), one.reason);
    return reasons;
}

} // namespace

/// A place that was added, and the thread that asks it.
struct Places::Connection {
    Connection(KnownPlace what, runner::Place where) : place(std::move(where)), known(std::move(what))
    {
        // A name that the user left as it was proposed is no reason to hide the machine's own name.
        if (!place.isAllocation() && known.name.toStdString() != place.name())
            place.setLabel(known.name.toStdString());
    }

    runner::Place place;
    KnownPlace known;
    State state = State::Apart;
    QString reason;
    bool lacksProgram = false;
    FoundMachines found;
    /// The names of the places in `found` that are out of reach.
    std::set<std::string> lost;
    /// True if the thread of the connection has nothing left to do.
    bool over = false;
    std::stop_source stop;
    /// The last member: it uses the others.
    Worker worker;
};

Places::Connect Places::byRunners(const QString& program)
{
    return [program = QFile::encodeName(program).toStdString()](const runner::Place& place,
                                                                const std::stop_token& stop) {
        const auto errors = std::make_shared<process::StderrTail>();
        runner::RunnerOptions options{.program = program};
        options.errors = errors;
        const Machines machines(std::vector{place}, options, places::AfterListing::End, nullptr, stop);
        const auto reasons = reasonsOf(machines);
        if (std::ranges::any_of(machines.missing(), &Machines::Missing::lacksProgram))
            throw NoProgramThere(reasons);
        if (machines.all().empty())
            throw std::runtime_error(withStderrTail(reasons, *errors));
        return FoundMachines{machines.all(), models::text(reasons), errors};
    };
}

Places::Places(QObject* parent)
    : QObject(parent),
      m_connect(byRunners(QStringLiteral("sortscope-cli"))),
      m_sendProgram(sendingBundleOf(QStringLiteral("sortscope-cli")))
{}

Places::~Places()
{
    // All connections are stopped first, so that they end at the same time.
    m_test.stop();
    for (const auto* list : {&m_connections, &m_leaving}) {
        for (const auto& connection : *list)
            connection->stop.request_stop();
    }
}

void Places::setHere(const places::Machine& machine)
{
    m_here = machine;
    m_here->facts().environment.node = machine.inventory().node.value_or(runner::Place().name());
    putTogether();
    if (!m_connections.empty())
        tell();
}

void Places::add(const KnownPlace& known)
{
    const auto place = runner::Place::parse(known.text.toStdString());
    if (place.isLocal())
        throw base::UsageError("this machine is there already");
    for (const auto& other : m_connections) {
        if (other->place.name() == place.name())
            throw base::UsageError(fmt::format("{} is there already", place.name()));
        if (other->known.name == known.name)
            throw base::UsageError(fmt::format("another machine is called \"{}\": choose another name",
                                               known.name.toStdString()));
    }
    m_connections.push_back(std::make_unique<Connection>(known, place));
    if (!place.isAllocation())
        ask(*m_connections.back());
    list();
    tellSoon(); // together with the answers that other places may have given meanwhile
    emit knownChanged();
}

void Places::remove(const QString& text)
{
    auto* connection = find(text);
    if (connection == nullptr || inUse(*connection))
        return;
    const auto own = std::ranges::find(m_connections, connection, &std::unique_ptr<Connection>::get);
    m_leaving.push_back(std::move(*own));
    m_connections.erase(own);
    connection->stop.request_stop();
    letGo(*connection);
    connection->worker.post(
        [this, connection]() -> Worker::Reply {
            return [this, connection] {
                connection->over = true;
                QMetaObject::invokeMethod(this, "sweep", Qt::QueuedConnection);
            };
        },
        [](const QString& /*sentence*/) {});
    tell();
    emit knownChanged();
}

void Places::sweep()
{
    std::erase_if(m_leaving, [](const auto& connection) { return connection->over; });
}

void Places::connectTo(const QString& text)
{
    auto* connection = find(text);
    if (connection == nullptr || inUse(*connection) || connection->state == State::Connecting)
        return;
    ask(*connection);
    tell();
}

void Places::sendProgramTo(const QString& text)
{
    auto* connection = find(text);
    if (connection == nullptr || !connection->lacksProgram)
        return;
    ask(*connection, First::SendProgram);
    tell();
}

void Places::refresh()
{
    for (const auto& connection : m_connections) {
        const bool wasAsked = connection->state == State::Ready || connection->state == State::Lost;
        if (wasAsked && !connection->place.isAllocation() && !inUse(*connection))
            ask(*connection);
    }
    tell();
}

void Places::disconnectFrom(const QString& text)
{
    auto* connection = find(text);
    if (connection == nullptr || inUse(*connection))
        return;
    connection->stop.request_stop();
    connection->state = State::Apart;
    connection->reason.clear();
    connection->lacksProgram = false;
    letGo(*connection);
    tell();
}

std::function<FoundMachines(const std::stop_token&)> Places::asking(const runner::Place& place, First first,
                                                                    std::shared_ptr<bool> lacks) const
{
    return [connect = m_connect, send = m_sendProgram, place, first,
            lacks = std::move(lacks)](const std::stop_token& stop) {
        try {
            if (first == First::SendProgram)
                send(place, stop);
            return connect(place, stop);
        } catch (const NoProgramThere&) {
            *lacks = true;
            throw;
        }
    };
}

void Places::ask(Connection& connection, First first)
{
    letGo(connection);
    connection.stop = {};
    connection.state = State::Connecting;
    connection.reason.clear();
    connection.lacksProgram = false;
    const auto found = std::make_shared<FoundMachines>();
    const auto lacks = std::make_shared<bool>(false);
    const auto stop = connection.stop.get_token();
    connection.worker.post(
        [this, asked = asking(connection.place, first, lacks), &connection, found, stop]() -> Worker::Reply {
            *found = asked(stop);
            return [this, &connection, found, stop] {
                connection.found = std::move(*found);
                if (stop.stop_requested()) {
                    letGo(connection);
                    return;
                }
                connection.state = State::Ready;
                connection.reason = connection.found.missing;
                m_answered = true;
                tellSoon();
            };
        },
        [this, &connection, lacks, stop](const QString& reason) {
            if (stop.stop_requested())
                return;
            connection.state = State::Lost;
            connection.reason = reason;
            connection.lacksProgram = *lacks;
            tellSoon();
        });
}

/// Forgets the answers of the place. This gives nodes of Slurm back, which takes seconds: the connection's
/// own thread does it, once nothing here uses them.
void Places::letGo(Connection& connection)
{
    if (connection.found.machines.empty())
        return;
    auto old = std::exchange(connection.found, {});
    connection.lost.clear();
    putTogether();
    connection.worker.free(std::move(old));
}

Places::Connection* Places::find(const QString& text) const
{
    const auto found = std::ranges::find_if(
        m_connections, [&](const auto& connection) { return connection->known.text == text; });
    return found == m_connections.end() ? nullptr : found->get();
}

Places::Connection* Places::findAt(const std::string& node) const
{
    if (!m_everywhere)
        return nullptr;
    const auto entry =
        std::ranges::find_if(m_everywhere->all(), [&](const auto& each) { return each.node() == node; });
    if (entry == m_everywhere->all().end())
        return nullptr;
    const auto has = [&](const auto& connection) {
        return std::ranges::any_of(connection->found.machines, [&](const auto& each) {
            return each.place().name() == entry->place().name();
        });
    };
    const auto found = std::ranges::find_if(m_connections, has);
    return found == m_connections.end() ? nullptr : found->get();
}

std::vector<KnownPlace> Places::known() const
{
    std::vector<KnownPlace> known;
    for (const auto& connection : m_connections)
        known.push_back(connection->known);
    return known;
}

void Places::test(const runner::Place& place, First first)
{
    const auto lacks = std::make_shared<bool>(false);
    const auto fail = [this, lacks](const QString& reason) { emit tested({}, reason, *lacks); };
    m_test.post(
        [this, asked = asking(place, first, lacks)](const std::stop_token& stop) -> Worker::Reply {
            // The machines that were found are let go of here: nodes of Slurm are given back on this thread.
            const auto found = asked(stop);
            std::vector<backend::DeviceInfo> devices;
            for (const auto& entry : found.machines)
                std::ranges::move(entry.devices(), std::back_inserter(devices));
            return [this, devices = std::move(devices)] { emit tested(devices, {}, false); };
        },
        fail);
}

void Places::putTogether()
{
    if (m_running)
        return;
    const auto held = std::exchange(m_everywhere, std::nullopt);
    if (!m_here)
        return;
    // A request that is being planned knows no other machines, and those that it knows might get other names.
    const auto mayJoin = [&](const Machine& entry) {
        const auto isOne = [&](const auto& one) { return one.place().name() == entry.place().name(); };
        return !m_held || (held && std::ranges::any_of(held->all(), isOne));
    };
    m_here->facts().hostMemory = plan::availableHostMemory();
    std::vector<Machine> entries{*m_here};
    std::set<std::string> names;
    for (const auto& connection : m_connections) {
        for (const auto& entry : connection->found.machines) {
            // Two allocations may share a node.
            if (!connection->lost.contains(entry.place().name()) && mayJoin(entry)
                && names.insert(entry.place().name()).second)
                entries.push_back(entry);
        }
    }
    if (entries.size() > 1)
        m_everywhere.emplace(std::move(entries));
}

void Places::list()
{
    m_entries.clear();
    std::map<std::string, std::size_t> entryOf; // by the names of the places that have answered
    for (const auto& connection : m_connections) {
        for (const auto& machine : connection->found.machines)
            entryOf.emplace(machine.place().name(), m_entries.size());
        m_entries.push_back({.known = connection->known,
                             .state = connection->state,
                             .reason = connection->reason,
                             .lacksProgram = connection->lacksProgram,
                             .isAllocation = connection->place.isAllocation()});
    }
    if (m_everywhere) {
        for (const auto& machine : m_everywhere->all()) {
            if (const auto found = entryOf.find(machine.place().name()); found != entryOf.end())
                std::ranges::move(machine.devices(), std::back_inserter(m_entries[found->second].devices));
        }
    }
}

void Places::tell()
{
    list();
    emit changed();
}

void Places::tellSoon()
{
    if (!std::exchange(m_telling, true))
        QTimer::singleShot(0, this, &Places::tellNow);
}

void Places::tellNow()
{
    m_telling = false;
    if (std::exchange(m_answered, false))
        putTogether();
    tell();
}

std::string Places::nameHere() const
{
    if (m_everywhere)
        return m_everywhere->all().front().node().value_or("");
    return m_here ? m_here->node().value_or("") : std::string();
}

bool Places::reachesOut(const plan::RunRequest& request) const
{
    return m_everywhere && std::ranges::any_of(request.devices, namesMachine);
}

plan::RunRequest Places::withMachines(plan::RunRequest request) const
{
    std::vector<std::string> ids;
    for (const auto& id : request.devices) {
        if (namesMachine(id)) {
            ids.push_back(id);
        } else if (id == "all") {
            for (const auto& device : m_here->inventory().infos())
                ids.push_back(fmt::format("{}/{}", nameHere(), device.id));
        } else {
            ids.push_back(fmt::format("{}/{}", nameHere(), id));
        }
    }
    request.devices = std::move(ids);
    return request;
}

std::vector<results::JobSpec> Places::jobsOf(const plan::RunRequest& request, results::JobId firstId) const
{
    return m_everywhere.value().jobsOf(withMachines(request), firstId);
}

std::vector<std::string> Places::textsFor(const plan::RunRequest& request) const
{
    std::vector<std::string> texts;
    if (!reachesOut(request))
        return texts;
    const auto asksFor = [&](const backend::DeviceInfo& device) {
        return std::ranges::find(request.devices, results::fullId(device)) != request.devices.end();
    };
    if (!std::ranges::all_of(request.devices, namesMachine))
        texts.emplace_back(runner::Place().name());
    for (const auto& entry : m_entries) {
        if (std::ranges::any_of(entry.devices, asksFor))
            texts.push_back(entry.known.text.toStdString());
    }
    return texts;
}

plan::RunRequest Places::withPlaces(plan::RunRequest request) const
{
    request = withMachines(std::move(request));
    for (auto& id : request.devices) {
        for (const auto& entry : m_everywhere->all()) {
            const auto& node = entry.node().value_or("");
            // A machine is called "box (lab2)" only beside another "box", and a label is known here alone.
            const bool knownThere =
                entry.place().label().empty() && !node.ends_with(fmt::format(" ({})", entry.place().name()));
            if (!knownThere && id.starts_with(node + '/'))
                id = fmt::format("{}{}", entry.place().name(), id.substr(node.size()));
        }
    }
    return request;
}

std::string Places::idOf(const backend::DeviceInfo& device) const
{
    const bool elsewhere = device.node && !isHere(device) && findAt(*device.node) != nullptr;
    return elsewhere ? results::fullId(device) : device.id;
}

bool Places::isElsewhere(const backend::DeviceInfo& device) const
{
    // A single machine keeps its own name, which another machine may have, too.
    return m_everywhere && device.node && !isHere(device) && device.node != m_here->node();
}

std::string Places::nodeAt(const std::string& place) const
{
    if (!place.empty() && m_everywhere) {
        for (const auto& entry : m_everywhere->all()) {
            if (entry.place().name() == place)
                return entry.node().value_or("");
        }
    }
    return nameHere();
}

bool Places::inUse(const Connection& connection) const
{
    return (m_held || m_running) && !connection.found.machines.empty();
}

void Places::hold()
{
    m_held = true;
    for (const auto& connection : m_connections) {
        if (connection->state == State::Ready)
            connection->state = State::Busy;
    }
    tell();
}

void Places::renew()
{
    if (m_here && !m_running) {
        auto now = results::captureEnvironment();
        now.node = m_here->node();
        m_here->facts().environment = std::move(now);
    }
    putTogether();
}

std::vector<places::Machine> Places::askedFor(const plan::RunRequest& request) const
{
    std::vector<Machine> asked;
    if (!reachesOut(request))
        return asked;
    for (const auto& entry : m_everywhere->all()) {
        const auto prefix = entry.node().value_or("") + '/';
        const bool named = std::ranges::any_of(request.devices,
                                               [&](const std::string& id) { return id.starts_with(prefix); });
        if (named && !entry.place().isLocal() && entry.inRunner())
            asked.push_back(entry);
    }
    return asked;
}

void Places::take(const std::vector<places::Machine>& answers)
{
    for (const auto& answer : answers) {
        for (const auto& connection : m_connections) {
            for (auto& entry : connection->found.machines) {
                if (entry.place().name() == answer.place().name())
                    entry = answer;
            }
        }
    }
    putTogether();
}

void Places::setTunings(const tuning::Tunings& inForce)
{
    if (!m_here)
        return;
    auto& known = m_here->facts().tunings;
    known.clear();
    for (const auto& device : m_here->inventory().infos()) {
        for (const auto& entry : inForce.entries()) {
            if (entry.device == results::deviceKey(device))
                known.push_back({device.id, entry});
        }
    }
    putTogether();
}

void Places::begin(const std::vector<std::optional<std::string>>& nodes)
{
    m_running = true;
    for (const auto& connection : m_connections) {
        if (connection->state == State::Busy)
            connection->state = State::Ready; // it was held, and may have no part in the run
    }
    for (const auto& node : nodes) {
        if (auto* connection = node ? findAt(*node) : nullptr)
            connection->state = State::Busy;
    }
    tell();
}

void Places::end()
{
    if (!m_held && !m_running)
        return;
    m_held = false;
    m_running = false;
    for (const auto& connection : m_connections) {
        if (connection->state == State::Busy)
            connection->state = State::Ready;
    }
    putTogether();
    tell();
}

void Places::lose(const std::string& node, const QString& reason)
{
    auto* connection = findAt(node);
    if (connection == nullptr)
        return;
    const auto entry =
        std::ranges::find_if(m_everywhere->all(), [&](const auto& each) { return each.node() == node; });
    if (!connection->lost.insert(entry->place().name()).second)
        return; // each job of the machine reports its loss
    connection->state = State::Lost;
    auto text = reason.toStdString();
    if (connection->found.errors)
        text = withStderrTail(std::move(text), *connection->found.errors);
    if (!connection->reason.isEmpty())
        connection->reason += u'\n';
    connection->reason += models::text(text);
    tell();
}

} // namespace sortscope::gui::bridge

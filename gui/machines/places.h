// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"
#include "core/plan/runrequest.h"
#include "core/tuning/tunings.h"
#include "gui/async/worker.h"
#include "gui/machines/programsending.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::process {
class StderrTail;
} // namespace sortscope::process

namespace sortscope::gui::bridge {

/// A place that the user has added, as it is remembered.
struct KnownPlace {
    /// The user's name for the place, and for the machine there, unless it is the name of the place itself.
    /// Nodes of Slurm keep their own names.
    QString name;
    /// The place as run::Place::parse() takes it.
    QString text;

    bool operator==(const KnownPlace&) const = default;
};

/// A place is reached, and has no sortscope-cli, or another version: the program can be sent there.
class NoProgramThere : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The answer of a place.
struct FoundMachines {
    std::vector<places::Machine> machines;
    /// The reasons why some nodes that Slurm gave do not answer; empty if all nodes do.
    QString missing;
    /// Takes the errors of the programs that lead to the place; nullptr if these errors are not known.
    std::shared_ptr<process::StderrTail> errors;
};

/// The other machines that the window measures on. Each place is asked on a thread of its own, so that no
/// function waits for it; changed() tells the outcome. Places come from the user alone: from the dialog and
/// the user's settings, never from a session or a request.
class Places : public QObject {
    Q_OBJECT

public:
    enum class State {
        /// The place was not asked: nodes of Slurm are taken and held only when the user says so.
        Apart,
        Connecting,
        Ready,
        /// A run is active there.
        Busy,
        Lost
    };

    struct Entry {
        KnownPlace known;
        State state = State::Apart;
        /// The reason why the place is lost, or the nodes of it that are lost.
        QString reason;
        /// True if the place is lost for lack of the program alone, and sendProgramTo() would help.
        bool lacksProgram = false;
        bool isAllocation = false;
        /// The devices of the place, with the names of their machines.
        std::vector<backend::DeviceInfo> devices;
    };

    /// Called on a thread of its own; throws the fault, in words, or NoProgramThere.
    using Connect = std::function<FoundMachines(const runner::Place& place, const std::stop_token& stop)>;

    /// Connects by runners. `program` is sortscope-cli, which Slurm sends to its nodes.
    static Connect byRunners(const QString& program);

    explicit Places(QObject* parent = nullptr);
    /// Asks all connections to end, and waits for them; the window is gone by then.
    ~Places() override;

    void setConnect(Connect connect) { m_connect = std::move(connect); }
    void setProgramSender(ProgramSender send) { m_sendProgram = std::move(send); }
    /// Sets this machine, which joins runs at other places; called during no run.
    void setHere(const places::Machine& machine);

    /// Adds a place and connects to it, if it is not an allocation. Throws base::UsageError if the text names
    /// no place, or a place that is there already.
    void add(const KnownPlace& known);
    /// Gives the place up, also while the window is connecting to it.
    void remove(const QString& text);
    /// Asks the place for its devices, again if it was asked before.
    void connectTo(const QString& text);
    /// Sends sortscope-cli to the place, below ~/.cache/sortscope, and connects. The user has agreed to this.
    void sendProgramTo(const QString& text);
    /// Asks all places again that are ready or lost, except allocations and places in use.
    void refresh();
    /// Ends the connection; gives nodes of Slurm back.
    void disconnectFrom(const QString& text);

    /// The step before a place is asked.
    enum class First { Nothing, SendProgram };

    /// Asks any place for its devices, and lets go of it. tested() follows, unless stopTest() was called.
    void test(const runner::Place& place, First first = First::Nothing);
    void stopTest() { m_test.stop(); }

    const std::vector<Entry>& all() const { return m_entries; }
    std::vector<KnownPlace> known() const;

    /// This machine and all others that are ready; empty if no other is, or if this machine was not asked
    /// yet.
    const std::optional<places::Machines>& everywhere() const { return m_everywhere; }

    /// True if others are ready and the request names a device with its machine. In the window, ids without a
    /// machine belong to this machine: the ids of requests that were saved before a place was added keep
    /// their meaning.
    bool reachesOut(const plan::RunRequest& request) const;
    /// Takes a request that reaches out. Returns it with this machine's name at the ids that name no machine,
    /// as a plan of several machines and the command line need it.
    plan::RunRequest withMachines(plan::RunRequest request) const;
    /// The jobs of a request that reaches out, with the facts of their machines about memory and
    /// calibrations. Throws base::UsageError, as run::expand() does.
    std::vector<results::JobSpec> jobsOf(const plan::RunRequest& request, results::JobId firstId) const;
    /// The places of the request's devices, as the command line names them; none if it does not reach out.
    std::vector<std::string> textsFor(const plan::RunRequest& request) const;
    /// The request of withMachines() in the form for a command line that names these places alone: machines
    /// that share a name, or that the user has named, are named by their places.
    plan::RunRequest withPlaces(plan::RunRequest request) const;
    /// The id of the device in a request of the window.
    std::string idOf(const backend::DeviceInfo& device) const;
    /// True if the device belongs to this machine.
    bool isHere(const backend::DeviceInfo& device) const { return device.node == nameHere(); }
    /// True if others are ready, and the device belongs to another machine, whether this machine is one of
    /// them or not.
    bool isElsewhere(const backend::DeviceInfo& device) const;
    /// The name in runs of the machine at a place that a runner names; an empty place is this machine.
    std::string nodeAt(const std::string& place) const;

    /// A run is being planned, and end() follows: no machine joins or goes until then.
    void hold();
    /// A run begins: reads again the facts of this machine, and the memory that it has left.
    void renew();
    /// The other machines that the request names, with their answers.
    std::vector<places::Machine> askedFor(const plan::RunRequest& request) const;
    /// Replaces the earlier answers of machines by their present ones: their memory, and what was calibrated
    /// and tuned there meanwhile.
    void take(const std::vector<places::Machine>& answers);
    /// Sets the tunings in force on this machine, which may have been tuned since it was asked.
    void setTunings(const tuning::Tunings& inForce);
    /// The places of these machines are busy, until the run has ended.
    void begin(const std::vector<std::optional<std::string>>& nodes);
    /// The run has ended, or does not begin.
    void end();
    /// A machine went out of reach.
    void lose(const std::string& node, const QString& reason);

signals:
    /// The answer of all() or everywhere() has changed.
    void changed();
    /// The answer of known() has changed.
    void knownChanged();
    /// `problem` is empty if the place has answered; `lacksProgram` is true if the program has to be sent
    /// there first.
    void tested(const std::vector<sortscope::backend::DeviceInfo>& devices, const QString& problem,
                bool lacksProgram);

private:
    struct Connection;

    Connection* find(const QString& text) const;
    Connection* findAt(const std::string& node) const;
    /// A Connect that first does `first`; it sets `lacks` where it throws NoProgramThere.
    std::function<FoundMachines(const std::stop_token& stop)> asking(const runner::Place& place, First first,
                                                                     std::shared_ptr<bool> lacks) const;
    void ask(Connection& connection, First first = First::Nothing);
    /// True while a run at several machines is planned or active and the connection has answered: it must not
    /// change.
    bool inUse(const Connection& connection) const;
    void letGo(Connection& connection);
    Q_INVOKABLE void sweep();
    /// Fills m_entries.
    void list();
    void tell();
    /// Tells once for all places that answer in one turn of the event loop.
    void tellSoon();
    void tellNow();
    void putTogether();
    std::string nameHere() const;

    Connect m_connect;
    ProgramSender m_sendProgram;
    std::optional<places::Machine> m_here;
    /// True while a run is planned.
    bool m_held = false;
    /// True during a run: machines keep their names.
    bool m_running = false;
    bool m_telling = false;
    /// True if a place has answered that is not put together with the others yet.
    bool m_answered = false;
    std::optional<places::Machines> m_everywhere;
    std::vector<Entry> m_entries;
    std::vector<std::unique_ptr<Connection>> m_connections;
    /// Connections that were given up, until their threads have done everything.
    std::vector<std::unique_ptr<Connection>> m_leaving;
    LatestTask m_test;
};

} // namespace sortscope::gui::bridge

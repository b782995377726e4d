// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"
#include "core/plan/runrequest.h"
#include "core/tuning/tunings.h"
#include "gui/bridge/programsending.h"
#include "gui/bridge/worker.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::run {
class StderrTail;
} // namespace sortscope::run

namespace sortscope::gui::bridge {

/// A place that the user has added, as it is remembered.
struct KnownPlace {
    /// The user's word for it.
    QString name;
    /// As run::Place::parse() takes it.
    QString text;

    bool operator==(const KnownPlace&) const = default;
};

/// A place is reached, and has no sortscope-cli, or another version: it can be put there.
class NoProgramThere : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What a place answers.
struct FoundMachines {
    std::vector<run::Machines::Entry> machines;
    /// Of nodes that Slurm gave and that do not answer, why; empty if all do.
    QString missing;
    /// Takes what the programs that lead there write as errors; empty if that is not known.
    std::shared_ptr<run::StderrTail> errors;
};

/// The other machines that the window measures on. Each place is asked on a thread of its own, so no function
/// waits for it; changed() tells what came of it. Places come from the user alone: from the dialog and the
/// user's settings, never from a session or a request.
class Places : public QObject {
    Q_OBJECT

public:
    enum class State {
        /// Not asked for: nodes of Slurm are taken and held only when the user says so.
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
        /// Why it is lost, or which of its nodes are.
        QString reason;
        /// It is lost for that alone, and sendProgramTo() would help.
        bool lacksProgram = false;
        bool isAllocation = false;
        /// With their machines' names.
        std::vector<backend::DeviceInfo> devices;
    };

    /// Called on a thread of its own; throws what is wrong, in words, or NoProgramThere.
    using Connect = std::function<FoundMachines(const run::Place& place, const std::stop_token& stop)>;

    /// By runners. `program` is sortscope-cli, which Slurm sends to its nodes.
    static Connect byRunners(const QString& program);

    explicit Places(QObject* parent = nullptr);
    /// Asks all connections to end, and waits for that; the window is gone by then.
    ~Places() override;

    void setConnect(Connect connect) { m_connect = std::move(connect); }
    void setProgramSender(ProgramSender send) { m_sendProgram = std::move(send); }
    /// This machine, which joins runs at other places; during no run.
    /// Where `facts` are not given, the machine's or those of this process are taken.
    void setHere(const run::Machine& machine, std::optional<run::MachineFacts> facts = std::nullopt);

    /// Adds a place and connects to it, if it is not an allocation. Throws base::UsageError for what is not a
    /// place, or is there already.
    void add(const KnownPlace& known);
    /// Gives it up, also while it is being connected to.
    void remove(const QString& text);
    /// Asks it for its devices, again if it was asked before.
    void connectTo(const QString& text);
    /// Puts sortscope-cli there, below ~/.cache/sortscope, and connects. The user has said so.
    void sendProgramTo(const QString& text);
    /// All that are ready or lost.
    void refresh();
    /// Ends connecting; gives nodes of Slurm back.
    void disconnectFrom(const QString& text);

    /// What is done before a place is asked.
    enum class First { Nothing, SendProgram };

    /// Asks any place for its devices, and lets go of it. tested() follows, unless stopTest() was called.
    void test(const run::Place& place, First first = First::Nothing);
    void stopTest() { m_test.stop(); }

    const std::vector<Entry>& all() const { return m_entries; }
    std::vector<KnownPlace> known() const;

    /// This machine and all others that are ready; empty if none is, or this machine was not asked yet.
    const std::optional<run::Machines>& everywhere() const { return m_everywhere; }

    /// True if others are ready and the request names a device with its machine. Ids without one are this
    /// machine's in the window: those of requests that were saved before a place was added stay what they
    /// were.
    bool reachesOut(const run::RunRequest& request) const;
    /// For a request that reaches out: with this machine's name at the other ids, as a plan of several
    /// machines and the command line want it.
    run::RunRequest withMachines(run::RunRequest request) const;
    /// The jobs of a request that reaches out, with what their machines say of memory and calibrations.
    /// Throws base::UsageError, as run::expand() does.
    std::vector<results::JobSpec> jobsOf(const run::RunRequest& request, results::JobId firstId) const;
    /// The places of its devices, as the command line names them; none if it does not reach out.
    std::vector<std::string> textsFor(const run::RunRequest& request) const;
    /// withMachines(), as it is right where these places alone are named: of machines with the same name, by
    /// their places.
    run::RunRequest withPlaces(run::RunRequest request) const;
    /// What a request of the window calls the device.
    std::string idOf(const backend::DeviceInfo& device) const;
    /// True if it is a device of this machine.
    bool isHere(const backend::DeviceInfo& device) const { return device.node == nameHere(); }
    /// True if others are ready, and it is a device of another machine, one of them or not.
    bool isElsewhere(const backend::DeviceInfo& device) const;
    /// The name that a machine has in runs, of a place that a runner names; empty: this machine's.
    std::string nodeAt(const std::string& place) const;

    /// A run is planned now, and end() follows: no machine joins or goes until then.
    void hold();
    /// A run begins now: what this machine says of itself, and the memory that it has left.
    void renew();
    /// The other machines that the request names, as they have answered.
    std::vector<run::Machines::Entry> askedFor(const run::RunRequest& request) const;
    /// What machines answer now, in place of what they have answered before: their memory, and what was
    /// calibrated and tuned there meanwhile.
    void take(const std::vector<run::Machines::Entry>& answers);
    /// Those in force on this machine, which may have been tuned since it was asked.
    void setTunings(const run::Tunings& inForce);
    /// The places of these machines are busy, until the run has ended.
    void begin(const std::vector<std::optional<std::string>>& nodes);
    /// The run has ended, or does not begin.
    void end();
    /// A machine went out of reach.
    void lose(const std::string& node, const QString& reason);

signals:
    /// all() or everywhere() has another answer.
    void changed();
    /// known() has another answer.
    void knownChanged();
    /// `problem` is empty if the place has answered; `lacksProgram` if it has to be sent there first.
    void tested(const std::vector<sortscope::backend::DeviceInfo>& devices, const QString& problem,
                bool lacksProgram);

private:
    struct Connection;

    Connection* find(const QString& text) const;
    Connection* findAt(const std::string& node) const;
    /// As Connect, and what is to be done before; sets `lacks` where it throws NoProgramThere.
    std::function<FoundMachines(const std::stop_token& stop)> asking(const run::Place& place, First first,
                                                                     std::shared_ptr<bool> lacks) const;
    void ask(Connection& connection, First first = First::Nothing);
    /// What has answered stays as it is while a run at several machines is planned, and during it.
    bool inUse(const Connection& connection) const;
    void letGo(Connection& connection);
    Q_INVOKABLE void sweep();
    /// Makes the entries.
    void list();
    void tell();
    /// Once for all that answer in one turn of the event loop.
    void tellSoon();
    void tellNow();
    void putTogether();
    std::string nameHere() const;

    Connect m_connect;
    ProgramSender m_sendProgram;
    std::optional<run::Machines::Entry> m_here;
    /// A run is planned.
    bool m_held = false;
    /// During a run machines keep their names.
    bool m_running = false;
    bool m_telling = false;
    /// A place has answered that is not put together with the others yet.
    bool m_answered = false;
    std::optional<run::Machines> m_everywhere;
    std::vector<Entry> m_entries;
    std::vector<std::unique_ptr<Connection>> m_connections;
    /// Those that were given up, until their threads have done all.
    std::vector<std::unique_ptr<Connection>> m_leaving;
    LatestTask m_test;
};

} // namespace sortscope::gui::bridge

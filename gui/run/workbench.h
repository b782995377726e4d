// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/tuning/tuningseries.h"
#include "gui/machines/places.h"
#include "gui/models/jobsmodel.h"
#include "gui/models/resultstore.h"
#include "gui/run/calibrationbridge.h"
#include "gui/run/devicediscovery.h"
#include "gui/run/runbridge.h"
#include "gui/run/runqueue.h"
#include "gui/run/tuningbridge.h"
#include "gui/session/formersession.h"
#include "gui/session/sessionkeeper.h"

#include <QObject>

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace sortscope::gui::bridge {

/// What a window shows: the devices, and the session with its jobs and results. It outlives windows, so that
/// one can be made again (in another language, say) while a run goes on.
class Workbench : public QObject {
    Q_OBJECT

public:
    /// Untitled sessions are kept in the folder `untitled`.
    explicit Workbench(DeviceDiscovery::Discover discover, std::filesystem::path untitled = untitledFolder(),
                       QObject* parent = nullptr);

    DeviceDiscovery& discovery() { return m_discovery; }
    RunBridge& runs() { return m_runs; }
    CalibrationBridge& calibration() { return m_calibration; }
    TuningBridge& tunings() { return m_tunings; }
    Places& places() { return m_places; }
    ExportWorker& exports() { return m_export; }
    SessionKeeper& session() { return m_session; }
    /// What waits for the current run to end.
    RunQueue& queue() { return m_queue; }
    models::JobsModel& jobs() { return m_jobs; }
    models::ResultStore& results() { return m_results; }

    /// Of this machine. Empty until the first discovery has ended.
    const backend::Inventory& inventory() const { return m_inventory; }
    bool discovered() const { return m_discovered; }
    /// This machine as it was when the newest run began, or when it was looked at; nullptr before.
    const std::shared_ptr<const results::Environment>& here() const { return m_here; }

    /// What measures, or is about to, in a sentence; empty if nothing does. Devices and machines stay as they
    /// are meanwhile.
    QString activity() const;
    /// Why nothing may begin to measure now, in a sentence; empty if it may. Runs, calibrations and tuning
    /// ask it, and so does who offers them.
    QString obstacle() const;
    /// True while a run is prepared that may begin yet: a copy of the session is made, it is planned, or
    /// other machines are asked.
    bool preparing() const { return m_planning || m_waiting != nullptr; }

    /// Reads again which results of tuning are in force, as another program may have changed them. Returns at
    /// once; does nothing during an activity().
    void reloadTunings();

    /// Looks for devices, also at the other machines; does nothing during an activity(), which the drivers'
    /// loading would disturb.
    void discover();

    /// Calibrates this machine. Throws base::UsageError if there is an obstacle().
    void calibrate();

    /// Starts the jobs of `request` under ids that this session has not used, at all machines whose devices
    /// it names (Places::reachesOut()). Throws base::UsageError, also if there is an obstacle(). What goes
    /// wrong later is told by runRefused().
    /// Where the session is read-only, an untitled copy of it is made first, and continuedUntitled() emitted.
    void run(const plan::RunRequest& request);

    /// Tunes what `request` has one of each of, for each of its sizes, run after run, for about `budget`, and
    /// keeps what was found; the trials are rows of the session. tuned() follows, or runFinished() alone if
    /// it was cancelled. Throws base::UsageError, as tuning::TuningSeries does, and if there is an
    /// obstacle().
    void tune(const plan::RunRequest& request, std::chrono::nanoseconds budget);

    /// Runs what these jobs of the session lack, or all if there are none; jobs of other machines at the
    /// machines that are ready, once what these keep is in the session. Does nothing if there is an
    /// obstacle(). runRefused() says if these machines cannot go on with them.
    void resume(const std::vector<results::JobId>& jobs);
    /// Brings in what the other machines that are ready keep for the session; SessionKeeper::fetched()
    /// follows, or SessionKeeper::failed(). Does nothing if there is an obstacle().
    void fetchKept();
    /// Whether fetchKept() has somebody to ask, and a session to bring it into.
    bool mayFetchKept() const;
    /// Whether resume() has something to run.
    bool lacksSomething(const std::vector<results::JobId>& jobs) const;

    void setJobNote(results::JobId job, const QString& note);

    /// True if something of the session would be lost if it were left now.
    bool unsaved() const;

    /// Of the current or last run.
    struct Progress {
        std::size_t jobs = 0;
        /// Replicates of all jobs, and how many of them are taken or given up.
        std::size_t planned = 0;
        std::size_t finished = 0;
        /// Jobs.
        std::size_t failed = 0;
        std::optional<events::JobProgress> current;
        /// The program that the run waits for; empty if it waits for none.
        QString waitsFor;
        events::TimeLeft::Estimate left;

        struct AtMachine {
            QString name;
            std::optional<events::JobProgress> current;
            QString waitsFor;
        };
        /// Of a run on several machines, each; empty if this one runs alone.
        std::vector<AtMachine> machines;
        /// nullptr if the machine has no part in it.
        AtMachine* at(const std::string& node);
    };
    Progress progress() const;

signals:
    void inventoryChanged();
    /// here() is another.
    void hereChanged();
    void progressChanged();
    /// activity() or obstacle() may have another answer.
    void obstacleChanged();
    /// True while samples may be taken.
    void measuringChanged(bool measuring);
    void runFinished(bool cancelled);
    /// The session was read-only, and a run goes on in a copy of it.
    void continuedUntitled();
    void runRefused(const QString& reason);
    /// A run that is resumed leaves so many jobs, whose machines are not ready.
    void jobsLeft(int count);
    /// The run goes on without some of what tuning has found: that cannot be read.
    void tuningDamaged(const QString& reason);
    void tuned(const std::vector<sortscope::tuning::TunedSize>& sizes);
    void tuningNotKept(const QString& reason);
    /// The file was something else, and has another name now.
    void tuningSetAside(const QString& sentence);

private:
    void start(const plan::RunRequest& wanted);
    /// Once the machines have said how they are now.
    void startAtPlaces(const plan::RunRequest& wanted);
    /// `answers` are those of the machines, and `wanted` reaches out.
    void planThere(const plan::RunRequest& wanted, const std::vector<places::Machines::Entry>& answers);
    void startThere(const places::Machines& machines, plan::Plan plan);
    /// On machines that this one is among.
    void startOn(const places::Machines& machines, plan::Plan plan);
    plan::RunRequest fitting(plan::RunRequest request) const;
    void startTuning(const plan::RunRequest& request, std::chrono::nanoseconds budget);
    /// False if there are no more.
    bool runNextTrials();
    void keepTuning();
    void show(const OpenedSession& session);
    /// Throws base::UsageError if there is an obstacle().
    void requireNoObstacle() const;
    /// Whether the run has begun or not.
    void endPlanning();
    void refuseRun(const QString& reason);
    void startWaiting();
    /// Returns true if the session is read-only: then `action` follows once there is a copy of it.
    bool waitForCopy(std::function<void()> action);
    void goOn(plan::Plan plan, const std::vector<results::JobId>& left);
    void setMachine(const places::Machine& machine, const tuning::MachineFacts& facts);
    void takeWaitingMachine();
    void setHere(const std::shared_ptr<const results::Environment>& here);
    void lookAgainHere();
    void onRunStarted(const std::shared_ptr<const plan::Plan>& plan);
    void addJobsOfMachines(const std::shared_ptr<const plan::Plan>& plan);
    void addNextMachine();
    /// What is shown of the machine that has the job; nullptr in a run on this machine alone.
    Progress::AtMachine* progressAt(results::JobId job);
    void endProgressOf(results::JobId job);
    void onReplicateFinished(const std::shared_ptr<const results::JobResult>& soFar);
    void onJobFinished(const std::shared_ptr<const results::JobResult>& result, bool stopped);
    void onRunFinished(bool cancelled);

    models::JobsModel m_jobs;
    models::ResultStore m_results;
    FormerSession m_former;
    backend::Inventory m_inventory;
    /// Found while a run or a calibration was active.
    std::optional<std::pair<places::Machine, tuning::MachineFacts>> m_waitingMachine;
    std::shared_ptr<const results::Environment> m_here;
    /// Waits for a copy of the session, which is read-only, or for a plan of what it lacks.
    std::function<void()> m_waiting;
    std::vector<results::JobId> m_resumed;
    /// Where they go on, if that is not this machine alone.
    std::optional<places::Machines> m_resumedAt;
    bool m_planning = false;
    bool m_discovered = false;
    results::JobId m_nextId = 1;
    /// As the session counts them.
    results::RunId m_newestRun = 0;
    Progress m_progress;
    /// While parameters are tuned; with the rows of the current trials.
    std::optional<tuning::TuningSeries> m_tuner;
    std::vector<results::ResultPointer> m_trials;
    /// Replicates that the current run has still to take.
    std::map<results::JobId, std::size_t> m_lacking;
    /// As long as some of its jobs have no rows; where those lie in it, by their machines.
    std::shared_ptr<const plan::Plan> m_started;
    std::deque<std::vector<std::size_t>> m_machinesToAdd;
    /// Of the machines of the current run; empty if this one runs alone.
    std::vector<results::Environment> m_environments;
    /// inventoryChanged() waits for the tunings of the devices.
    bool m_awaitsTunings = false;
    // Last members: their destructors end the threads that report to the ones above.
    LatestTask m_looking;
    ExportWorker m_export;
    DeviceDiscovery m_discovery;
    Places m_places;
    CalibrationBridge m_calibration;
    TuningBridge m_tunings;
    SessionKeeper m_session;
    RunQueue m_queue;
    /// Last of all: its thread reports to the session.
    RunBridge m_runs;
};

} // namespace sortscope::gui::bridge

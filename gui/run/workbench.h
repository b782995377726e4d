// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/tuning/durations.h"
#include "core/tuning/tuner.h"
#include "gui/machines/places.h"
#include "gui/models/jobsmodel.h"
#include "gui/models/resultstore.h"
#include "gui/run/activity.h"
#include "gui/run/calibrationbridge.h"
#include "gui/run/casechecks.h"
#include "gui/run/devicediscovery.h"
#include "gui/run/kernelfolders.h"
#include "gui/run/messages.h"
#include "gui/run/ownalgorithms.h"
#include "gui/run/runbridge.h"
#include "gui/run/runqueue.h"
#include "gui/run/runstanding.h"
#include "gui/run/tuningbridge.h"
#include "gui/session/openfolder.h"
#include "gui/session/sessionworker.h"

#include <QObject>

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace sortscope::gui::bridge {

/// The state that a window shows: the devices, and the session with its jobs and results. It outlives
/// windows, so that a window can be made again (in another language, say) while a run goes on.
class Workbench : public QObject {
    Q_OBJECT

public:
    /// Untitled sessions are kept in the folder `untitled`.
    explicit Workbench(DeviceDiscovery::Discover discover, std::filesystem::path untitled = untitledFolder(),
                       QObject* parent = nullptr);

    DeviceDiscovery& discovery() { return m_discovery; }
    RunBridge& runs() { return m_runs; }
    CalibrationBridge& calibration() { return m_calibration; }
    CaseChecks& caseChecks() { return m_caseChecks; }
    TuningBridge& tunings() { return m_tunings; }
    Places& places() { return m_places; }
    ExportWorker& exports() { return m_export; }
    SessionWorker& session() { return m_session; }
    /// The folder beside the session: neither touches the other.
    OpenFolder& folder() { return m_folder; }
    /// Devices and machines do not change during an activity.
    Activity& activity() { return m_activity; }
    Messages& messages() { return m_messages; }
    /// The experiments that wait for the current run to end.
    RunQueue& queue() { return m_queue; }
    OwnAlgorithms& ownAlgorithms() { return m_ownAlgorithms; }
    KernelFolders& kernelFolders() { return m_kernelFolders; }
    models::JobsModel& jobs() { return m_jobs; }
    models::ResultStore& results() { return m_results; }

    /// The path of sortscope-cli, for what other processes do.
    const QString& program() const { return m_program; }
    void setProgram(const QString& program) { m_program = program; }

    /// The devices of this machine; empty until the first discovery has ended.
    const backend::Inventory& inventory() const { return m_inventory; }
    bool discovered() const { return m_discovered; }
    /// The facts of this machine when the newest run began, or when it was last looked at; nullptr before.
    const std::shared_ptr<const results::Environment>& here() const { return m_here; }

    /// How long jobs took before; read again after each run.
    const std::shared_ptr<const tuning::Durations>& durations() const { return m_durations; }

    /// Reads again the results of tuning that are in force, since another program may have changed them.
    /// Returns at once; does nothing during an activity.
    void reloadTunings();

    /// Looks for devices, also at the other machines. Does nothing during an activity, which loading the
    /// drivers would disturb.
    void discover();

    /// Calibrates this machine. Throws base::UsageError if the program is busy (Activity::whyBusy()).
    void calibrate();

    /// Starts the jobs of `request` under ids that this session has not used, at all machines whose devices
    /// it names (Places::reachesOut()). Throws base::UsageError, also if the program is busy. runRefused()
    /// tells what goes wrong later. If the session is read-only, an untitled copy of it is made first, and
    /// continuedUntitled() emitted.
    void run(const plan::RunRequest& request);

    /// Tunes one algorithm on one device, as `request` names them, for each of its sizes, run after run, for
    /// about `budget`, and keeps the results; the trials are rows of the session. tuned() follows, or
    /// runFinished() alone if the tuning was cancelled. Throws base::UsageError, as tuning::Tuner does,
    /// and if the program is busy.
    void tune(const plan::RunRequest& request, std::chrono::nanoseconds budget);

    /// Runs what these jobs of the session lack, or what all jobs lack if `jobs` is empty. Jobs of other
    /// machines run at the machines that are ready, once the results that these keep are in the session. Does
    /// nothing if the program is busy. runRefused() follows if these machines cannot go on with the jobs.
    void resume(const std::vector<results::JobId>& jobs);
    /// Brings in the results that the other ready machines keep for the session; SessionWorker::fetched() or
    /// SessionWorker::failed() follows. Does nothing if the program is busy.
    void fetchKept();
    /// True if fetchKept() has a machine to ask, and a session to bring results into.
    bool mayFetchKept() const;
    /// True if resume() has something to run.
    bool lacksSomething(const std::vector<results::JobId>& jobs) const;

    /// Says that a run could not start, and why.
    void tellRefusal(const QString& reason);
    /// Ends the preparation of a run, and says why the run could not start; runRefused() follows.
    void refuseRun(const QString& reason);

    void setJobNote(results::JobId job, const QString& note);

    /// Makes this a window that only shows sessions, and leaves their files as they are. For the start of the
    /// program.
    void setViewing();
    /// Shows a session in a window of another process; returns false if that is not possible.
    using ShowBeside = std::function<bool(const QString& path)>;
    void setShowBeside(ShowBeside show) { m_showBeside = std::move(show); }
    /// Shows a session beside the run of this window, which is not disturbed; returns false if that is not
    /// possible.
    bool showBeside(const QString& path) const { return m_showBeside && m_showBeside(path); }
    bool showsBeside() const { return m_showBeside != nullptr; }

    /// True if leaving the session now would lose some of it.
    bool unsaved() const;

    /// The progress of the current or last run.
    RunStanding::State progress() const;

signals:
    void inventoryChanged();
    /// The facts of here() have changed.
    void hereChanged();
    void durationsChanged();
    void progressChanged();
    void runFinished(bool cancelled);
    /// The session was read-only, and a run goes on in a copy of it.
    void continuedUntitled();
    void runRefused(const QString& reason);
    void tuned(const std::vector<sortscope::tuning::TunedSize>& sizes);

private:
    void start(const plan::RunRequest& wanted);
    void tellTuningFault(const QString& reason);
    /// Called once the machines have reported their present state.
    void startAtPlaces(const plan::RunRequest& wanted);
    /// `answers` are the answers of the machines, and `wanted` reaches out.
    void planThere(const plan::RunRequest& wanted, const std::vector<places::Machine>& answers);
    void startThere(const places::Machines& machines, plan::Plan plan);
    /// Starts the plan on machines that include this one.
    void startOn(const places::Machines& machines, plan::Plan plan);
    plan::RunRequest fitting(plan::RunRequest request) const;
    void startTuning(const plan::RunRequest& request, std::chrono::nanoseconds budget);
    /// Returns false if there are no more trials.
    bool runNextTrials();
    void keepTuning();
    void show(const OpenedSession& session);
    /// Throws base::UsageError if the program is busy.
    void requireIdle() const;
    /// Called whether the run has begun or not.
    void endPlanning();
    /// Returns true if the session is read-only: then `action` is called once there is a copy of the session.
    bool waitForCopy(std::function<void()> action);
    void startInCopy(const std::function<void()>& action);
    void goOn(plan::Plan plan, const std::vector<results::JobId>& left);
    void setMachine(const places::Machine& machine);
    void takeWaitingMachine();
    void setHere(const std::shared_ptr<const results::Environment>& here);
    void lookAgainHere();
    void loadDurations();
    void onRunStarted(const std::shared_ptr<const plan::Plan>& plan);
    void addJobsOfMachines(const std::shared_ptr<const plan::Plan>& plan);
    void addNextMachine();
    /// The machine of the job in a run on several machines; empty otherwise.
    std::string nodeOf(results::JobId job) const;
    void onReplicateFinished(const std::shared_ptr<const results::JobResult>& soFar);
    void onJobFinished(const std::shared_ptr<const results::JobResult>& result, bool stopped);
    void onRunFinished(bool cancelled);

    QString m_program;
    models::JobsModel m_jobs;
    models::ResultStore m_results;
    backend::Inventory m_inventory;
    /// The machine that was found while a run or a calibration was active.
    std::optional<places::Machine> m_waitingMachine;
    std::shared_ptr<const results::Environment> m_here;
    tuning::DurationNotes m_durationNotes;
    std::shared_ptr<const tuning::Durations> m_durations = std::make_shared<const tuning::Durations>();
    std::vector<results::JobId> m_resumed;
    /// The machines where resumed jobs go on, if that is not this machine alone.
    std::optional<places::Machines> m_resumedAt;
    bool m_discovered = false;
    results::JobId m_nextId = 1;
    /// The newest run, as the session counts runs.
    results::RunId m_newestRun = 0;
    RunStanding m_standing;
    /// Set while parameters are tuned, together with the rows of the current trials.
    std::optional<tuning::Tuner> m_tuner;
    std::vector<results::ResultPointer> m_trials;
    /// Set as long as some of its jobs have no rows; below, the places of these jobs in the plan, machine by
    /// machine.
    std::shared_ptr<const plan::Plan> m_started;
    std::deque<std::vector<std::size_t>> m_machinesToAdd;
    /// The machines of the current run; empty if this machine runs alone.
    std::vector<results::Environment> m_environments;
    /// True while inventoryChanged() waits for the tunings of the devices.
    bool m_awaitsTunings = false;
    Messages m_messages;
    ShowBeside m_showBeside;
    // The last members: their destructors end the threads that report to the members above.
    LatestTask m_looking;
    LatestTask m_loading;
    Worker m_freeing;
    ExportWorker m_export;
    OpenFolder m_folder;
    DeviceDiscovery m_discovery;
    Places m_places;
    CalibrationBridge m_calibration;
    CaseChecks m_caseChecks;
    TuningBridge m_tunings;
    SessionWorker m_session;
    /// It ends before the session, to which its thread reports.
    RunBridge m_runs;
    Activity m_activity;
    RunQueue m_queue;
    OwnAlgorithms m_ownAlgorithms;
    KernelFolders m_kernelFolders;
};

} // namespace sortscope::gui::bridge

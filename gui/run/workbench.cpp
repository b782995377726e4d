// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/workbench.h"

#include "core/base/usageerror.h"
#include "core/plan/expand.h"
#include "core/plan/planparts.h"
#include "core/plan/runrequest.h"
#include "core/tuning/tunings.h"
#include "gui/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

/// The time that a run waits for machines to report their present state. Earlier facts serve for machines
/// that do not report.
constexpr std::chrono::seconds kPatience{15};

} // namespace

Workbench::Workbench(DeviceDiscovery::Discover discover, std::filesystem::path untitled, QObject* parent)
    : QObject(parent),
      m_discovery(std::move(discover)),
      m_session(std::move(untitled)),
      m_runs({&m_session, &m_durationNotes}),
      m_activity(m_runs, m_calibration, m_caseChecks, m_session),
      m_queue(*this),
      m_ownAlgorithms(m_activity),
      m_kernelFolders(m_activity)
{
    connect(&m_activity, &Activity::changed, this, [this] { m_folder.setMeasuring(m_activity.measuring()); });
    connect(&m_folder, &OpenFolder::failed, &m_messages, &Messages::failed);
    connect(&m_session, &SessionWorker::opened, this, [this](const auto& session) { show(*session); });
    connect(&m_session, &SessionWorker::preparationFailed, this, &Workbench::refuseRun);
    connect(&m_session, &SessionWorker::resumePlanned, this, &Workbench::goOn);
    connect(&m_session, &SessionWorker::grown, this, [this](const auto& session) { show(*session); });
    connect(&m_discovery, &DeviceDiscovery::found, this, &Workbench::setMachine);
    connect(&m_calibration, &CalibrationBridge::runningChanged, this, [this](bool running) {
        if (!running)
            takeWaitingMachine();
    });
    connect(&m_caseChecks, &CaseChecks::runningChanged, this, [this](bool running) {
        if (!running)
            takeWaitingMachine();
    });
    connect(&m_runs, &RunBridge::runStarted, this, &Workbench::onRunStarted);
    connect(&m_runs, &RunBridge::jobStarted, &m_jobs, &models::JobsModel::startJob);
    connect(&m_runs, &RunBridge::runWaiting, this, [this](const QString& holder, const QString& place) {
        m_standing.wait(holder, m_places.nodeAt(place.toStdString()));
        emit progressChanged();
    });
    connect(&m_runs, &RunBridge::machineLost, &m_places, &Places::lose);
    connect(&m_tunings, &TuningBridge::inForceChanged, &m_places,
            [this] { m_places.setTunings(m_tunings.inForce()); });
    connect(&m_tunings, &TuningBridge::loaded, this, [this] {
        if (!std::exchange(m_awaitsTunings, false))
            return;
        m_discovered = true;
        emit inventoryChanged();
    });
    connect(&m_runs, &RunBridge::changed, this, &Workbench::progressChanged);
    connect(&m_runs, &RunBridge::jobProgress, this, [this](const events::JobProgress& progress) {
        m_jobs.updateProgress(progress);
        m_standing.progress(progress, nodeOf(progress.job));
        emit progressChanged();
    });
    connect(&m_runs, &RunBridge::replicateFinished, this, &Workbench::onReplicateFinished);
    connect(&m_runs, &RunBridge::jobFinished, this, &Workbench::onJobFinished);
    connect(&m_runs, &RunBridge::runFinished, this, &Workbench::onRunFinished);
    loadDurations();
}

void Workbench::requireIdle() const
{
    if (const auto why = m_activity.whyBusy(); !why.isEmpty())
        throw base::UsageError(why.toStdString());
}

void Workbench::endPlanning()
{
    m_resumedAt.reset();
    m_activity.setPreparing(false);
    if (!m_runs.running()) {
        m_places.end();
        takeWaitingMachine();
    }
}

void Workbench::tellRefusal(const QString& reason)
{
    emit m_messages.failed(tr("The run could not start. %1").arg(reason));
}

void Workbench::refuseRun(const QString& reason)
{
    endPlanning();
    tellRefusal(reason);
    emit runRefused(reason);
}

void Workbench::calibrate()
{
    requireIdle();
    m_calibration.start();
}

void Workbench::discover()
{
    if (!m_activity.whyFixed().isEmpty())
        return;
    m_discovery.start();
    m_places.refresh();
}

void Workbench::setMachine(const places::Machine& machine)
{
    if (!m_activity.whyFixed().isEmpty()) {
        // The current run keeps its devices; the next run finds the new ones.
        m_waitingMachine = machine;
        return;
    }
    m_runs.setMachine(machine);
    m_calibration.setMachine(machine);
    m_caseChecks.setMachine(machine);
    m_inventory = machine.inventory();
    m_places.setHere(machine);
    setHere(std::make_shared<const results::Environment>(machine.facts().environment));
    m_awaitsTunings = true; // a run takes the tunings in force for its devices
    m_tunings.load(m_inventory);
}

void Workbench::setHere(const std::shared_ptr<const results::Environment>& here)
{
    m_here = here;
    emit hereChanged();
}

/// Reads the facts on another thread: the kernel may be slow to report the speeds of many processors.
void Workbench::lookAgainHere()
{
    m_looking.post(
        [this](const std::stop_token& /*stop*/) -> Worker::Reply {
            return
                [this, here = std::make_shared<const results::Environment>(results::captureEnvironment())] {
                    setHere(here);
                };
        },
        [](const QString& /*sentence*/) {});
}

void Workbench::loadDurations()
{
    m_loading.post(
        [this](const std::stop_token& /*stop*/) -> Worker::Reply {
            return [this, read = std::make_shared<const tuning::Durations>(
                              tuning::Durations::in().read().entries)] {
                m_durations = read;
                emit durationsChanged();
            };
        },
        [](const QString& /*sentence*/) {});
}

void Workbench::reloadTunings()
{
    if (m_discovered && m_activity.whyFixed().isEmpty())
        m_tunings.load(m_inventory);
}

void Workbench::takeWaitingMachine()
{
    if (const auto found = std::exchange(m_waitingMachine, std::nullopt))
        setMachine(*found);
}

void Workbench::run(const plan::RunRequest& request)
{
    requireIdle();
    // A fault of the request is told before anything is copied.
    if (m_session.state().readOnly()) {
        if (m_places.reachesOut(request))
            m_places.jobsOf(request, 1);
        else
            plan::expand(request, m_inventory);
    }
    if (!waitForCopy([this, request] { start(request); }))
        start(request);
}

bool Workbench::waitForCopy(std::function<void()> action)
{
    if (!m_session.state().readOnly())
        return false;
    m_activity.setPreparing(true);
    m_session.continueUntitled([this, action = std::move(action)] { startInCopy(action); });
    return true;
}

void Workbench::resume(const std::vector<results::JobId>& jobs)
{
    if (!m_activity.whyBusy().isEmpty() || !lacksSomething(jobs)
        || waitForCopy([this, jobs] { resume(jobs); }))
        return;
    m_resumed = jobs;
    if (jobs.empty()) {
        for (int row = 0; row < m_jobs.rowCount(); ++row)
            m_resumed.push_back(m_jobs.row(row).spec.id);
    }
    m_activity.setPreparing(true);
    const bool elsewhere = std::ranges::any_of(m_resumed, [this](results::JobId id) {
        const auto* row = m_jobs.find(id);
        return row != nullptr && row->lacking && m_places.isElsewhere(row->spec.device);
    });
    if (elsewhere) {
        m_places.renew();
        m_places.hold();
        m_resumedAt = m_places.everywhere();
        m_session.planResume(*m_resumedAt, m_resumed);
    } else {
        m_resumedAt.reset();
        m_session.planResume(m_inventory, !m_runs.inRunner(), m_resumed);
    }
}

bool Workbench::mayFetchKept() const
{
    return m_places.everywhere() && m_jobs.rowCount() > 0;
}

void Workbench::fetchKept()
{
    if (!m_activity.whyBusy().isEmpty() || !mayFetchKept() || waitForCopy([this] { fetchKept(); }))
        return;
    m_session.fetch(*m_places.everywhere());
}

bool Workbench::lacksSomething(const std::vector<results::JobId>& jobs) const
{
    const auto lacks = [this](results::JobId id) {
        const auto* row = m_jobs.find(id);
        return row != nullptr && row->lacking;
    };
    if (!jobs.empty())
        return std::ranges::any_of(jobs, lacks);
    for (int row = 0; row < m_jobs.rowCount(); ++row) {
        if (m_jobs.row(row).lacking)
            return true;
    }
    return false;
}

void Workbench::goOn(plan::Plan plan, const std::vector<results::JobId>& left)
{
    const auto machines = std::exchange(m_resumedAt, std::nullopt);
    if (plan.jobs.empty())
        return endPlanning();
    // The jobs that are left lack as much as before.
    const std::set<results::JobId> lacking(left.begin(), left.end());
    std::erase_if(m_resumed, [&lacking](results::JobId job) { return lacking.contains(job); });
    m_jobs.goOnWith(m_resumed);
    if (!left.empty())
        emit m_messages.told(
            tr("%n job(s) are left: their machines are not connected.", "", static_cast<int>(left.size())));
    if (machines) {
        startOn(*machines, std::move(plan));
        return endPlanning();
    }
    m_calibration.inForce().stamp(plan.jobs);
    for (const auto& spec : plan.jobs)
        m_nextId = std::max(m_nextId, spec.id + 1);
    m_runs.start(std::move(plan));
    endPlanning();
}

plan::RunRequest Workbench::fitting(plan::RunRequest request) const
{
    if (!m_runs.inRunner())
        request.sampling.replicates = 1; // this process would be the same one each time
    return request;
}

void Workbench::start(const plan::RunRequest& wanted)
{
    if (m_places.reachesOut(wanted)) {
        startAtPlaces(wanted);
        return;
    }
    const auto request = fitting(wanted);
    auto jobs = plan::expand(request, m_inventory, m_nextId);
    m_tunings.inForce().apply(jobs, request);
    if (!m_tunings.fault().isEmpty() && !request.untuned)
        tellTuningFault(m_tunings.fault());
    m_calibration.inForce().stamp(jobs);
    for (const auto& spec : jobs)
        m_nextId = std::max(m_nextId, spec.id + 1);
    m_runs.start({.request = request, .jobs = std::move(jobs), .order = request.order});
}

/// The run goes on without some results of tuning, which cannot be read.
void Workbench::tellTuningFault(const QString& reason)
{
    emit m_messages.failed(tr("Some tuned parameters could not be used. %1").arg(reason));
}

void Workbench::startAtPlaces(const plan::RunRequest& wanted)
{
    m_activity.setPreparing(true);
    m_places.hold(); // the machines stay those that the request names
    m_session.prepare([this, wanted, machines = *m_places.everywhere(),
                       request = m_places.withMachines(fitting(wanted)),
                       asked = m_places.askedFor(wanted)](const std::stop_token& stop) {
        plan::expand(request, machines.inventory()); // first reports the faults of the request
        auto answers = places::Machines::askedAgain(asked, kPatience, stop);
        return [this, wanted, answers = std::move(answers)] {
            m_places.take(answers);
            m_places.renew();
            planThere(wanted, answers);
        };
    });
}

void Workbench::planThere(const plan::RunRequest& wanted, const std::vector<places::Machine>& answers)
{
    // Making the jobs of many machines takes too long for the window's thread.
    m_session.prepare([this, machines = *m_places.everywhere(), answers, order = wanted.order,
                       request = m_places.withMachines(fitting(wanted)),
                       firstId = m_nextId](const std::stop_token& /*stop*/) -> Worker::Reply {
        plan::Plan plan{.request = request, .order = order};
        QString fault;
        try {
            plan.jobs = machines.jobsOf(request, firstId);
        } catch (const std::exception& error) {
            fault = models::text(error.what());
        }
        return [this, machines, answers, plan = std::move(plan), fault]() mutable {
            // The jobs of a machine are done by the process that has answered; machines without jobs need
            // theirs no more.
            const auto nodes = plan::nodesOf(plan);
            for (const auto& answer : answers) {
                if (std::ranges::count(nodes, m_places.nodeAt(answer.place().name())) == 0)
                    answer.dropLister();
            }
            if (!fault.isEmpty())
                return refuseRun(fault);
            startThere(machines, std::move(plan));
            endPlanning();
        };
    });
}

void Workbench::startThere(const places::Machines& machines, plan::Plan plan)
{
    for (const auto& machine : machines.all()) {
        const auto& fault = machine.facts().tuningFault;
        if (!plan.request->untuned && !fault.empty())
            tellTuningFault(models::text(fmt::format("{}: {}", machine.place().name(), fault)));
    }
    startOn(machines, std::move(plan));
}

void Workbench::startOn(const places::Machines& machines, plan::Plan plan)
{
    for (auto& spec : plan.jobs) {
        m_nextId = std::max(m_nextId, spec.id + 1);
        if (!m_places.isHere(spec.device))
            continue;
        // This machine may have been calibrated, under its own name, since it was asked.
        auto device = spec.device;
        device.node = m_inventory.node;
        spec.calibration = m_calibration.inForce().of(device);
    }
    m_environments = machines.environments();
    m_session.setMachines(m_environments);
    plan.uuid = plan::freshUuid(); // finds again what a lost connection keeps from the session
    m_places.begin(plan::nodesOf(plan));
    m_runs.start(std::move(plan), machines);
}

void Workbench::tune(const plan::RunRequest& request, std::chrono::nanoseconds budget)
{
    requireIdle();
    const tuning::Tuner any(m_inventory, request, budget); // reports at once the faults of the request
    if (!waitForCopy([this, request, budget] { startTuning(request, budget); }))
        startTuning(request, budget);
}

void Workbench::startTuning(const plan::RunRequest& request, std::chrono::nanoseconds budget)
{
    m_tuner.emplace(m_inventory, fitting(request), budget);
    if (!runNextTrials())
        keepTuning();
}

bool Workbench::runNextTrials()
{
    auto plan = m_tuner->next();
    if (!plan)
        return false;
    for (auto& spec : plan->jobs)
        spec.id = m_nextId++;
    m_calibration.inForce().stamp(plan->jobs);
    m_runs.start(std::move(*plan));
    return true;
}

void Workbench::keepTuning()
{
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const auto sizes = m_tuner->resultsAt(now);
    m_tuner.reset();
    if (const auto entries = tuning::worthKeeping(sizes); !entries.empty())
        m_tunings.keep(entries, m_inventory);
    emit tuned(sizes);
}

void Workbench::startInCopy(const std::function<void()>& action)
{
    m_activity.setPreparing(false);
    emit continuedUntitled();
    try {
        action();
    } catch (const std::exception& error) {
        return refuseRun(models::text(error.what()));
    }
    if (m_activity.state() != Activity::State::PreparingRun)
        endPlanning();
}

void Workbench::show(const OpenedSession& session)
{
    std::map<results::RunId, std::shared_ptr<const results::Environment>> environments;
    for (const auto& run : session.runs)
        environments[run.id] = std::make_shared<const results::Environment>(run.environment);
    models::JobsModel::Rows rows;
    std::vector<models::ResultStore::Result> results;
    m_nextId = 1;
    m_newestRun = 0;
    for (const auto& stored : session.jobs) {
        rows.push_back(models::JobsModel::rowOf(stored, environments[stored.run]));
        if (stored.finished)
            results.push_back(stored.result);
        m_nextId = std::max(m_nextId, stored.result->spec.id + 1);
        m_newestRun = std::max(m_newestRun, stored.run);
    }
    m_machinesToAdd.clear(); // they belong to a run whose session was left
    m_started.reset();
    m_runs.setHeld(false);
    // Freeing the rows of a long run takes longer than a frame.
    m_freeing.free(m_jobs.replace(std::move(rows)));
    m_results.replace(std::move(results));
    m_standing = {};
    emit progressChanged();
}

void Workbench::setJobNote(results::JobId job, const QString& note)
{
    m_jobs.setNote(job, note.toStdString());
    m_session.setJobNote(job, note);
}

RunStanding::State Workbench::progress() const
{
    auto progress = m_standing.state();
    if (m_runs.running())
        progress.left = m_runs.timeLeft();
    return progress;
}

bool Workbench::unsaved() const
{
    const auto& state = m_session.state();
    const bool holdsSomething = !m_results.empty() || m_runs.running() || !state.notes.empty();
    return (state.untitled && holdsSomething && !state.sample) || !state.failure.empty();
}

std::string Workbench::nodeOf(results::JobId job) const
{
    const auto* row = m_standing.state().machines.empty() ? nullptr : m_jobs.find(job);
    return row ? row->spec.device.node.value_or("") : std::string();
}

void Workbench::setViewing()
{
    m_activity.setViewing();
    m_session.setViewing();
}

/// The session has one run per machine, in this order. The jobs are added in turns of the event loop, one
/// machine per turn; events of the jobs wait meanwhile.
void Workbench::addJobsOfMachines(const std::shared_ptr<const plan::Plan>& plan)
{
    std::map<std::optional<std::string>, std::vector<std::size_t>> jobs;
    for (std::size_t i = 0; i < plan->jobs.size(); ++i)
        jobs[plan->jobs[i].device.node].push_back(i);
    for (const auto& node : plan::nodesOf(*plan))
        m_machinesToAdd.push_back(std::move(jobs[node]));
    m_started = plan;
    m_runs.setHeld(true);
    QMetaObject::invokeMethod(this, &Workbench::addNextMachine, Qt::QueuedConnection);
}

void Workbench::addNextMachine()
{
    if (m_machinesToAdd.empty()) { // or the session was left
        m_runs.setHeld(false);
        m_started.reset();
        return;
    }
    std::vector<results::JobSpec> jobs;
    for (const auto place : m_machinesToAdd.front())
        jobs.push_back(m_started->jobs[place]);
    m_machinesToAdd.pop_front();
    const auto& device = jobs.front().device;
    const auto environment = m_places.isHere(device) ? nullptr
                                                     : std::make_shared<const results::Environment>(
                                                         results::environmentOf(m_environments, device.node));
    m_jobs.addJobs(jobs, ++m_newestRun, environment);
    m_standing.addMachine(device.node.value_or(""));
    QMetaObject::invokeMethod(this, &Workbench::addNextMachine, Qt::QueuedConnection);
}

void Workbench::onRunStarted(const std::shared_ptr<const plan::Plan>& plan)
{
    lookAgainHere();
    if (m_environments.empty())
        m_jobs.addJobs(plan->jobs, ++m_newestRun);
    else
        addJobsOfMachines(plan);
    m_standing.begin(*plan);
    emit progressChanged();
}

void Workbench::onReplicateFinished(const std::shared_ptr<const results::JobResult>& soFar)
{
    m_jobs.addReplicate(soFar);
    m_results.add(soFar);
    m_standing.add(events::ReplicateFinished{soFar}, nodeOf(soFar->spec.id));
    emit progressChanged();
}

void Workbench::onJobFinished(const std::shared_ptr<const results::JobResult>& result, bool stopped)
{
    m_jobs.finishJob(result, stopped);
    m_results.add(result);
    m_standing.add(events::JobFinished{.result = result, .stopped = stopped}, nodeOf(result->spec.id));
    if (m_tuner)
        m_trials.push_back(result);
    else if (result->status == results::Status::Failed)
        m_standing.countFailure();
    emit progressChanged();
}

void Workbench::onRunFinished(bool cancelled)
{
    if (m_tuner && !cancelled) {
        m_tuner->add(std::exchange(m_trials, {}));
        // The next trials follow at once: all others see them as the same run.
        if (runNextTrials())
            return;
        keepTuning();
    }
    m_tuner.reset();
    m_trials.clear();
    m_standing.end();
    m_environments.clear();
    m_places.end();
    emit progressChanged();
    takeWaitingMachine();
    loadDurations();
    emit m_activity.changed();
    emit runFinished(cancelled);
}

} // namespace sortscope::gui::bridge

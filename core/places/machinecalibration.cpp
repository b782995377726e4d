// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/machinecalibration.h"

#include "core/base/usageerror.h"
#include "core/events/runner.h"
#include "core/measure/replicates.h"
#include "core/places/machine.h"
#include "core/plan/deviceselector.h"
#include "core/process/machinelock.h"
#include "core/results/row/jobresult.h"
#include "core/runner/conversation.h"
#include "core/tuning/calibrate.h"
#include "core/tuning/calibrationtrial.h"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <stdexcept>

namespace sortscope::places {
namespace {

constexpr std::chrono::milliseconds kTimeOfADevice{4000};
constexpr std::chrono::milliseconds kTimeOfAProcess{1000};
constexpr std::chrono::milliseconds kTimeOfAReplicate{700};

std::vector<backend::DeviceInfo> chosenDevices(const Machine& machine, const std::vector<std::string>& ids)
{
    auto all = machine.inventory().infos();
    if (ids.empty() || std::ranges::find(ids, "all") != ids.end())
        return all;
    std::vector<backend::DeviceInfo> chosen;
    for (const auto& id : ids) {
        const auto found = std::ranges::find(all, id, &backend::DeviceInfo::id);
        if (found == all.end())
            throw base::UsageError(plan::unknownDevice(id, machine.inventory()));
        if (std::ranges::find(chosen, id, &backend::DeviceInfo::id) == chosen.end())
            chosen.push_back(*found);
    }
    return chosen;
}

/// Calibrates the devices, and receives the events of the trial.
class Calibrating : public events::EventSink {
public:
    Calibrating(const Machine& machine, const CalibrationOptions& options, const std::stop_token& stop)
        : m_machine(machine),
          m_options(options),
          m_stop(stop)
    {
        for (auto& device : chosenDevices(machine, options.devices))
            m_found.push_back({.device = std::move(device)});
        m_progress.planned = m_found.size();
    }

    std::vector<CalibratedDevice> run()
    {
        std::optional<process::MachineLock> lock;
        if (!m_options.lock.empty() && m_machine.place().isLocal())
            lock.emplace(
                m_stop, [this](const std::string& holder) { tellWaiting(holder); }, m_options.lock);
        m_progress.waitsFor.clear();
        const auto plan = trial();
        m_progress.planned += plan.jobs.size() * tuning::kTrialProcesses;
        for (auto& found : m_found) {
            if (m_stop.stop_requested())
                return {};
            measure(found);
        }
        m_progress.device.clear();
        if (!plan.jobs.empty())
            compareWithThemselves(plan);
        if (m_stop.stop_requested())
            return {};
        if (m_options.betweenRuns && !plan.jobs.empty())
            measureDrift();
        // A job that has had its time leaves replicates out, and so does a stop between runs.
        m_progress.done = m_progress.planned;
        m_options.heard(m_progress);
        return std::move(m_found);
    }

    void onEvent(const events::RunEvent& event) override
    {
        std::visit([this](const auto& each) { apply(each); }, event);
    }

private:
    void apply(const events::RunWaiting& event) { tellWaiting(event.holder); }
    void apply(const events::ReplicateFinished& /*event*/) { tellStep(); }
    void apply(const events::JobFinished& event)
    {
        m_rows.push_back(event.result);
        tellStep();
    }
    static void apply(const auto& /*other*/) {}

    void tellWaiting(const std::string& holder)
    {
        m_progress.waitsFor = holder;
        m_options.heard(m_progress);
    }

    void tellStep()
    {
        ++m_progress.done;
        m_progress.waitsFor.clear();
        m_options.heard(m_progress);
    }

    std::vector<std::string> ids() const
    {
        std::vector<std::string> ids;
        for (const auto& found : m_found)
            ids.push_back(found.device.id);
        return ids;
    }

    plan::Plan trial() const
    {
        return m_machine.inRunner() ? tuning::trialPlan(m_machine.inventory(), ids()) : plan::Plan{};
    }

    void measure(CalibratedDevice& found)
    {
        m_progress.device = found.device.id;
        m_options.heard(m_progress);
        try {
            if (const auto& runner = m_machine.runnerOptions())
                found.calibration = calibrateInRunner(*runner, found.device.id);
            else
                found.calibration = tuning::calibrate(*m_machine.inventory().find(found.device.id), m_stop);
            if (!m_machine.inRunner())
                found.reason = "the margins need processes of their own";
        } catch (const std::exception& error) {
            found.reason = error.what();
        }
        ++m_progress.done;
    }

    /// Calibrates in a process of its own: a driver that crashes costs its device alone.
    results::Calibration calibrateInRunner(const runner::RunnerOptions& options, const std::string& device)
    {
        const runner::ask::Calibrate question{.device = device,
                                              .skip = options.skip,
                                              .lock =
                                                  !m_machine.place().isLocal() && !m_options.lock.empty()};
        auto calibrated = runner::askRunner<runner::tell::Calibrated>(
            options, question, "a calibration", m_stop,
            [this](const std::string& holder) { tellWaiting(holder); });
        m_progress.waitsFor.clear();
        return std::move(calibrated.calibration);
    }

    /// Takes the jobs of a plan; their results are in m_rows then.
    void take(const plan::Plan& plan)
    {
        m_rows.clear();
        m_options.heard(m_progress);
        const auto runner = m_machine.makeRunner(*this);
        if (!m_machine.place().isLocal()) // the runner takes the lock of its machine
            runner->setLock(m_options.lock);
        runner->start(plan);
        const std::stop_callback stopped(m_stop, [&runner] {
            runner->cancel();
            runner->cancel(); // the second call ends it at once: nothing of the plan is kept
        });
        runner->wait();
    }

    void compareWithThemselves(const plan::Plan& plan)
    {
        take(plan);
        for (auto& found : m_found) {
            if (found.calibration)
                conclude(found);
        }
    }

    void measureDrift()
    {
        using Clock = std::chrono::steady_clock;
        const auto plan = tuning::planBetweenRuns(m_machine.inventory(), ids());
        m_progress.betweenRuns = true;
        m_progress.planned += tuning::kRunsBetween * plan.jobs.size() * measure::kFewestReplicates;
        std::vector<std::vector<results::ResultPointer>> runs;
        const auto begin = Clock::now();
        Clock::duration longest{0};
        while (runs.size() < tuning::kRunsBetween && !m_stop.stop_requested()) {
            if (!runs.empty() && !pause(begin + tuning::kMostTimeBetween - longest))
                break;
            const auto start = Clock::now();
            take(plan);
            longest = std::max(longest, Clock::now() - start);
            if (!m_stop.stop_requested() && m_rows.size() == plan.jobs.size())
                runs.push_back(inOrder(m_rows));
        }
        for (auto& found : m_found) {
            if (found.calibration)
                tuning::addDrifts(*found.calibration, ofDevice(runs, found.device.id));
        }
    }

    /// Waits for the time between two runs. Returns false if that is stopped, or ends after `last`.
    bool pause(std::chrono::steady_clock::time_point last) const
    {
        if (std::chrono::steady_clock::now() + m_options.pause > last)
            return false;
        std::mutex mutex;
        std::condition_variable_any sleep;
        std::unique_lock lock(mutex);
        sleep.wait_for(lock, m_stop, m_options.pause, [] { return false; });
        return !m_stop.stop_requested();
    }

    static std::vector<results::ResultPointer> inOrder(std::vector<results::ResultPointer> rows)
    {
        std::ranges::sort(rows, {}, [](const auto& row) { return row->spec.id; });
        return rows;
    }

    static std::vector<std::vector<results::ResultPointer>>
    ofDevice(const std::vector<std::vector<results::ResultPointer>>& runs, const std::string& device)
    {
        std::vector<std::vector<results::ResultPointer>> own(runs.size());
        for (std::size_t run = 0; run < runs.size(); ++run)
            std::ranges::copy_if(runs[run], std::back_inserter(own[run]),
                                 [&](const auto& row) { return row->spec.device.id == device; });
        return own;
    }

    void conclude(CalibratedDevice& found) const
    {
        std::vector<results::ResultPointer> own;
        std::ranges::copy_if(m_rows, std::back_inserter(own),
                             [&](const auto& row) { return row->spec.device.id == found.device.id; });
        tuning::addMargins(*found.calibration, own);
        const auto bad =
            std::ranges::find_if(own, [](const auto& row) { return row->status != results::Status::Ok; });
        if (bad != own.end())
            found.reason = (*bad)->reason;
    }

    const Machine& m_machine;
    const CalibrationOptions& m_options;
    const std::stop_token& m_stop;
    std::vector<CalibratedDevice> m_found;
    CalibrationProgress m_progress;
    /// The rows of the trial.
    std::vector<results::ResultPointer> m_rows;
};

} // namespace

std::chrono::seconds expectedCalibrationTime(const Machine& machine, const CalibrationOptions& options)
{
    constexpr std::int64_t sizes = 2;
    constexpr std::int64_t processes = tuning::kTrialProcesses;
    const auto devices = static_cast<std::int64_t>(chosenDevices(machine, options.devices).size());
    const auto alone = devices * kTimeOfADevice;
    if (!machine.inRunner())
        return std::chrono::ceil<std::chrono::seconds>(alone);
    const auto between = options.betweenRuns ? tuning::kMostTimeBetween : std::chrono::minutes(0);
    return std::chrono::ceil<std::chrono::seconds>(
        alone + processes * (kTimeOfAProcess + devices * sizes * kTimeOfAReplicate) + between);
}

std::vector<CalibratedDevice> calibrateDevices(const Machine& machine, const CalibrationOptions& options,
                                               const std::stop_token& stop)
{
    return Calibrating(machine, options, stop).run();
}

} // namespace sortscope::places

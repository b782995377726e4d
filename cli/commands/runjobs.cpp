// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/runjobs.h"

#include "cli/commands/commands.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/driveroutput.h"
#include "cli/terminal/outputs.h"
#include "cli/terminal/progress.h"
#include "core/events/fanout.h"
#include "core/events/runner.h"
#include "core/results/compare/devicenames.h"
#include "core/results/row/jobresult.h"
#include "core/tuning/durations.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace sortscope::cli {
namespace {

/// Shorter than the time after which a user thinks that no answer comes.
constexpr std::chrono::milliseconds kSoon{150};

/// Keeps the rows of a run, the program that the run waits for, and the jobs at work.
class Collector : public events::EventSink {
public:
    void onEvent(const events::RunEvent& event) override
    {
        const std::scoped_lock lock(m_mutex);
        std::visit([this](const auto& each) { apply(each); }, event);
    }

    /// Returns the devices that an interrupt has to wait for; empty if the run ends soon, or no job is at
    /// work.
    std::string waitsFor()
    {
        std::unique_lock lock(m_mutex);
        if (m_changed.wait_for(lock, kSoon, [this] { return m_ended; }))
            return {};
        std::set<std::string> devices; // runners may share one
        for (const auto& [job, device] : m_atWork)
            devices.insert((device.backend == backend::BackendKind::Cpu ? "the run on " : "the driver of ")
                           + device.name);
        return base::joined(devices, std::identity(), " and ");
    }

    /// Returns the rows in the order of the request. Call it when no run is active.
    JobsRun take()
    {
        std::ranges::sort(m_run.results, {}, [](const auto& result) { return result->spec.id; });
        return std::exchange(m_run, {});
    }

private:
    void apply(const events::RunStarted& event)
    {
        m_inTurn = event.plan.order == results::SampleOrder::Interleaved;
        results::DeviceNames names;
        for (const auto& spec : event.plan.jobs)
            names.add(spec.device);
        for (const auto& spec : event.plan.jobs)
            m_devices.emplace(
                spec.id, Device{printable(names.of(spec.device)), spec.device.backend, spec.device.node});
    }
    static void apply(const events::RunWaiting& event)
    {
        writeNote(printable(fmt::format("waiting for {}, which is measuring on {}; --no-lock does not wait",
                                        event.holder, event.place.empty() ? "this machine" : event.place)));
    }
    void apply(const events::JobStarted& event) { begin(event.job); }
    void apply(const events::JobProgress& event) { begin(event.job); }
    void apply(const events::ReplicateFinished& event) { m_atWork.erase(event.soFar->spec.id); }
    void apply(const events::JobFinished& event)
    {
        m_atWork.erase(event.result->spec.id);
        m_run.results.push_back(event.result);
        m_run.cancelled = m_run.cancelled || event.stopped;
        if (!event.lost.empty() && m_lost.insert(event.lost).second)
            writeNote(printable(fmt::format(
                "{}; its unfinished jobs are skipped, and `run --resume` finishes them in a session",
                event.lost)));
    }
    void apply(const events::RunFinished& event)
    {
        m_run.cancelled = m_run.cancelled || event.cancelled;
        m_ended = true;
        m_changed.notify_all();
    }
    static void apply(const auto& /*other*/) {}

    struct Device {
        std::string name;
        backend::BackendKind backend;
        std::optional<std::string> node;
    };

    void begin(results::JobId job)
    {
        const auto& device = m_devices.at(job);
        if (m_inTurn) // the other job of its pair waits
            std::erase_if(m_atWork, [&](const auto& other) { return other.second.node == device.node; });
        m_atWork.insert_or_assign(job, device);
    }

    /// Guards all below.
    std::mutex m_mutex;
    std::condition_variable m_changed;
    JobsRun m_run;
    std::map<results::JobId, Device> m_devices;
    /// The devices of the jobs that are at work.
    std::map<results::JobId, Device> m_atWork;
    bool m_inTurn = false;
    /// The reasons why machines went out of reach that were told.
    std::set<std::string> m_lost;
    bool m_ended = false;
};

/// Returns the steps of the interrupts of a run.
std::vector<Interrupt::Step> whileRunning(events::Runner& runner, Collector& collector, bool processOfItsOwn)
{
    const std::string next =
        processOfItsOwn ? "a second interrupt ends its process" : "a second interrupt quits at once";
    const auto first = [&runner, &collector, next] {
        runner.cancel();
        writeNote(fmt::format("interrupted; finishing with the rows so far ({})", next));
        if (const auto what = collector.waitsFor(); !what.empty())
            writeNote(fmt::format("waiting for {}, which cannot be interrupted ({})", what, next));
    };
    if (!processOfItsOwn)
        return {first};
    return {first, [&runner] {
                runner.cancel();
                writeNote("the measuring process was ended; finishing with the rows so far (a third "
                          "interrupt quits at once)");
            }};
}

/// Runs the plan; `makeRunner` gets the sink.
template <typename MakeRunner>
JobsRun runBy(const MakeRunner& makeRunner, bool processOfItsOwn, plan::Plan plan, Interrupt& interrupt,
              events::EventSink* also)
{
    std::optional<DriversPrintElsewhere> elsewhere;
    if (!processOfItsOwn)
        elsewhere.emplace();
    Progress progress;
    Collector collector;
    tuning::DurationNotes durations;
    events::FanOut sinks({also, &durations, &progress, &collector});
    const std::unique_ptr<events::Runner> runner = makeRunner(sinks);
    runner->start(std::move(plan));
    interrupt.begin(whileRunning(*runner, collector, processOfItsOwn));
    runner->wait();
    interrupt.begin({[] {
        writeNote("the results are being written (a second interrupt quits at once and loses them)");
    }});
    return collector.take();
}

} // namespace

JobsRun runJobs(const places::Machine& machine, plan::Plan plan, Interrupt& interrupt,
                events::EventSink* also, const std::string& lock)
{
    const auto makeRunner = [&](events::EventSink& sink) {
        auto runner = machine.makeRunner(sink);
        runner->setLock(lock);
        return runner;
    };
    return runBy(makeRunner, machine.inRunner(), std::move(plan), interrupt, also);
}

JobsRun checkJobs(const places::Machines& machines, std::size_t runners, std::vector<results::JobSpec> jobs,
                  Interrupt& interrupt)
{
    const auto makeRunner = [&](events::EventSink& sink) { return machines.makeCheckers(runners, sink); };
    return runBy(makeRunner, machines.inRunner(), {.jobs = std::move(jobs), .checkOnly = true}, interrupt,
                 nullptr);
}

JobsRun runJobs(const places::Machines& machines, plan::Plan plan, Interrupt& interrupt,
                events::EventSink* also, const std::string& lock)
{
    const auto makeRunner = [&](events::EventSink& sink) { return machines.makeRunner(sink, lock); };
    return runBy(makeRunner, machines.inRunner(), std::move(plan), interrupt, also);
}

int exitStatusOf(const JobsRun& run)
{
    const bool ok = std::ranges::all_of(
        run.results, [](const auto& result) { return result->status == results::Status::Ok; });
    return ok && !run.cancelled ? kAllOk : kNotOk;
}

} // namespace sortscope::cli

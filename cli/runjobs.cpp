// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/runjobs.h"

#include "cli/commands.h"
#include "cli/outputs.h"
#include "cli/progress.h"
#include "core/results/jobresult.h"
#include "core/run/fanout.h"
#include "core/run/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace sortscope::cli {
namespace {

/// Less than anyone takes for an answer that does not come.
constexpr std::chrono::milliseconds kSoon{150};

/// Keeps the rows of a run, says what it waits for, and knows what it is at.
class Collector : public run::EventSink {
public:
    void onEvent(const run::RunEvent& event) override
    {
        const std::scoped_lock lock(m_mutex);
        std::visit([this](const auto& each) { apply(each); }, event);
    }

    /// What an interrupt has to wait for; empty if the run ends soon, or is at no job.
    std::string waitsFor()
    {
        std::unique_lock lock(m_mutex);
        if (m_changed.wait_for(lock, kSoon, [this] { return m_ended; }) || m_device.empty())
            return {};
        return m_device == "cpu" ? "the run on cpu" : "the driver of " + m_device;
    }

    /// In the order of the request. Call when no run is active.
    JobsRun take()
    {
        std::ranges::sort(m_run.results, {}, [](const auto& result) { return result->spec.id; });
        return std::exchange(m_run, {});
    }

private:
    void apply(const run::RunStarted& event)
    {
        for (const auto& spec : event.plan.jobs)
            m_devices.emplace(spec.id, spec.device.id);
    }
    static void apply(const run::RunWaiting& event)
    {
        writeNote(fmt::format("waiting for {}, which measures on this machine; --no-lock does not wait",
                              event.holder));
    }
    void apply(const run::RunPaused& /*event*/) {}
    void apply(const run::RunResumed& /*event*/) {}
    void apply(const run::JobStarted& event) { m_device = m_devices[event.job]; }
    void apply(const run::JobProgress& event) { m_device = m_devices[event.job]; }
    void apply(const run::ReplicateFinished& /*event*/) { m_device.clear(); }
    void apply(const run::JobFinished& event)
    {
        m_device.clear();
        m_run.results.push_back(event.result);
    }
    void apply(const run::RunFinished& event)
    {
        m_run.cancelled = event.cancelled;
        m_ended = true;
        m_changed.notify_all();
    }

    /// Guards all below.
    std::mutex m_mutex;
    std::condition_variable m_changed;
    JobsRun m_run;
    std::map<results::JobId, std::string> m_devices;
    /// Of the job that is at work.
    std::string m_device;
    bool m_ended = false;
};

/// What the interrupts of a run do.
std::vector<Interrupt::Step> whileRunning(run::Runner& runner, Collector& collector, bool processOfItsOwn)
{
    const std::string next =
        processOfItsOwn ? "a second interrupt ends its process" : "a second interrupt quits at once";
    const auto first = [&runner, &collector, next] {
        runner.cancel();
        writeNote(fmt::format("interrupted; finishing with what is done ({})", next));
        if (const auto what = collector.waitsFor(); !what.empty())
            writeNote(fmt::format("waiting for {}, which cannot be cut short ({})", what, next));
    };
    if (!processOfItsOwn)
        return {first};
    return {first, [&runner] {
                runner.cancel();
                writeNote("the measuring process was ended; finishing with what is done (a third interrupt "
                          "quits at once)");
            }};
}

} // namespace

JobsRun runJobs(const run::Machine& machine, run::Plan plan, Interrupt& interrupt, run::EventSink* also,
                const std::string& lock)
{
    Progress progress;
    Collector collector;
    run::FanOut sinks({also, &progress, &collector});
    const auto runner = machine.makeRunner(sinks);
    runner->setLock(lock);
    runner->start(std::move(plan));
    interrupt.begin(whileRunning(*runner, collector, machine.inRunner()));
    runner->wait();
    interrupt.begin({[] {
        writeNote("the results are being written (a second interrupt quits at once and loses them)");
    }});
    return collector.take();
}

int exitStatusOf(const JobsRun& run)
{
    const bool ok = std::ranges::all_of(
        run.results, [](const auto& result) { return result->status == results::Status::Ok; });
    return ok && !run.cancelled ? kAllOk : kNotOk;
}

} // namespace sortscope::cli

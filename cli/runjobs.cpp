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
#include <utility>

namespace sortscope::cli {
namespace {

/// Keeps the rows of a run, and says what it waits for.
class Collector : public run::EventSink {
public:
    void onEvent(const run::RunEvent& event) override
    {
        if (const auto* finished = std::get_if<run::JobFinished>(&event))
            m_run.results.push_back(finished->result);
        if (const auto* ended = std::get_if<run::RunFinished>(&event))
            m_run.cancelled = ended->cancelled;
        if (const auto* waiting = std::get_if<run::RunWaiting>(&event))
            writeNote(fmt::format("waiting for {}, which measures on this machine; --no-lock does not wait",
                                  waiting->holder));
    }

    /// In the order of the request. Call when no run is active.
    JobsRun take()
    {
        std::ranges::sort(m_run.results, {}, [](const auto& result) { return result->spec.id; });
        return std::exchange(m_run, {});
    }

private:
    JobsRun m_run;
};

/// What the interrupts of a run do.
std::vector<Interrupt::Step> whileRunning(run::Runner& runner, bool processOfItsOwn)
{
    if (!processOfItsOwn)
        return {[&runner] {
            runner.cancel();
            writeNote("interrupted; finishing with what is done (a second interrupt quits at once)");
        }};
    return {[&runner] {
                runner.cancel();
                writeNote(
                    "interrupted; waiting for the current command (a second interrupt ends its process)");
            },
            [&runner] {
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
    interrupt.begin(whileRunning(*runner, machine.inRunner()));
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

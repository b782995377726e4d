// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/jobrunner.h"

#include "core/base/texts.h"
#include "core/results/row/jobresult.h"
#include "core/sample/turns.h"

#include <functional>
#include <new>
#include <vector>

namespace sortscope::sample {
namespace {

/// Sets the status and the reason, which may hold the log of a compiler in any encoding.
void conclude(results::JobResult& result, results::Status status, std::string_view reason)
{
    result.status = status;
    result.reason = base::utf8(reason);
}

/// Runs a step of a job; no other function catches exceptions of jobs. Returns false if an exception has
/// ended the job; `deviceFault` becomes true if a call of the driver failed.
bool guarded(results::JobResult& result, const std::function<void()>& step, bool& deviceFault)
{
    using results::Status;
    try {
        step();
        return true;
    } catch (const backend::Cancelled&) {
        conclude(result, Status::Cancelled, "cancelled while it ran");
    } catch (const backend::Unsupported& error) {
        conclude(result, Status::Unsupported, error.what());
    } catch (const WrongResult& error) {
        result.firstBadIndex = error.index();
        conclude(result, Status::Failed, error.what());
    } catch (const std::bad_alloc&) {
        conclude(result, Status::Failed, "the host has too little memory for this size");
    } catch (const backend::BuildError& error) {
        conclude(result, Status::Failed, error.what());
    } catch (const backend::OutOfMemory& error) {
        conclude(result, Status::Failed, error.what());
    } catch (const backend::Error& error) {
        deviceFault = true;
        conclude(result, Status::Failed, error.what());
    } catch (const std::exception& error) {
        conclude(result, Status::Failed, error.what());
    }
    return false;
}

} // namespace

JobRunner::JobRunner(backend::Inventory inventory, events::EventSink& sink)
    : events::Runner(sink),
      m_inventory(std::move(inventory))
{}

JobRunner::~JobRunner()
{
    cancel();
    wait();
}

void JobRunner::runTogether(const std::stop_token& stop, std::span<const results::JobSpec> jobs,
                            bool checkOnly, WorkloadSource& workloads)
{
    bool deviceFault = false;
    const auto guard = [&](results::JobResult& result, const std::function<void()>& step) {
        return guarded(result, step, deviceFault);
    };
    std::vector<Turns::Result> results;
    for (const results::JobSpec& spec : jobs)
        results.emplace_back(std::make_shared<results::JobResult>())->spec = spec;
    if (stop.stop_requested()) {
        for (const auto& result : results)
            conclude(*result, results::Status::Cancelled, "cancelled before it started");
    } else {
        for (const results::JobSpec& spec : jobs)
            sink().onEvent(events::JobStarted{spec.id});
        Turns(results, stop, sink(), guard, checkOnly).run(m_inventory, workloads);
    }
    for (auto& result : results)
        sink().onEvent(events::JobFinished{.result = std::move(result), .deviceFault = deviceFault});
}

void JobRunner::workOff(const std::stop_token& stop, const plan::Plan& plan)
{
    const std::size_t together = plan.order == results::SampleOrder::Interleaved ? 2 : 1;
    WorkloadSource workloads;
    for (std::size_t first = 0; first < plan.jobs.size(); first += together) {
        pauseHere(stop);
        runTogether(stop, std::span(plan.jobs).subspan(first, together), plan.checkOnly, workloads);
    }
}

} // namespace sortscope::sample

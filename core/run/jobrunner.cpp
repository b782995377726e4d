// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/jobrunner.h"

#include "core/base/texts.h"
#include "core/results/jobresult.h"
#include "core/run/pairing.h"
#include "core/run/turns.h"

#include <stdexcept>

namespace sortscope::run {
namespace {

/// A reason may hold the log of a compiler in any encoding.
void conclude(results::JobResult& result, results::Status status, std::string_view reason)
{
    result.status = status;
    result.reason = base::utf8(reason);
}

/// Runs a step of a job; the only place where exceptions of jobs end. False where one has ended the job.
bool guarded(results::JobResult& result, const std::function<void()>& step)
{
    try {
        step();
        return true;
    } catch (const backend::Cancelled&) {
        conclude(result, results::Status::Cancelled, "cancelled while it ran");
    } catch (const backend::Unsupported& error) {
        conclude(result, results::Status::Unsupported, error.what());
    } catch (const WrongResult& error) {
        result.firstBadIndex = error.index();
        conclude(result, results::Status::Failed, error.what());
    } catch (const std::bad_alloc&) {
        conclude(result, results::Status::Failed, "the host has too little memory for this size");
    } catch (const std::exception& error) {
        conclude(result, results::Status::Failed, error.what());
    }
    return false;
}

} // namespace

JobRunner::JobRunner(backend::Inventory inventory, EventSink& sink)
    : m_inventory(std::move(inventory)),
      m_sink(sink)
{}

JobRunner::~JobRunner()
{
    cancel();
    wait();
}

void JobRunner::start(Plan plan)
{
    if (plan.order == results::SampleOrder::Interleaved)
        plan.jobs = inPairs(plan.jobs);
    {
        const std::scoped_lock lock(m_mutex);
        if (m_running)
            throw std::logic_error("a run is active already");
        m_running = true;
    }
    m_worker = {}; // joins the last run's thread, which may still be reporting its end
    std::stop_token stop;
    {
        const std::scoped_lock lock(m_mutex);
        m_told = false;
        m_stop = std::stop_source();
        stop = m_stop.get_token();
    }
    m_worker = std::jthread([this, stop, plan = std::move(plan)] { run(stop, plan); });
}

void JobRunner::cancel()
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request_stop();
}

void JobRunner::wait()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_told; });
}

bool JobRunner::running() const
{
    const std::scoped_lock lock(m_mutex);
    return m_running;
}

void JobRunner::runTogether(const std::stop_token& stop, std::span<const results::JobSpec> jobs,
                            WorkloadSource& workloads)
{
    std::vector<Turns::Result> results;
    for (const results::JobSpec& spec : jobs)
        results.emplace_back(std::make_shared<results::JobResult>())->spec = spec;
    if (stop.stop_requested()) {
        for (const auto& result : results)
            conclude(*result, results::Status::Cancelled, "cancelled before it started");
    } else {
        for (const results::JobSpec& spec : jobs)
            m_sink.onEvent(JobStarted{spec.id});
        Turns(results, stop, m_sink, guarded).run(m_inventory, workloads);
    }
    for (auto& result : results)
        m_sink.onEvent(JobFinished{std::move(result)});
}

void JobRunner::run(const std::stop_token& stop, const Plan& plan)
{
    m_sink.onEvent(RunStarted{plan});
    const std::size_t together = plan.order == results::SampleOrder::Interleaved ? 2 : 1;
    WorkloadSource workloads;
    for (std::size_t first = 0; first < plan.jobs.size(); first += together)
        runTogether(stop, std::span(plan.jobs).subspan(first, together), workloads);
    {
        const std::scoped_lock lock(m_mutex);
        m_running = false; // before the event, so that whoever hears it may start the next run
    }
    m_sink.onEvent(RunFinished{stop.stop_requested()});
    {
        const std::scoped_lock lock(m_mutex);
        m_told = true;
    }
    m_idle.notify_all();
}

} // namespace sortscope::run

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/jobrunner.h"

#include "core/job/runjob.h"

#include <stdexcept>

namespace sortscope::job {
namespace {

void conclude(JobResult& result, Status status, std::string reason)
{
    result.status = status;
    result.reason = std::move(reason);
}

/// Runs one job; the only place where exceptions of jobs end.
void runGuarded(const JobSpec& spec, const backend::Inventory& inventory, WorkloadSource& workloads,
                const std::stop_token& stop, EventSink& sink, JobResult& result)
{
    const auto progress = [&](Phase phase, std::size_t samples) {
        sink.onEvent(JobProgress{spec.id, phase, samples, spec.sampling.maximumSamples});
    };
    try {
        const auto device = inventory.find(spec.device.id);
        if (!spec.unsupported.empty())
            conclude(result, Status::Unsupported, spec.unsupported);
        else if (!device)
            conclude(result, Status::Failed, "device " + spec.device.id + " is gone");
        else
            runJob(spec, *device, workloads, stop, progress, result);
    } catch (const backend::Cancelled&) {
        conclude(result, Status::Cancelled, "cancelled while it ran");
    } catch (const backend::Unsupported& error) {
        conclude(result, Status::Unsupported, error.what());
    } catch (const WrongResult& error) {
        result.firstBadIndex = error.index();
        conclude(result, Status::Failed, error.what());
    } catch (const std::bad_alloc&) {
        conclude(result, Status::Failed, "the host has too little memory for this size");
    } catch (const std::exception& error) {
        conclude(result, Status::Failed, error.what());
    }
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

void JobRunner::start(std::vector<JobSpec> jobs)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_running)
            throw std::logic_error("a run is active already");
        m_running = true;
    }
    m_worker = {}; // joins the last run's thread, which may still be telling its end
    std::stop_token stop;
    {
        const std::scoped_lock lock(m_mutex);
        m_told = false;
        m_stop = std::stop_source();
        stop = m_stop.get_token();
    }
    m_worker = std::jthread([this, stop, jobs = std::move(jobs)] { run(stop, jobs); });
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

void JobRunner::run(const std::stop_token& stop, const std::vector<JobSpec>& jobs)
{
    m_sink.onEvent(RunStarted{jobs});
    WorkloadSource workloads;
    for (const JobSpec& spec : jobs) {
        auto result = std::make_shared<JobResult>();
        result->spec = spec;
        if (stop.stop_requested()) {
            conclude(*result, Status::Cancelled, "cancelled before it started");
        } else {
            m_sink.onEvent(JobStarted{spec.id});
            runGuarded(spec, m_inventory, workloads, stop, m_sink, *result);
        }
        m_sink.onEvent(JobFinished{std::move(result)});
    }
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

} // namespace sortscope::job

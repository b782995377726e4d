// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/stagedjob.h"

#include "core/results/jobresult.h"
#include "core/run/clockfloor.h"
#include "core/run/stopwatch.h"
#include "core/run/trial.h"

#include <algorithm>
#include <utility>

namespace sortscope::run {
namespace {

using backend::BackendKind;
using backend::LaunchMode;
using results::Sample;

/// Throws if the job cannot run here at all.
std::shared_ptr<const backend::Device> deviceFor(const results::JobSpec& spec,
                                                 const backend::Inventory& inventory)
{
    if (!spec.unsupported.empty())
        throw backend::Unsupported(spec.unsupported);
    auto device = inventory.find(spec.device.id);
    if (!device)
        throw backend::Error("device " + spec.device.id + " is gone");
    return device;
}

/// Notes in the result what a queue has compiled, also where the next step throws.
class NoteSources {
public:
    NoteSources(backend::Queue& queue, results::JobResult& result) : m_queue(queue), m_result(result) {}
    ~NoteSources() { m_result.sources = m_queue.takePrograms(); }
    NoteSources(const NoteSources&) = delete;
    NoteSources& operator=(const NoteSources&) = delete;

private:
    backend::Queue& m_queue;
    results::JobResult& m_result;
};

} // namespace

/// Takes the samples of one prepared job.
class StagedJob::Sampling {
public:
    Sampling(const backend::Device& device, std::unique_ptr<backend::Queue> queue,
             std::unique_ptr<Trial> trial, results::JobResult& result)
        : m_device(device),
          m_transfers(result.spec.device.backend != BackendKind::Cpu),
          m_graphMode(result.spec.variant.launch == LaunchMode::Graph),
          m_queue(std::move(queue)),
          m_trial(std::move(trial)),
          m_result(result)
    {
        if (!m_transfers)
            m_trial->upload(*m_queue);
        m_queue->takeCommands();
    }

    /// One checked run. Throws WrongResult.
    Sample take()
    {
        Sample sample;
        results::HostTransfers host;
        if (m_transfers)
            host.uploadNs = hostTimed([&] { m_trial->upload(*m_queue); });
        m_trial->reset(*m_queue);
        m_queue->finish();
        const auto runBegin = m_queue->commandCount();
        sample.smClockBeforeMhz = readSensors(sample);
        sample.wallNs = hostTimed([&] { runOnce(); });
        const auto runEnd = m_queue->commandCount();
        host.downloadNs = hostTimed([&] { m_trial->download(*m_queue); });
        sample.smClockAfterMhz = readSensors(sample);
        collect(sample, runBegin, runEnd, host);
        if (m_transfers)
            sample.endToEndNs = *host.uploadNs + sample.wallNs + *host.downloadNs;
        if (const auto fault = m_trial->verify())
            throw WrongResult(*fault);
        ++m_result.verifiedRuns;
        return sample;
    }

private:
    template <typename Issue>
    std::int64_t hostTimed(Issue issue)
    {
        const Stopwatch watch;
        issue();
        m_queue->finish();
        return watch.ns();
    }

    void runOnce()
    {
        if (!m_graphMode) {
            m_trial->run(*m_queue);
            return;
        }
        if (!m_graph)
            m_graph = m_queue->capture([&] { m_trial->run(*m_queue); });
        m_queue->replay(*m_graph);
    }

    /// The SM clock; adds what keeps it low to the sample.
    std::optional<std::uint32_t> readSensors(Sample& sample) const
    {
        const auto state = m_device.state();
        if (!state)
            return std::nullopt;
        for (const auto throttle : state->throttles) {
            if (std::find(sample.throttles.begin(), sample.throttles.end(), throttle)
                == sample.throttles.end())
                sample.throttles.push_back(throttle);
        }
        return state->smClockMhz;
    }

    void collect(Sample& sample, std::size_t runBegin, std::size_t runEnd, const results::HostTransfers& host)
    {
        // All at once, so that all of them count from the sample's first command.
        auto commands = m_queue->takeCommands();
        if (!m_transfers)
            commands.resize(runEnd); // the copy out of the CPU's work buffer serves the check alone
        deriveDurations(sample, commands, runBegin, runEnd, host);
        sample.commands = results::PackedCommands(commands);
        if (m_graph)
            sample.launches = m_graph->launches();
    }

    const backend::Device& m_device;
    bool m_transfers;
    bool m_graphMode;
    std::unique_ptr<backend::Queue> m_queue;
    std::unique_ptr<Trial> m_trial;
    results::JobResult& m_result;
    std::unique_ptr<backend::Graph> m_graph;
};

StagedJob::StagedJob(results::JobResult& result, std::stop_token stop, Progress progress)
    : m_result(result),
      m_stop(std::move(stop)),
      m_progress(std::move(progress)),
      m_rule(result.spec.sampling)
{}

StagedJob::~StagedJob() = default;

void StagedJob::throwIfStopped() const
{
    if (m_stop.stop_requested())
        throw backend::Cancelled();
}

backend::QueueOptions StagedJob::queueOptions() const
{
    return {
        .transfer = m_result.spec.variant.transfer, .launch = m_result.spec.variant.launch, .stop = m_stop};
}

void StagedJob::prepare(const backend::Inventory& inventory, WorkloadSource& workloads)
{
    throwIfStopped();
    const auto& spec = m_result.spec;
    auto& preparation = m_result.replicates.emplace_back().preparation;
    m_device = deviceFor(spec, inventory);
    m_progress(Phase::Generating, 0);
    const Stopwatch generating;
    auto workload = workloads.dataOf(spec.workload);
    preparation.generateNs = generating.ns();

    m_progress(Phase::Preparing, 0);
    auto queue = m_device->openQueue(queueOptions());
    auto [trial, prepareNs, allocateNs] = [&] {
        const NoteSources note(*queue, m_result);
        return makeTrial(spec, *queue, std::move(workload));
    }();
    preparation.prepareNs = prepareNs;
    preparation.allocateNs = allocateNs;
    m_result.paddedLength = trial->paddedLength();

    m_progress(Phase::WarmingUp, 0);
    m_sampling = std::make_unique<Sampling>(*m_device, std::move(queue), std::move(trial), m_result);
    preparation.firstRun = m_sampling->take();
}

bool StagedJob::warm() const
{
    const auto& plan = m_result.spec.sampling;
    const bool enough = m_result.replicates.back().preparation.warmUpRuns >= plan.warmUpRuns
                        && m_warmUpTime >= plan.warmUpTime;
    return enough || m_warmUpTime >= plan.warmUpCap;
}

void StagedJob::warmUpOnce()
{
    throwIfStopped();
    const Stopwatch watch;
    m_sampling->take();
    m_warmUpTime += watch.elapsed();
    ++m_result.replicates.back().preparation.warmUpRuns;
    m_progress(Phase::WarmingUp, 0); // a sign of life
}

void StagedJob::measureFloors()
{
    throwIfStopped();
    m_result.floors = run::measureFloors(*m_device, queueOptions());
}

void StagedJob::takeSample()
{
    throwIfStopped();
    auto& samples = m_result.replicates.back().samples;
    m_progress(Phase::Sampling, samples.size());
    const Stopwatch watch;
    samples.push_back(m_sampling->take());
    m_samplingTime += watch.elapsed();
    if (!m_result.busyComputeUnits && samples.size() == 1)
        m_result.busyComputeUnits =
            results::computeUnitsBusyIn(samples.front().commands.unpack(), m_result.spec.device);
}

void StagedJob::considerStopping(std::chrono::nanoseconds elapsed)
{
    m_rule.add(std::chrono::nanoseconds(m_result.replicates.back().samples.back().wallNs), elapsed);
}

void StagedJob::conclude()
{
    m_result.stopReason = m_rule.reason();
    m_result.warnings = results::warningsOf(m_result);
}

} // namespace sortscope::run

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/runjob.h"

#include "core/job/stopwatch.h"
#include "core/job/trial.h"
#include "core/measure/statistics.h"

#include <algorithm>
#include <cmath>

namespace sortscope::job {
namespace {

using backend::BackendKind;
using backend::LaunchMode;
using measure::Sample;
using measure::Warning;

/// Half-sample medians that differ by more than this share of the median are a drift …
constexpr double kDriftShare = 0.05;
/// … in series that are long enough to tell.
constexpr std::size_t kDriftSamples = 10;
constexpr double kNoisyShare = 0.1;

/// Takes the samples of one prepared job.
class Sampling {
public:
    Sampling(const JobSpec& spec, backend::Queue& queue, Trial& trial, JobResult& result)
        : m_transfers(spec.device.backend != BackendKind::Cpu),
          m_graphMode(spec.launch == LaunchMode::Graph),
          m_queue(queue),
          m_trial(trial),
          m_result(result)
    {
        if (!m_transfers)
            m_trial.upload(m_queue);
        m_queue.takeCommands();
    }

    /// One checked run. Throws WrongResult.
    Sample take()
    {
        Sample sample;
        std::int64_t transferNs = 0;
        if (m_transfers)
            transferNs += hostTimed([&] { m_trial.upload(m_queue); });
        m_trial.reset(m_queue);
        m_queue.finish();
        auto before = m_queue.takeCommands();
        sample.wallNs = hostTimed([&] { runOnce(); });
        const auto runCommands = m_queue.commandCount();
        transferNs += hostTimed([&] { m_trial.download(m_queue); });
        collect(sample, std::move(before), runCommands);
        if (m_transfers)
            sample.endToEndNs = transferNs + sample.wallNs;
        if (const auto fault = m_trial.verify())
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
        m_queue.finish();
        return watch.ns();
    }

    void runOnce()
    {
        if (!m_graphMode) {
            m_trial.run(m_queue);
            return;
        }
        if (!m_graph)
            m_graph = m_queue.capture([&] { m_trial.run(m_queue); });
        m_queue.replay(*m_graph);
    }

    void collect(Sample& sample, std::vector<backend::Command> before, std::size_t runCommands)
    {
        auto after = m_queue.takeCommands();
        if (!m_transfers)
            after.resize(runCommands); // the copy out of the CPU's work buffer serves the check alone
        const auto runBegin = before.size();
        sample.commands = std::move(before);
        sample.commands.insert(sample.commands.end(), std::make_move_iterator(after.begin()),
                               std::make_move_iterator(after.end()));
        deriveDurations(sample, runBegin, runBegin + runCommands);
        if (m_graph)
            sample.launches = m_graph->launches();
    }

    bool m_transfers;
    bool m_graphMode;
    backend::Queue& m_queue;
    Trial& m_trial;
    JobResult& m_result;
    std::unique_ptr<backend::Graph> m_graph;
};

/// Runs until both the count and the time of the plan are reached, or its cap.
void warmUp(const measure::SamplingPlan& plan, Sampling& sampling, JobResult& result)
{
    const Stopwatch watch;
    auto& runs = result.preparation.warmUpRuns;
    while ((runs < plan.warmUpRuns || watch.elapsed() < plan.warmUpTime)
           && watch.elapsed() < plan.warmUpCap) {
        sampling.take();
        ++runs;
    }
}

void sampleUntilStopped(const measure::SamplingPlan& plan, Sampling& sampling,
                        const ProgressCallback& progress, JobResult& result)
{
    measure::StoppingRule rule(plan);
    const Stopwatch watch;
    while (!rule.reason()) {
        progress(Phase::Sampling, result.samples.size());
        result.samples.push_back(sampling.take());
        rule.add(std::chrono::nanoseconds(result.samples.back().wallNs), watch.elapsed());
    }
    result.stopReason = rule.reason();
}

bool drifts(const std::vector<double>& wall, double median)
{
    if (wall.size() < kDriftSamples)
        return false;
    const std::span<const double> all(wall);
    const auto first = measure::summarise(all.first(wall.size() / 2));
    const auto second = measure::summarise(all.subspan(wall.size() / 2));
    // Noise alone moves the halves' medians too: about their MADs.
    return std::abs(first->median - second->median) > kDriftShare * median + first->mad + second->mad;
}

void addWarnings(JobResult& result)
{
    const auto warn = [&](Warning warning, bool condition) {
        if (condition)
            result.warnings.push_back(warning);
    };
    const auto wall = valuesOf(result, Metric::Wall);
    const auto statistics = measure::summarise(wall);
    if (!statistics)
        return;
    warn(Warning::TimestampOrder,
         std::any_of(result.samples.begin(), result.samples.end(), measure::contradictsItself));
    warn(Warning::FewSamples, !statistics->medianLow);
    warn(Warning::NoisySamples, statistics->mad > kNoisyShare * statistics->median);
    warn(Warning::Drift, drifts(wall, statistics->median));
    warn(Warning::TimeLimitReached, result.stopReason == measure::StopReason::TimeLimit);
}

} // namespace

void runJob(const JobSpec& spec, const backend::Device& device, WorkloadSource& workloads,
            const std::stop_token& stop, const ProgressCallback& progress, JobResult& result)
{
    auto& preparation = result.preparation;
    progress(Phase::Generating, 0);
    const Stopwatch generating;
    auto workload = workloads.workloadFor(spec);
    preparation.generateNs = generating.ns();

    progress(Phase::Preparing, 0);
    const Stopwatch preparing;
    const auto queue = device.openQueue({.transfer = spec.transfer, .launch = spec.launch, .stop = stop});
    std::int64_t prepareNs = 0;
    const auto trial = makeTrial(spec, *queue, std::move(workload), prepareNs);
    preparation.prepareNs = prepareNs;
    preparation.allocateNs = preparing.ns() - prepareNs;
    result.paddedLength = trial->paddedLength();

    progress(Phase::WarmingUp, 0);
    Sampling sampling(spec, *queue, *trial, result);
    preparation.firstRun = sampling.take();
    warmUp(spec.sampling, sampling, result);
    sampleUntilStopped(spec.sampling, sampling, progress, result);
    addWarnings(result);
}

} // namespace sortscope::job

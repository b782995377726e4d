// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/stagedjob.h"

#include "core/algorithms/ownentries.h"
#include "core/measure/energyplan.h"
#include "core/results/judge/netkernels.h"
#include "core/results/row/jobresult.h"
#include "core/sample/clockfloor.h"
#include "core/sample/energypass.h"
#include "core/sample/stopwatch.h"

#include <algorithm>
#include <utility>

namespace sortscope::sample {
namespace {

using results::Reading;

/// The most samples with transfers: a few show them well enough in a replicate.
constexpr std::size_t kMostPhases = 3;
/// Traced samples take at most a fifth of the sampled time: one part of five, so a fourth of the others. More
/// than kMostTraced of them add nothing.
constexpr int kUntracedShare = 4;
constexpr std::size_t kMostTraced = 50;

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

/// False if the processor itself is the device, and for a graph, which is launched once, whatever it holds.
bool hasLaunchPace(const results::JobSpec& spec)
{
    return !spec.device.sharesHostMemory && spec.device.backend != backend::BackendKind::Cpu
           && spec.variant.launch != backend::LaunchMode::Graph;
}

/// Returns the number of kernels in a run. A library's call is one launch to its queue; a clock may tell its
/// kernels.
std::size_t kernelsIn(const results::JobResult& result)
{
    const auto* traced = results::firstTracedSample(result);
    if (traced == nullptr)
        return 1;
    const auto commands = traced->commands.unpack();
    const auto kernels = std::ranges::count(commands, backend::CommandKind::Kernel, &backend::Command::kind);
    return std::max(static_cast<std::size_t>(kernels), traced->launches);
}

/// Notes the programs that a queue has compiled in the result, even if the next step throws.
class NoteSources {
public:
    NoteSources(backend::Queue& queue, results::JobResult& result) : m_queue(queue), m_result(result) {}
    ~NoteSources()
    {
        m_result.sources = m_queue.takePrograms();
        if (auto entry = algorithms::entryRecordOf(m_result.spec.variant.algorithm))
            m_result.sources.push_back(std::move(*entry));
    }
    NoteSources(const NoteSources&) = delete;
    NoteSources& operator=(const NoteSources&) = delete;

private:
    backend::Queue& m_queue;
    results::JobResult& m_result;
};

} // namespace

StagedJob::StagedJob(results::JobResult& result, std::stop_token stop, Progress progress, bool checkOnly)
    : m_result(result),
      m_stop(std::move(stop)),
      m_progress(std::move(progress)),
      m_checkOnly(checkOnly),
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
    return {.transfer = m_result.spec.variant.transfer,
            .launch = m_result.spec.variant.launch,
            .clock = m_result.spec.deviceClock,
            .stop = m_stop};
}

std::shared_ptr<backend::Queue> StagedJob::openQueue(const StagedJob* partner) const
{
    const auto options = queueOptions();
    if (partner == nullptr || !partner->m_sampling || partner->m_device != m_device
        || m_result.spec.device.backend == backend::BackendKind::Cpu)
        return m_device->openQueue(options);
    auto queue = partner->m_sampling->queue();
    if (queue->options().transfer != options.transfer || queue->options().clock != options.clock)
        return m_device->openQueue(options);
    queue->setLaunchMode(options.launch);
    queue->shareMemory();
    queue->takePrograms(); // programs that were built beside the partner's own belong to no job
    return queue;
}

void StagedJob::prepare(const backend::Inventory& inventory, WorkloadSource& workloads,
                        const StagedJob* partner)
{
    throwIfStopped();
    const auto& spec = m_result.spec;
    auto& preparation = m_result.replicates.emplace_back().preparation;
    m_device = deviceFor(spec, inventory);
    m_progress(events::Phase::Generating, 0);
    const bool held = workloads.holds(spec.workload);
    const Stopwatch generating;
    auto workload = workloads.dataOf(spec.workload, m_stop);
    if (!held)
        preparation.generateNs = generating.ns();
    auto control = workloads.controlFor(spec.workload, m_stop);
    m_result.keyBits = workload->keyBits;

    m_progress(events::Phase::Preparing, 0);
    auto queue = openQueue(partner);
    auto [trial, prepareNs, allocateNs, settled] = [&] {
        const NoteSources note(*queue, m_result);
        return makeTrial(spec, *queue, std::move(workload));
    }();
    preparation.prepareNs = prepareNs;
    preparation.allocateNs = allocateNs;
    preparation.settled = algorithms::toText(settled);
    m_result.paddedLength = trial->paddedLength();

    m_progress(events::Phase::WarmingUp, 0);
    if (!m_checkOnly)
        m_probe = std::make_unique<InterferenceProbe>(*m_device, inventory.host);
    m_sampling =
        std::make_unique<Sampling>(*m_device, std::move(queue), std::move(trial), m_result, m_probe.get());
    preparation.firstRun = m_sampling->takeFirst();
    requireGuards();
    m_result.passesRun = m_sampling->passesRun();
    m_progress(events::Phase::WarmingUp, 0); // a sign of life
    m_sampling->takeControl(std::move(control));
}

bool StagedJob::warm() const
{
    const auto& plan = m_result.spec.sampling;
    const bool enough = m_result.replicates.back().preparation.warmUpRuns >= plan.warmUpRuns
                        && m_warmUpTime >= plan.warmUpTime;
    return enough || m_warmUpTime >= plan.warmUpCap;
}

std::size_t StagedJob::nextWarmUpRuns() const
{
    const auto& plan = m_result.spec.sampling;
    const auto taken = m_result.replicates.back().preparation.warmUpRuns;
    if (taken == 0)
        return 1;
    const auto eachNs = std::max<std::int64_t>(m_warmUpTime.count() / static_cast<std::int64_t>(taken), 1);
    const auto runsIn = [eachNs](std::chrono::nanoseconds time) {
        return static_cast<std::size_t>(std::max<std::int64_t>(time.count() / eachNs, 0));
    };
    const auto wanted = std::max(plan.warmUpRuns - std::min(taken, plan.warmUpRuns),
                                 runsIn(plan.warmUpTime - m_warmUpTime) + 1);
    return std::min({wanted, runsIn(plan.warmUpCap - m_warmUpTime) + 1, taken});
}

void StagedJob::warmUp()
{
    throwIfStopped();
    if (m_probe)
        m_probe->beginWindow();
    auto& replicate = m_result.replicates.back();
    const AddTime spending(replicate.spent.warmUpNs);
    auto& runs = replicate.preparation.warmUpRuns;
    const auto next = nextWarmUpRuns();
    m_warmUpTime += m_sampling->warmUp(next);
    runs += next;
    if (warm() && takes(Reading::Device)) {
        m_sampling->learn();
        ++runs;
    }
    m_progress(events::Phase::WarmingUp, 0); // a sign of life
}

void StagedJob::measureFloors()
{
    if (m_checkOnly)
        return;
    throwIfStopped();
    auto& replicate = m_result.replicates.back();
    const AddTime spending(replicate.spent.floorsNs);
    m_result.floors = sample::measureFloors(*m_device, queueOptions(), results::bestClockOf(replicate));
}

bool StagedJob::takes(Reading reading) const
{
    return reading == Reading::Wall
           || (!m_checkOnly && m_result.spec.device.backend != backend::BackendKind::Cpu);
}

bool StagedJob::needs(Reading reading) const
{
    switch (reading) {
    case Reading::All:
    case Reading::Wall:
        return !m_rule.reason();
    case Reading::Device:
        return takes(reading) && m_taken.device == 0;
    case Reading::Phases:
        break;
    }
    // Without a single sample of phases a slow job would have no figure from end to end.
    const bool hurry = m_rule.reason() == measure::StopReason::TimeLimit;
    const auto wanted = std::min(m_taken.wall, hurry ? 1 : kMostPhases);
    return takes(reading) && m_taken.phases < wanted;
}

bool StagedJob::affordsTracing() const
{
    // A plan without a target for the noise says how many samples there will be.
    return m_result.spec.sampling.targetNoise && m_taken.device < kMostTraced
           && kUntracedShare * (m_taken.deviceTime + m_taken.longestDeviceTime) <= m_taken.wallTime;
}

void StagedJob::takeSample(Reading reading)
{
    throwIfStopped();
    m_progress(events::Phase::Sampling, m_taken.wall);
    if (m_probe)
        m_probe->beginSamples();
    readLaunchPace(reading);
    const Stopwatch watch;
    auto& samples = m_result.replicates.back().samples;
    samples.push_back(m_sampling->take(reading));
    const auto elapsed = watch.elapsed();
    m_samplingTime += elapsed;
    note(samples.back().reading, elapsed);
    if (!m_result.busyComputeUnits && &samples.back() == results::firstTracedSample(m_result))
        m_result.busyComputeUnits =
            results::computeUnitsBusyIn(samples.back().commands.unpack(), m_result.spec.device);
}

/// Takes two readings: at the beginning, and before samples that trace, which may make launches slower from
/// then on.
void StagedJob::readLaunchPace(Reading next)
{
    if (!m_probe || !hasLaunchPace(m_result.spec))
        return;
    if (!m_launchPace)
        m_launchPace = std::make_unique<LaunchPace>(*m_sampling->queue());
    if (m_launchPace->readings() == 0 || (m_launchPace->readings() == 1 && next == Reading::Device))
        m_launchPace->read();
}

void StagedJob::note(Reading reading, std::chrono::nanoseconds elapsed)
{
    switch (reading) {
    case Reading::All:
    case Reading::Wall:
        ++m_taken.wall;
        m_taken.wallTime += elapsed;
        m_taken.longestWallTime = std::max(m_taken.longestWallTime, elapsed);
        break;
    case Reading::Device: {
        // The first traced sample also starts the tool that traces, which takes longer than many samples.
        const auto counted = m_taken.device == 0 ? std::min(elapsed, m_taken.longestWallTime) : elapsed;
        ++m_taken.device;
        m_taken.deviceTime += counted;
        m_taken.longestDeviceTime = std::max(m_taken.longestDeviceTime, counted);
        break;
    }
    case Reading::Phases:
        ++m_taken.phases;
    }
}

void StagedJob::considerStopping(std::chrono::nanoseconds elapsed)
{
    m_rule.add(std::chrono::nanoseconds(m_result.replicates.back().samples.back().wallNs), elapsed);
}

void StagedJob::requireGuards()
{
    if (m_sampling)
        m_sampling->requireGuards();
}

void StagedJob::conclude()
{
    requireGuards();
    auto& replicate = m_result.replicates.back();
    results::dropTimesBelowTicks(replicate);
    replicate.kernelNetNs = results::netKernelTimeNs(replicate, m_result.floors);
    m_result.stopReason = m_rule.reason();
    if (m_probe)
        replicate.interference = m_probe->finish();
    if (m_launchPace)
        replicate.interference.launchPaceNs = m_launchPace->ofRun(kernelsIn(m_result));
    m_result.warnings = results::warningsOf(m_result);
}

void StagedJob::countEnergy(const std::shared_ptr<const backend::HostProbe>& host)
{
    if (!m_result.spec.energy || m_checkOnly)
        return;
    try {
        m_result.energy =
            measureEnergy(*m_device, host, *m_sampling,
                          measure::stretchesPerReplicate(m_result.spec.sampling.replicates), [this] {
                              throwIfStopped();
                              m_progress(events::Phase::Sampling, m_taken.wall); // a sign of life
                          });
    } catch (const backend::Unsupported& error) {
        m_result.energyRefusal = error.what();
    }
    requireGuards();
}

} // namespace sortscope::sample

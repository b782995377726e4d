// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/sampling.h"

#include "core/sample/networkwriter.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sortscope::sample {

using backend::Tracing;
using results::Reading;
using results::Sample;

Sampling::Sampling(const backend::Device& device, std::shared_ptr<backend::Queue> queue,
                   std::unique_ptr<Trial> trial, results::JobResult& result, InterferenceProbe* probe)
    : m_device(device),
      m_processor(result.spec.device.backend == backend::BackendKind::Cpu),
      m_graphMode(result.spec.variant.launch == backend::LaunchMode::Graph),
      m_queue(std::move(queue)),
      m_trial(std::move(trial)),
      m_busyWork(*m_queue, result.spec, device.lastLevelCache()),
      m_result(result),
      m_probe(probe)
{
    if (m_processor)
        m_trial->upload(*m_queue);
    m_queue->trace(Tracing::Off);
    m_trial->prepareDeviceCheck(*m_queue);
    m_queue->takeCommands();
}

Sample Sampling::takeFirst()
{
    return m_processor ? take(Reading::All, Transfers::Untimed) : take(Reading::Device, Transfers::Traced);
}

Sample Sampling::take(Reading reading)
{
    return take(m_processor ? Reading::All : reading,
                reading == Reading::Phases ? Transfers::Traced : Transfers::Untimed);
}

std::optional<std::size_t> Sampling::passesRun()
{
    m_queue->trace(Tracing::Off);
    return m_trial->passesRun(*m_queue);
}

void Sampling::takeControl(std::shared_ptr<const WorkloadData> control)
{
    m_queue->trace(Tracing::Off);
    auto own = m_trial->exchange(*m_queue, std::move(control));
    m_trial->reset(*m_queue);
    m_queue->finish();
    m_graph.reset(); // a captured run may hold what was told of its keys
    backend::addKernels(m_result.kernels, m_queue->factsOf([&] { runOnce(); }));
    m_graph.reset();
    try {
        check(false);
    } catch (const WrongResult& wrong) {
        m_trial->exchange(*m_queue, std::move(own)); // a partner may share the input
        auto fault = wrong.fault();
        fault.message.insert(0, "the first run was right, but a control run on other keys was not: ");
        // The launches of a network are the same for all keys.
        if (const auto& first = m_result.replicates.back().preparation.firstRun)
            tellWriter(fault, first->commands.unpack());
        throw WrongResult(std::move(fault));
    }
    m_trial->exchange(*m_queue, std::move(own));
}

void Sampling::requireGuards()
{
    if (const auto overrun = m_queue->overrun())
        throw WrongResult({std::nullopt, "the run " + *overrun});
}

std::chrono::nanoseconds Sampling::warmUp(std::size_t runs)
{
    m_queue->setLaunchMode(m_result.spec.variant.launch);
    m_queue->trace(Tracing::Off);
    const Stopwatch watch;
    for (; runs > 0; --runs) {
        m_trial->reset(*m_queue);
        runOnce();
    }
    m_queue->finish();
    const auto elapsed = watch.elapsed();
    m_queue->takeCommands(); // a processor always traces
    m_rest = {};
    return elapsed;
}

void Sampling::restore(std::size_t times)
{
    m_queue->trace(Tracing::Off);
    for (; times > 0; --times)
        m_trial->reset(*m_queue);
    m_queue->finish();
    m_queue->takeCommands();
    m_rest = {};
}

void Sampling::learn()
{
    m_queue->setLaunchMode(m_result.spec.variant.launch);
    m_queue->trace(Tracing::Off);
    m_trial->reset(*m_queue);
    m_queue->trace(Tracing::Events);
    m_queue->beginRun();
    runOnce();
    m_queue->endRun();
    m_queue->takeCommands();
    m_rest = {};
}

Sample Sampling::take(Reading reading, Transfers transfers)
{
    const bool moves = transfers == Transfers::Traced;
    m_queue->setLaunchMode(m_result.spec.variant.launch);
    if (m_queue->commandCount() > 0)
        m_queue->takeCommands(); // commands of a partner that failed amid a sample
    Sample sample;
    sample.reading = reading;
    results::HostTransfers host;
    if (moves) {
        m_queue->trace(Tracing::Events);
        host.uploadNs = hostTimed([&] { m_trial->upload(*m_queue); });
    }
    reset([&] {
        if (const auto state = readSensors(sample)) {
            sample.smClockBeforeMhz = state->smClockMhz;
            sample.temperatureC = state->temperatureC;
        }
    });
    if (reading == Reading::Device)
        m_queue->trace(moves ? Tracing::Events : Tracing::Run);
    const auto runBegin = m_queue->commandCount();
    const auto launchesBefore = m_queue->launchCount();
    if (m_probe != nullptr)
        m_probe->beforeRun();
    m_queue->beginRun();
    sample.wallNs = hostTimed([&] {
        runOnce();
        m_queue->endRun();
    });
    if (m_probe != nullptr)
        m_probe->afterRun(sample.wallNs);
    const auto launches = m_queue->launchCount() - launchesBefore;
    auto runEnd = m_queue->commandCount();
    m_queue->trace(moves ? Tracing::Events : Tracing::Off);
    if (moves) {
        host.downloadNs = hostTimed([&] { m_trial->download(*m_queue); });
        sample.endToEndNs = *host.uploadNs + sample.wallNs + *host.downloadNs;
    }
    {
        const AddTime spending(spent().resetNs);
        if (const auto state = readSensors(sample))
            sample.smClockAfterMhz = state->smClockMhz;
    }
    // All commands at once, so that all of them count from the first command of the sample.
    const auto commands = m_queue->takeCommands();
    if (!moves)
        runEnd = commands.size(); // a graph or a library's launch may have become several
    deriveDurations(sample, commands, runBegin, runEnd, host);
    sample.launches = m_graph ? m_graph->launches() : launches;
    sample.commands = results::PackedCommands(commands);
    if (reading == Reading::Device)
        backend::addKernels(m_result.kernels, m_queue->takeRecordedFacts());
    try {
        check(moves);
    } catch (const WrongResult& wrong) {
        auto fault = wrong.fault();
        tellWriter(fault, commands);
        throw WrongResult(std::move(fault));
    }
    ++m_result.verifiedRuns;
    return sample;
}

/// Checks the output untraced, once the sample has its commands. The first output is checked by device and
/// host; later ones by the device alone, unless it finds a fault, or by the host if the output is there
/// anyway.
void Sampling::check(bool downloaded)
{
    const AddTime spending(spent().checkNs);
    m_queue->trace(Tracing::Off);
    const bool hostAlone = downloaded && m_deviceCheckHolds;
    const auto right = hostAlone ? std::nullopt : m_trial->checkOnDevice(*m_queue);
    if (right)
        m_rest = {};
    if (right.value_or(false) && m_deviceCheckHolds)
        return;
    if (!downloaded) {
        m_trial->download(*m_queue);
        m_queue->finish();
    }
    if (const auto fault = m_trial->verify(m_queue->options().stop))
        throw WrongResult(*fault);
    if (right == false)
        m_trial->dropDeviceCheck(); // the host has seen every element, and finds no wrong one
    m_deviceCheckHolds = m_deviceCheckHolds || right.value_or(false);
}

/// Adds the work-item that wrote the wrong element, if that is known.
void Sampling::tellWriter(data::Fault& fault, std::span<const backend::Command> run) const
{
    if (!fault.firstWrong)
        return;
    if (const auto writer = networkWriter(run, m_trial->paddedLength(), *fault.firstWrong))
        fault.message += "; " + *writer;
}

/// Restores the input untraced; a processor always traces. Then keeps the device awake. `lookAtDevice` is
/// called while the device is kept busy, so that it sees the clocks that the run will find, and the device
/// does not rest meanwhile.
void Sampling::reset(const std::function<void()>& lookAtDevice)
{
    const auto rest = m_rest.elapsed();
    {
        const AddTime spending(spent().resetNs);
        m_queue->trace(Tracing::Off);
        m_trial->reset(*m_queue);
        m_queue->finish();
    }
    const AddTime spending(spent().wakeNs);
    m_busyWork.run(rest, lookAtDevice);
}

template <typename Issue>
std::int64_t Sampling::hostTimed(Issue issue)
{
    const Stopwatch watch;
    issue();
    m_queue->finish();
    const auto ns = watch.ns();
    m_rest = {};
    return ns;
}

void Sampling::runOnce()
{
    if (!m_graphMode) {
        m_trial->run(*m_queue);
        return;
    }
    if (!m_graph)
        m_graph = m_queue->capture([&] { m_trial->run(*m_queue); });
    m_queue->replay(*m_graph);
}

/// Returns the readings, and adds the reasons for a low clock to the sample.
std::optional<backend::DeviceState> Sampling::readSensors(Sample& sample) const
{
    auto state = m_probe != nullptr ? m_device.state() : std::nullopt;
    for (const auto throttle : state ? state->throttles : std::vector<backend::Throttle>()) {
        if (std::find(sample.throttles.begin(), sample.throttles.end(), throttle) == sample.throttles.end())
            sample.throttles.push_back(throttle);
    }
    return state;
}

} // namespace sortscope::sample

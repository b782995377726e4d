// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/runclock.h"

#include "core/backend/cuda/occupancy.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

namespace sortscope::backend::cuda {
namespace {

/// With more launches than this, each between two events, the driver makes the host wait for room in the
/// queue.
constexpr std::size_t kMostBehindGate = 330;
constexpr int kMostGateFailures = 2;

/// With more work-groups per kernel than this, the code that CUPTI adds may take longer than serialised
/// records are uncertain: 0.3 µs per kernel.
constexpr std::size_t kManyGroups = 4096;

// The kernels by which the excess of serialised records is measured.
constexpr int kSpins = 64;
constexpr std::uint64_t kSpinNs = 5000;

const Cupti& cupti(const QueueOptions& options)
{
    if (!launchesMayQueue())
        throw Unsupported("CUPTI may not record beside another tool, or with CUDA_LAUNCH_BLOCKING");
    if (options.clock == DeviceClock::Gated || options.clock == DeviceClock::Event)
        throw Unsupported("another clock is wanted");
    return Cupti::instance();
}

} // namespace

RunClock::RunClock(std::shared_ptr<CudaContext> context, CUstream stream, const QueueOptions& options)
    : m_context(std::move(context)),
      m_stream(stream),
      m_options(options)
{}

RunClock::~RunClock()
{
    stopRecording();
}

void RunClock::begin()
{
    m_expected.clear();
    m_behindGate = 0;
    m_openedEarly = false;
    m_excess.reset();
    m_excess = serialises();
    m_clock = beginCupti() ? Clock::Cupti : Clock::CudaEvent;
    m_gated = closeGate();
    if (m_gated && m_recording)
        m_expected.push_back({{{.kind = CommandKind::Kernel, .name = "gate"}, Work::One}});
    else if (m_gated)
        m_clock = Clock::CudaGatedEvent;
}

bool RunClock::beginCupti()
{
    const bool forced = m_options.clock == DeviceClock::Cupti;
    if (m_cuptiRefused && !forced)
        return false;
    try {
        cupti(m_options).begin(m_excess ? KernelRecords::Serialised : KernelRecords::Concurrent);
    } catch (const Unsupported&) {
        if (forced)
            throw;
        m_cuptiRefused = true;
        return false;
    }
    m_recording = true;
    return true;
}

std::optional<RecordExcess> RunClock::serialises()
{
    // The kernels of graphs have no times in serialised records, and kernels do not overlap in them.
    const bool refused = m_options.launch == LaunchMode::Graph || m_options.launch == LaunchMode::Overlap;
    if (m_cuptiRefused || refused || m_groups <= kManyGroups * m_kernels)
        return std::nullopt;
    static std::mutex mutex;
    static std::map<CUdevice, std::optional<RecordExcess>> measured;
    const std::scoped_lock lock(mutex);
    const auto [place, isNew] = measured.try_emplace(m_context->device());
    if (isNew) {
        try {
            const auto concurrent = recordSpins(KernelRecords::Concurrent);
            place->second = excessOf(recordSpins(KernelRecords::Serialised), concurrent);
        } catch (const std::runtime_error&) {
            // Without CUPTI or the gate begin() takes another clock, or says why it can't.
            stopRecording();
            beforeWait();
        }
    }
    return place->second;
}

std::vector<ActivityRecord> RunClock::recordSpins(KernelRecords kernels)
{
    auto& gate = theGate();
    cupti(m_options).begin(kernels);
    m_recording = true;
    gate.close();
    for (int i = 0; i < kSpins; ++i)
        gate.spin(kSpinNs);
    gate.open();
    check(m_context->api().streamSynchronize(m_stream), "cuStreamSynchronize");
    stopRecording();
    auto records = std::exchange(m_records, {});
    if (!records.empty())
        records.erase(records.begin()); // the gate's own
    return records;
}

Gate& RunClock::theGate()
{
    if (!m_gate)
        m_gate.emplace(m_context, m_stream);
    return *m_gate;
}

bool RunClock::closeGate()
{
    const bool forced = m_options.clock == DeviceClock::Gated;
    const bool possible = launchesMayQueue() && m_options.launch != LaunchMode::WaitEach;
    if (forced && !possible)
        throw Unsupported("kernels cannot queue behind a gate: the host waits for each, or a tool or "
                          "CUDA_LAUNCH_BLOCKING serialises them");
    if (m_options.clock == DeviceClock::Event || !possible || m_gateFailures >= kMostGateFailures)
        return false;
    try {
        theGate().close();
    } catch (const Error&) {
        if (forced)
            throw;
        m_gateFailures = kMostGateFailures;
        return false;
    }
    return true;
}

void RunClock::end()
{
    if (m_gate)
        m_gate->open();
}

void RunClock::beforeWait()
{
    if (!m_gate || !m_gate->closed())
        return;
    m_openedEarly = true;
    m_gate->open();
}

void RunClock::expect(std::vector<Captured> commands)
{
    for (const auto& captured : commands) {
        const auto& command = captured.command;
        if (command.kind != CommandKind::Kernel || captured.work != Work::One || command.localSize == 0)
            continue;
        ++m_kernels;
        m_groups += command.globalSize / command.localSize;
    }
    if (m_recording)
        m_expected.push_back(std::move(commands));
    if (!m_gated || ++m_behindGate <= kMostBehindGate)
        return;
    // Events that are issued from here on have the host's pace in them. Records do not: the host is far
    // ahead.
    if (m_clock == Clock::Cupti)
        m_gate->open();
    else
        beforeWait();
}

void RunClock::stopRecording()
{
    // If records are missing, nothing is known about the run.
    if (!std::exchange(m_recording, false))
        return;
    m_records = Cupti::instance().end().value_or(std::vector<ActivityRecord>());
    if (m_excess)
        takeOff(*m_excess, m_records);
}

void RunClock::settle(std::vector<Command>& commands)
{
    stopRecording();
    if (m_clock == Clock::Cupti)
        settleRecorded(commands);
    if (std::exchange(m_gated, false))
        settleGated(commands);
    m_clock = Clock::CudaEvent;
}

void RunClock::settleGated(std::vector<Command>& commands)
{
    if (!m_openedEarly && !m_gate->timedOut())
        return;
    ++m_gateFailures;
    for (auto& command : commands) {
        if (command.clock == Clock::CudaGatedEvent)
            command.clock = Clock::CudaEvent;
    }
}

void RunClock::settleRecorded(std::vector<Command>& commands)
{
    const auto records = std::exchange(m_records, {});
    auto timed = timedByRecords(m_expected, records);
    if (auto facts = factsOfLibraries(m_expected, timed, records); !facts.empty()) {
        const auto limits = occupancyLimits(m_context->api(), m_context->device());
        for (auto& kernel : facts)
            addOccupancy(kernel, limits);
        addKernels(m_facts, facts);
    }
    m_expected.clear();
    if (timed.empty())
        return;
    std::vector<Command> all;
    auto next = timed.begin() + (m_gated ? 1 : 0);
    for (auto& command : commands) {
        if (command.clock == Clock::Cupti && next != timed.end())
            std::ranges::move(*next++, std::back_inserter(all));
        else
            all.push_back(std::move(command));
    }
    commands = std::move(all);
}

} // namespace sortscope::backend::cuda

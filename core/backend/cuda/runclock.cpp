// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/runclock.h"

#include "core/backend/cuda/activitymatch.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::backend::cuda {
namespace {

/// With more launches than this, each between two events, the driver makes the host wait for room in the
/// queue.
constexpr std::size_t kMostBehindGate = 330;
constexpr int kMostGateFailures = 2;

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
        cupti(m_options).begin();
    } catch (const Unsupported&) {
        if (forced)
            throw;
        m_cuptiRefused = true;
        return false;
    }
    m_recording = true;
    return true;
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
        if (!m_gate)
            m_gate.emplace(m_context, m_stream);
        m_gate->close();
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
    if (std::exchange(m_recording, false))
        m_records = Cupti::instance().end().value_or(std::vector<ActivityRecord>());
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
    auto timed = timedByRecords(m_expected, std::exchange(m_records, {}));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/interferenceprobe.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sortscope::sample {
namespace {

using Count = std::optional<std::int64_t>;

Count difference(const Count& after, const Count& before)
{
    return after && before ? Count(*after - *before) : std::nullopt;
}

/// Adds `part`. `sum` begins as 0, and stays empty once a part is missing.
void add(Count& sum, const Count& part)
{
    sum = sum && part ? Count(*sum + *part) : std::nullopt;
}

/// Counts the processes that came after this process had opened the device, not those before, such as a
/// desktop; or, if the driver can tell processes apart, all other processes that compute.
Count otherProcesses(const backend::DeviceUse& before, const backend::DeviceUse& after)
{
    Count more = difference(after.processes, before.processes);
    if (more)
        more = std::max<std::int64_t>(*more, 0);
    return std::max({more, before.otherComputing, after.otherComputing});
}

} // namespace

InterferenceProbe::InterferenceProbe(const backend::Device& device,
                                     std::shared_ptr<const backend::HostProbe> host)
    : m_device(device),
      m_host(std::move(host))
{}

void InterferenceProbe::beginWindow()
{
    if (m_begin)
        return;
    m_use = m_device.use();
    m_begin = std::chrono::steady_clock::now();
    m_process = m_host->process();
    m_machine = m_host->machine();
}

void InterferenceProbe::beginSamples()
{
    if (std::exchange(m_sampling, true))
        return;
    beginWindow();
    m_sum = {.timedNs = 0, .timedCpuNs = 0, .timedWaitNs = 0, .involuntarySwitches = 0};
    m_pace = m_host->paceNs();
}

void InterferenceProbe::beforeRun()
{
    if (m_sampling)
        m_beforeRun = m_host->process();
}

void InterferenceProbe::afterRun(std::int64_t wallNs)
{
    if (!m_sampling)
        return;
    const auto now = m_host->process();
    add(m_sum.timedNs, wallNs);
    add(m_sum.timedCpuNs, difference(now.cpuNs, m_beforeRun.cpuNs));
    add(m_sum.timedWaitNs, difference(now.threadWaitNs, m_beforeRun.threadWaitNs));
    add(m_sum.involuntarySwitches, difference(now.involuntarySwitches, m_beforeRun.involuntarySwitches));
}

results::Interference InterferenceProbe::finish()
{
    beginSamples(); // a job may end before its first sample
    const auto pace = m_host->paceNs();
    const auto machine = m_host->machine();
    const auto process = m_host->process();
    const auto window = std::chrono::steady_clock::now() - *m_begin;
    const auto use = m_device.use();
    auto sum = m_sum;
    sum.windowNs = std::chrono::nanoseconds(window).count();
    if (machine.processors == m_machine.processors) // a processor may have been switched off meanwhile
        sum.processors = machine.processors;
    sum.stolenNs = difference(machine.stolenNs, m_machine.stolenNs);
    const auto idle = difference(machine.idleNs, m_machine.idleNs);
    if (sum.processors && idle && sum.stolenNs)
        sum.busyNs = std::max<std::int64_t>(*sum.windowNs * *sum.processors - *idle - *sum.stolenNs, 0);
    sum.ownCpuNs = difference(process.cpuNs, m_process.cpuNs);
    sum.pressureNs = difference(machine.pressureNs, m_machine.pressureNs);
    if (m_pace && pace)
        sum.paceNs = std::midpoint(*m_pace, *pace);
    sum.otherProcesses = otherProcesses(m_use, use);
    sum.powerViolationNs = difference(use.powerViolationNs, m_use.powerViolationNs);
    sum.heatViolationNs = difference(use.heatViolationNs, m_use.heatViolationNs);
    sum.hardwareViolationNs = difference(use.hardwareViolationNs, m_use.hardwareViolationNs);
    sum.powerLimitMw = use.powerLimitMw;
    return sum;
}

} // namespace sortscope::sample

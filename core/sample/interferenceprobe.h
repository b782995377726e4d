// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/row/interference.h"

#include <chrono>
#include <memory>

namespace sortscope::sample {

/// Watches other activity while a replicate is sampled. The counters of the process are read right before and
/// after each timed run, which takes some microseconds. Those of the machine and the device are slow to read
/// and to tick: they are read once before the warm-up and once after the last sample. Nothing is read while a
/// run is timed.
class InterferenceProbe {
public:
    /// The device must outlive the probe.
    InterferenceProbe(const backend::Device& device, std::shared_ptr<const backend::HostProbe> host);

    /// Call it once the job is prepared, and before the first sample; until then runs are not watched.
    void beginWindow();
    void beginSamples();

    void beforeRun();
    void afterRun(std::int64_t wallNs);

    /// Call it after the last sample.
    results::Interference finish();

private:
    const backend::Device& m_device;
    std::shared_ptr<const backend::HostProbe> m_host;
    std::optional<std::chrono::steady_clock::time_point> m_begin;
    bool m_sampling = false;
    backend::MachineCounters m_machine;
    backend::ProcessCounters m_process;
    backend::DeviceUse m_use;
    backend::ProcessCounters m_beforeRun;
    results::Interference m_sum;
    std::optional<std::int64_t> m_pace;
};

} // namespace sortscope::sample

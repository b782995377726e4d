// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "gui/run/workbench.h"
#include "tests/support/fakebackend.h"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

namespace sortscope::tests {

/// A bitonic sort on the fake device, with so few samples that it takes almost no time.
plan::RunRequest bitonicRequest(std::vector<std::size_t> sizes = {16});

/// Finds the devices of fakeInventory(behaviour), and one device that is not available.
gui::bridge::DeviceDiscovery::Discover discovering(FakeBehaviour behaviour = {});

/// A machine of this name with the fake device and a processor, at `place`.
gui::bridge::FoundMachines machineAt(const runner::Place& place, const std::string& node);

/// A finished job with samples of the given wall clocks, in nanoseconds, as a fake device would give it.
std::shared_ptr<results::JobResult> resultOf(results::JobId id, std::size_t size,
                                             const std::vector<std::int64_t>& wallNs);

/// A finished job that failed.
std::shared_ptr<results::JobResult> failureOf(results::JobId id, std::string reason);

/// Writes a session with the finished jobs 1 to `jobs`, whose samples have commands.
void writeSession(const QString& path, int jobs = 3);

/// Starts the discovery and waits until the devices are known. False if that takes too long.
bool discoverNow(gui::bridge::Workbench& workbench);

/// Starts the request and waits for the run's end. False if that takes too long.
bool runNow(gui::bridge::Workbench& workbench, const plan::RunRequest& request);

/// Stops a fake device at its first launch until the gate is opened.
class Gate {
public:
    /// For FakeBehaviour::onLaunch: every launch waits here until open() was called.
    void pass();
    /// Blocks until a launch is waiting.
    void waitForLaunch();
    bool launched() const { return m_launched; }
    void open();

private:
    std::atomic<bool> m_launched = false;
    std::atomic<bool> m_open = false;
};

} // namespace sortscope::tests

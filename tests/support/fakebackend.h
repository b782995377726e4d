// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/backend/device.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace sortscope::tests {

/// The steps in which a fake device can be told to fail.
enum class Step { OpenQueue, Allocate, Build, Upload, Restore, Launch, Download, Finish };

/// The behaviour of a fake device. Its kernels run on the host: it knows bitonic_pass and, for inputs of one
/// tile, the kernels of column radix sort; every other kernel counts as empty.
struct FakeBehaviour {
    std::string id = "opencl:0";
    /// The device has no UUID if this is empty.
    std::string uuid;
    /// The step, and the number of its call, that throws `failure`; the first call is 0.
    std::optional<Step> failAt;
    int failAtCall = 0;
    /// Throws, or does something else; by default, it throws a plain backend::Error.
    std::function<void()> failure;
    /// Makes the last launch of a run compare the wrong way round, as a broken kernel would.
    bool wrongKernel = false;
    /// The one run of bitonic_pass that compares wrongly, and one that does nothing at all; the first run is
    /// 0.
    std::optional<int> wrongRun;
    std::optional<int> idleRun;
    /// The first run of bitonic_pass that writes a word behind its keys, and how many runs from it on do; how
    /// many words lie between it and the keys.
    std::optional<int> strayFromRun;
    int strayRuns = std::numeric_limits<int>::max();
    std::size_t strayWords = 0;
    /// The number of launches of column radix sort on one queue that sort; later launches do nothing.
    int tileLaunchesThatWork = std::numeric_limits<int>::max();
    /// True if the device knows the kernels that check outputs on the device; then the number of checks that
    /// work: later checks leave their words as they are. Their launches are no Step::Launch, and are not
    /// reported.
    bool checksOutputs = false;
    int checksThatWork = std::numeric_limits<int>::max();
    /// Called at the end of each check with the number of wrong elements of the output.
    std::function<void(std::uint64_t wrong)> onCheck;
    /// The readings of the device's sensors, the users of the device, the counter of its energy, and the
    /// host's counters; by default, none.
    std::function<std::optional<backend::DeviceState>()> state;
    std::function<backend::DeviceUse()> use;
    std::function<std::unique_ptr<backend::EnergyCounter>()> energy;
    std::function<backend::ProcessCounters()> process;
    std::function<backend::MachineCounters()> machine;
    std::function<std::int64_t()> pace;
    /// The additional time of each launch in the run of this number; the first run is 0.
    std::function<std::chrono::microseconds(int run)> moreTime;
    /// The additional time of each launch of bitonic_pass in work-groups of this size; may throw.
    std::function<std::chrono::microseconds(std::size_t workGroupSize)> groupTime;
    /// The time that one launch takes; below: opening a queue, allocating one buffer, and access to host
    /// memory.
    std::chrono::microseconds launchTime{0};
    /// The time that launching an empty kernel takes.
    std::chrono::microseconds emptyTime{0};
    /// The time that tracing adds to each launch.
    std::chrono::microseconds tracingTime{0};
    std::chrono::microseconds openTime{0};
    std::chrono::microseconds allocationTime{0};
    std::chrono::microseconds hostAccessTime{0};
    /// The time that one copy on the device takes.
    std::chrono::microseconds copyTime{0};
    /// The readings of the device's clock for a launch of bitonic_pass, and for one of an empty kernel; the
    /// true time if they are not given.
    std::optional<std::chrono::nanoseconds> kernelReading;
    std::optional<std::chrono::nanoseconds> emptyReading;
    /// Called at the start of every launch of bitonic_pass, on the job's thread.
    std::function<void()> onLaunch;
    /// Called for every command, and for every event that limits untraced work in flight.
    std::function<void(backend::CommandKind kind, bool traced)> onCommand;
    std::function<void()> onMark;
    /// Called before the first launch of every run of bitonic_pass with the keys that the run finds.
    std::function<void(std::span<const std::uint32_t>)> onRun;
    /// Called with the size of every buffer on the device, and of every buffer on the host.
    std::function<void(std::size_t bytes)> onAllocate;
    std::function<void(std::size_t bytes)> onAllocateHost;
};

/// A device that needs no driver.
std::shared_ptr<const backend::Device> makeFakeDevice(FakeBehaviour behaviour);

/// The host's CPU and one fake device.
backend::Inventory fakeInventory(FakeBehaviour behaviour = {});

} // namespace sortscope::tests

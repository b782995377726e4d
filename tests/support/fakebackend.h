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

/// Where a fake device can be told to fail.
enum class Step { OpenQueue, Allocate, Build, Upload, Restore, Launch, Download, Finish };

/// How a fake device behaves. Its kernels run on the host: it knows bitonic_pass and, for inputs of one tile,
/// the kernels of column radix sort, and takes any other one for empty.
struct FakeBehaviour {
    std::string id = "opencl:0";
    /// None if it is empty.
    std::string uuid;
    /// The call of this step that throws `failure`; the first one is 0.
    std::optional<Step> failAt;
    int failAtCall = 0;
    /// Throws, or does something else; a plain backend::Error by default.
    std::function<void()> failure;
    /// Compares the wrong way round in the last launch of a run, as a broken kernel would.
    bool wrongKernel = false;
    /// The run of bitonic_pass that alone does so, and one that does nothing at all; the first one is 0.
    std::optional<int> wrongRun;
    std::optional<int> idleRun;
    /// Launches of column radix sort on one queue that sort; the ones behind do nothing.
    int tileLaunchesThatWork = std::numeric_limits<int>::max();
    /// Knows the kernels that check outputs on the device, and how many checks work; those behind leave their
    /// words as they are. Their launches are no Step::Launch, and are not told.
    bool checksOutputs = false;
    int checksThatWork = std::numeric_limits<int>::max();
    /// Called at the end of each check with how many elements of the output are wrong.
    std::function<void(std::uint64_t wrong)> onCheck;
    /// What the device's sensors say, who uses it, and what the host's counters say; nothing by default.
    std::function<std::optional<backend::DeviceState>()> state;
    std::function<backend::DeviceUse()> use;
    std::function<backend::ProcessCounters()> process;
    std::function<backend::MachineCounters()> machine;
    std::function<std::int64_t()> pace;
    /// What each launch of the run of this number takes longer; the first one is 0.
    std::function<std::chrono::microseconds(int run)> moreTime;
    /// What each launch of bitonic_pass takes longer in work-groups of this size; may throw.
    std::function<std::chrono::microseconds(std::size_t workGroupSize)> groupTime;
    /// Time that one launch takes, opening a queue, allocating one buffer, and reaching into host memory.
    std::chrono::microseconds launchTime{0};
    /// Time that launching an empty kernel takes.
    std::chrono::microseconds emptyTime{0};
    /// What tracing adds to each launch.
    std::chrono::microseconds tracingTime{0};
    std::chrono::microseconds openTime{0};
    std::chrono::microseconds allocationTime{0};
    std::chrono::microseconds hostAccessTime{0};
    /// Time that one copy on the device takes.
    std::chrono::microseconds copyTime{0};
    /// What its clock reads for a launch of bitonic_pass, and for one of an empty kernel; the true time where
    /// it is not said.
    std::optional<std::chrono::nanoseconds> kernelReading;
    std::optional<std::chrono::nanoseconds> emptyReading;
    /// Called at the start of every launch of bitonic_pass, on the job's thread.
    std::function<void()> onLaunch;
    /// Called for every command, and for every event that limits untraced work in flight.
    std::function<void(backend::CommandKind kind, bool traced)> onCommand;
    std::function<void()> onMark;
    /// Called before the first launch of every run of bitonic_pass with the keys that it finds.
    std::function<void(std::span<const std::uint32_t>)> onRun;
    /// Called with the size of every buffer of the device, and of every one of the host.
    std::function<void(std::size_t bytes)> onAllocate;
    std::function<void(std::size_t bytes)> onAllocateHost;
};

/// A device that needs no driver.
std::shared_ptr<const backend::Device> makeFakeDevice(FakeBehaviour behaviour);

/// The host's CPU and one fake device.
backend::Inventory fakeInventory(FakeBehaviour behaviour = {});

} // namespace sortscope::tests

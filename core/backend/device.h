// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/devicestate.h"
#include "core/backend/queue.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend {

enum class BackendKind { Cpu, OpenCl, Cuda };

/// What is known of a device without running anything on it. Sizes are bytes.
struct DeviceInfo {
    /// "cpu", "opencl:0", "cuda:0": the id of the command line, sessions and CSV.
    std::string id;
    std::string name;
    BackendKind backend = BackendKind::Cpu;
    std::string platform;
    std::string vendor;
    std::string driverVersion;
    std::string apiVersion;
    std::optional<std::string> uuid;
    std::optional<std::string> pciId;
    std::uint64_t globalMemory = 0;
    std::uint64_t maxAllocation = 0;
    std::uint64_t localMemory = 0;
    std::size_t maxWorkGroupSize = 1;
    unsigned computeUnits = 1;
    /// Hardware threads of the host processor; only for the CPU.
    std::optional<unsigned> threads;
    std::optional<std::int64_t> timerResolutionNs;
    Clock clock = Clock::HostSteady;
    /// True where the device is the host's own processor or shares its memory.
    bool sharesHostMemory = false;
    std::vector<TransferMode> transferModes;
    std::vector<LaunchMode> launchModes;
};

/// A device that can run jobs. Thread-safe: queues may be opened from any thread.
class Device {
public:
    virtual ~Device() = default;

    virtual const DeviceInfo& info() const = 0;

    /// A fresh profiling queue with its own context. Throws Error when the device refuses.
    virtual std::unique_ptr<Queue> openQueue(const QueueOptions& options) const = 0;

    /// What its sensors say now; empty where none can be read. May take a millisecond: never ask while
    /// something is being timed.
    virtual std::optional<DeviceState> state() const { return std::nullopt; }
};

/// A backend, platform or driver that offers no device, and why.
struct Unavailable {
    BackendKind backend = BackendKind::Cpu;
    std::string what;
    std::string reason;
};

/// What discovery found: devices in id order, and what could not be used.
struct Inventory {
    std::vector<std::shared_ptr<const Device>> devices;
    std::vector<Unavailable> unavailable;

    /// nullptr where no device has that id.
    std::shared_ptr<const Device> find(std::string_view id) const;
};

} // namespace sortscope::backend

namespace sortscope::data {

template <>
struct Names<backend::BackendKind> {
    static constexpr std::array all{Named{backend::BackendKind::Cpu, "cpu"},
                                    Named{backend::BackendKind::OpenCl, "opencl"},
                                    Named{backend::BackendKind::Cuda, "cuda"}};
};

} // namespace sortscope::data

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/backend/devicestate.h"
#include "core/backend/hostprobe.h"
#include "core/backend/queue.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend {

/// A device that can run jobs. Thread-safe: queues may be opened from any thread.
class Device {
public:
    virtual ~Device() = default;

    virtual const DeviceInfo& info() const = 0;

    /// A fresh queue, traced at first, with its own context. Throws Error when the device refuses.
    virtual std::unique_ptr<Queue> openQueue(const QueueOptions& options) const = 0;

    /// Takes the memory that all queues of this process place their buffers in, which the first queue does
    /// otherwise. Before anybody takes any, so that where buffers lie does not hang on the order of jobs.
    /// Never throws: a device that refuses does so again when a queue is opened.
    virtual void takeMemory() const {}

    /// What its sensors say now; empty if none can be read. May take a millisecond: never ask while
    /// something is being timed.
    virtual std::optional<DeviceState> state() const { return std::nullopt; }

    /// Bytes of the cache that all of it shares; 0 if the API does not say.
    virtual std::uint64_t lastLevelCache() const { return 0; }

    /// Who else uses it, and for how long it was held back; the same holds of both.
    virtual DeviceUse use() const { return {}; }
};

/// A backend, platform or driver that offers no device, and why.
struct Unavailable {
    BackendKind backend = BackendKind::Cpu;
    std::string what;
    std::string reason;
};

/// What a backend is about to ask for its devices: its driver as a whole where `what` is empty, or one of its
/// platforms.
struct Listing {
    BackendKind backend = BackendKind::Cpu;
    std::string what;

    bool operator==(const Listing&) const = default;
};

/// Called before each of them; false leaves it out. Empty: nothing is left out.
using ListingCheck = std::function<bool(const Listing&)>;

/// What discovery found: devices in id order, and what could not be used.
struct Inventory {
    std::vector<std::shared_ptr<const Device>> devices;
    std::vector<Unavailable> unavailable;

    /// Name of the machine; empty if it does not say, and if the devices are of several machines, whose names
    /// they have themselves.
    std::optional<std::string> node;

    /// Reads the counters of the machine; never null.
    std::shared_ptr<const HostProbe> host = systemProbe();

    /// nullptr if no device has that id.
    std::shared_ptr<const Device> find(std::string_view id) const;
    /// What is known of the devices, and which machine's they are and of which number; what drivers say is
    /// repaired where it is not UTF-8.
    std::vector<DeviceInfo> infos() const;
};

} // namespace sortscope::backend

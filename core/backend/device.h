// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/backend/devicestate.h"
#include "core/backend/energycounter.h"
#include "core/backend/hostprobe.h"
#include "core/backend/queue.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend {

struct DeviceDetails;

/// A device that can run jobs. Thread-safe: queues may be opened from any thread.
class Device {
public:
    virtual ~Device() = default;

    virtual const DeviceInfo& info() const = 0;

    /// Opens a fresh queue, traced at first, with its own context. Throws Error if the device refuses.
    virtual std::unique_ptr<Queue> openQueue(const QueueOptions& options) const = 0;

    /// Takes the memory in which all queues of this process place their buffers; otherwise the first queue
    /// takes it. Call it before anybody takes memory, so that the place of buffers does not depend on the
    /// order of jobs. Never throws: a device that refuses does so again when a queue is opened.
    virtual void takeMemory() const {}

    /// The readings of the device's sensors; empty if none can be read. May take a millisecond: never ask
    /// while something is being timed.
    virtual std::optional<DeviceState> state() const { return std::nullopt; }

    /// Bytes of the cache that the whole device shares; 0 if the API does not tell.
    virtual std::uint64_t lastLevelCache() const { return 0; }

    /// What the driver tells beside info(). May take some milliseconds, and load the drivers of its sensors:
    /// never ask while something is being timed.
    virtual DeviceDetails details() const;

    /// A counter of the device's energy. Throws Unsupported with the reason if there is none.
    virtual std::unique_ptr<EnergyCounter> energyCounter() const;

    /// The other users of the device, and the time for which it was held back. Never ask during timing.
    virtual DeviceUse use() const { return {}; }
};

/// A backend, platform or driver that offers no device, and why.
struct Unavailable {
    BackendKind backend = BackendKind::Cpu;
    std::string what;
    std::string reason;
};

/// The driver or platform that a backend is about to ask for its devices: its driver as a whole if `what` is
/// empty, otherwise one of its platforms.
struct Listing {
    BackendKind backend = BackendKind::Cpu;
    std::string what;

    bool operator==(const Listing&) const = default;
};

/// Is called before each listing; returns false to leave it out. An empty function leaves nothing out.
using ListingCheck = std::function<bool(const Listing&)>;

/// The findings of discovery: devices in id order, and drivers and platforms that could not be used.
struct Inventory {
    std::vector<std::shared_ptr<const Device>> devices;
    std::vector<Unavailable> unavailable;

    /// Name of the machine; empty if the machine does not tell it, and if the devices are of several
    /// machines: then the devices have the names.
    std::optional<std::string> node;

    /// Reads the counters of the machine; never null.
    std::shared_ptr<const HostProbe> host = systemProbe();

    /// nullptr if no device has that id.
    std::shared_ptr<const Device> find(std::string_view id) const;
    /// The facts about the devices, with their machine and number; texts of drivers are repaired if they are
    /// not UTF-8.
    std::vector<DeviceInfo> infos() const;
    /// Device::details() of each device; texts are repaired as above.
    std::vector<DeviceDetails> details() const;
};

} // namespace sortscope::backend

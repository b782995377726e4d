// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cpu/cpudevice.h"

#include "core/backend/cpu/hostqueue.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>
#include <thread>

namespace sortscope::backend::cpu {
namespace {

/// The value of the first "key : value" line of /proc/cpuinfo with that key; Linux only, else empty.
std::string cpuInfo(std::string_view key)
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const auto colon = line.find(':');
        if (line.starts_with(key) && colon != std::string::npos && colon + 2 <= line.size())
            return line.substr(colon + 2);
    }
    return {};
}

DeviceInfo describe()
{
    DeviceInfo info;
    info.id = "cpu";
    const auto model = cpuInfo("model name");
    info.name = model.empty() ? "CPU" : model;
    info.backend = BackendKind::Cpu;
    info.platform = "Host";
    info.vendor = cpuInfo("vendor_id");
    info.threads = std::max(1U, std::thread::hardware_concurrency());
    info.computeUnits = *info.threads;
    const auto pages = sysconf(_SC_PHYS_PAGES);
    const auto pageSize = sysconf(_SC_PAGE_SIZE);
    info.globalMemory = pages > 0 && pageSize > 0
                            ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(pageSize)
                            : 0;
    info.maxAllocation = info.globalMemory;
    info.timerResolutionNs = 1;
    info.clock = Clock::HostSteady;
    info.sharesHostMemory = true;
    info.transferModes = {TransferMode::Copy};
    info.launchModes = {LaunchMode::EnqueueAll};
    return info;
}

class CpuDevice : public Device {
public:
    const DeviceInfo& info() const override { return m_info; }
    std::unique_ptr<Queue> openQueue(const QueueOptions& options) const override
    {
        return std::make_unique<HostQueue>(options);
    }
    std::uint64_t lastLevelCache() const override
    {
        return static_cast<std::uint64_t>(std::max(0L, sysconf(_SC_LEVEL3_CACHE_SIZE)));
    }

private:
    DeviceInfo m_info = describe();
};

} // namespace

Inventory discover()
{
    return {{std::make_shared<CpuDevice>()}, {}};
}

} // namespace sortscope::backend::cpu

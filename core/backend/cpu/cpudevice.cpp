// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cpu/cpudevice.h"

#include "core/backend/cpu/hostqueue.h"
#include "core/backend/devicedetails.h"
#include "core/backend/rapl.h"
#include "core/base/texts.h"

#include <boost/version.hpp>
#include <fmt/format.h>
#include <hwy/highway.h>
#include <tbb/version.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>
#include <thread>

namespace sortscope::backend::cpu {
namespace {

/// The libraries that algorithms of the processor come from, and their versions: for a processor they are
/// what a driver is for other devices. Headers of IPS4o have no version: their hash stands for it.
std::string libraries()
{
    return fmt::format("libstdc++ {} ({}), oneTBB {}.{}.{}, Highway {}.{}.{}, Boost {}.{}.{}, IPS4o {}",
                       _GLIBCXX_RELEASE, __GLIBCXX__, TBB_VERSION_MAJOR, TBB_VERSION_MINOR, TBB_VERSION_PATCH,
                       HWY_MAJOR, HWY_MINOR, HWY_PATCH, BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000,
                       BOOST_VERSION % 100, SORTSCOPE_IPS4O_VERSION);
}

std::string compiler()
{
#ifdef __clang__
    return fmt::format("Clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#else
    return fmt::format("GCC {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
}

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
    info.driverVersion = libraries();
    info.apiVersion = compiler();
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

/// The highest clock of the first processor; Linux only, and not in every virtual machine.
std::optional<unsigned> maxClockMhz()
{
    constexpr unsigned kKilohertz = 1000;
    std::ifstream file("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq");
    unsigned value = 0;
    return file >> value ? std::optional(value / kKilohertz) : std::nullopt;
}

std::optional<std::uint64_t> configured(int name)
{
    const auto value = sysconf(name);
    return value > 0 ? std::optional(static_cast<std::uint64_t>(value)) : std::nullopt;
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
    std::unique_ptr<EnergyCounter> energyCounter() const override { return openRapl(); }
    DeviceDetails details() const override
    {
        DeviceDetails details;
        details.maxClockMhz = maxClockMhz();
        details.cache = configured(_SC_LEVEL3_CACHE_SIZE);
        details.cacheLine = configured(_SC_LEVEL1_DCACHE_LINESIZE);
        details.cores = base::numberIn<unsigned>(cpuInfo("cpu cores"));
        details.doublePrecision = true;
        return details;
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

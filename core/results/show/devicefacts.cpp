// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/devicefacts.h"

#include "core/backend/devicedetails.h"
#include "core/backend/deviceinfo.h"
#include "core/base/texts.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace sortscope::results {
namespace {

/// Takes facts, and leaves out those that are not told.
class Told {
public:
    void text(DeviceFact fact, const std::string& value)
    {
        if (!value.empty())
            m_facts.push_back({fact, value});
    }
    void text(DeviceFact fact, const std::optional<std::string>& value) { text(fact, value.value_or("")); }

    /// A number, with its unit behind it.
    template <typename Number>
    void count(DeviceFact fact, const std::optional<Number>& value, std::string_view unit = {})
    {
        if (value.value_or(0) > 0)
            m_facts.push_back({fact, fmt::format("{}{}{}", *value, unit.empty() ? "" : " ", unit)});
    }

    void bytes(DeviceFact fact, const std::optional<std::uint64_t>& value)
    {
        if (value.value_or(0) > 0)
            m_facts.push_back({fact, ByteCount{*value}});
    }

    void yesNo(DeviceFact fact, const std::optional<bool>& value)
    {
        if (value)
            m_facts.push_back({fact, *value});
    }

    std::vector<KnownFact> take() { return std::move(m_facts); }

private:
    std::vector<KnownFact> m_facts;
};

void addIdentity(Told& told, const backend::DeviceInfo& info, const backend::DeviceDetails& details)
{
    told.text(DeviceFact::Vendor, info.vendor);
    told.text(DeviceFact::Platform, info.platform);
    told.text(DeviceFact::Driver, info.driverVersion);
    told.text(DeviceFact::Api, info.apiVersion);
    told.text(DeviceFact::Language, details.language);
    told.text(DeviceFact::Uuid, info.uuid);
    told.text(DeviceFact::PciId, info.pciId);
    if (details.pcieGeneration && details.pcieLanes)
        told.text(DeviceFact::PcieLink,
                  fmt::format("PCIe {}, {} lanes", *details.pcieGeneration, *details.pcieLanes));
}

void addUnits(Told& told, const backend::DeviceInfo& info, const backend::DeviceDetails& details)
{
    const bool isCpu = info.backend == backend::BackendKind::Cpu;
    if (!isCpu)
        told.count(DeviceFact::Units, std::optional(info.computeUnits));
    told.count(DeviceFact::Cores, details.cores);
    told.count(DeviceFact::Threads, info.threads);
    told.count(DeviceFact::MaxClock, details.maxClockMhz, "MHz");
    told.text(DeviceFact::SubGroups,
              base::joined(details.subGroups, [](unsigned size) { return fmt::format("{}", size); }));
    if (!isCpu)
        told.count(DeviceFact::WorkGroupLimit, std::optional(info.maxWorkGroupSize), "work-items");
    told.count(DeviceFact::WorkItemsPerUnit, details.workItemsPerUnit);
    told.count(DeviceFact::RegistersPerUnit, details.registersPerUnit);
}

void addMemory(Told& told, const backend::DeviceInfo& info, const backend::DeviceDetails& details)
{
    told.bytes(DeviceFact::LocalMemory, info.localMemory);
    told.bytes(DeviceFact::LocalMemoryPerUnit, details.localMemoryPerUnit);
    told.bytes(DeviceFact::Memory, info.globalMemory);
    told.bytes(DeviceFact::LargestAllocation, info.maxAllocation);
    told.count(DeviceFact::MemoryClock, details.memoryClockMhz, "MHz");
    told.count(DeviceFact::MemoryBus, details.memoryBusBits, "bits");
    told.yesNo(DeviceFact::ErrorCorrection, details.errorCorrection);
    told.bytes(DeviceFact::Cache, details.cache);
    told.bytes(DeviceFact::CacheLine, details.cacheLine);
    told.yesNo(DeviceFact::SharesHostMemory, info.sharesHostMemory);
}

} // namespace

std::vector<KnownFact> factsOf(const backend::DeviceInfo& info, const backend::DeviceDetails& details)
{
    Told told;
    addIdentity(told, info, details);
    addUnits(told, info, details);
    addMemory(told, info, details);
    told.yesNo(DeviceFact::DoublePrecision, details.doublePrecision);
    told.count(DeviceFact::TimerResolution, info.timerResolutionNs, "ns");
    if (details.powerLimitMw) {
        constexpr double kWatt = 1000;
        told.text(DeviceFact::PowerLimit,
                  fmt::format("{} W", static_cast<double>(*details.powerLimitMw) / kWatt));
    }
    told.text(DeviceFact::Extensions, base::joined(details.extensions));
    return told.take();
}

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/environmentdifferences.h"

#include "core/results/jobresult.h"
#include "core/results/sourcedifferences.h"

#include <fmt/format.h>

#include <map>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

using Values = EnvironmentDifference::Values;
using Properties = std::map<std::tuple<Property, std::optional<PropertyOwner>>, Values>;

/// Adds values of one device, or of the machine.
class Adder {
public:
    explicit Adder(Properties& properties, std::optional<PropertyOwner> device = {})
        : m_properties(properties),
          m_device(std::move(device))
    {}

    void operator()(Property property, const std::optional<std::string>& value)
    {
        const bool known = value && !value->empty();
        m_properties[{property, m_device}].insert(known ? value : std::nullopt);
    }

private:
    Properties& m_properties;
    std::optional<PropertyOwner> m_device;
};

void addRun(Properties& properties, const StoredRun& run)
{
    Adder add(properties);
    const auto& environment = run.environment;
    add(Property::ProgramVersion, environment.programVersion);
    add(Property::GitRevision, environment.gitRevision);
    add(Property::Node, environment.node);
    add(Property::OperatingSystem, environment.os);
    add(Property::Kernel, environment.kernel);
    add(Property::Cpu, environment.cpuModel);
    add(Property::CpuGovernor, environment.governor);
    add(Property::CpuThreads,
        environment.threads ? std::optional(fmt::format("{}", *environment.threads)) : std::nullopt);
    add(Property::SampleOrder, std::string(base::nameOf(run.order)));
}

void addDevice(Properties& properties, const backend::DeviceInfo& device)
{
    Adder add(properties, PropertyOwner{device.name, device.backend});
    add(Property::Driver, device.driverVersion);
    add(Property::Api, device.apiVersion);
    add(Property::Platform, device.platform);
    add(Property::Clock, std::string(base::nameOf(device.clock)));
    add(Property::Uuid, device.uuid);
}

Properties propertiesOf(const ComparedSet& set)
{
    std::set<RunId> used;
    Properties properties;
    for (const auto& stored : set.jobs) {
        if (!stored.finished)
            continue;
        used.insert(stored.run);
        addDevice(properties, stored.result->spec.device);
    }
    for (const auto& run : set.runs) {
        if (used.contains(run.id))
            addRun(properties, run);
    }
    return properties;
}

} // namespace

std::vector<EnvironmentDifference> environmentDifferences(const ComparedSet& a, const ComparedSet& b)
{
    const auto there = propertiesOf(b);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [key, values] : propertiesOf(a)) {
        // A device that one side lacks has no jobs to compare.
        const auto other = there.find(key);
        if (other == there.end() || other->second == values)
            continue;
        const auto& [property, device] = key;
        differences.push_back({property, device, values, other->second});
    }
    for (auto& difference : sourceDifferences(a, b))
        differences.push_back(std::move(difference));
    return differences;
}

std::string titleOf(const EnvironmentDifference& difference)
{
    std::string property(base::nameOf(difference.property));
    if (!difference.file.empty())
        property += ' ' + difference.file;
    if (!difference.device)
        return property;
    return fmt::format("{} of {} ({})", property, difference.device->name,
                       base::nameOf(difference.device->backend));
}

std::string textOf(const EnvironmentDifference::Values& values)
{
    std::string text;
    for (const auto& value : values)
        text += (text.empty() ? "" : ", ") + value.value_or("unknown");
    return text;
}

} // namespace sortscope::results

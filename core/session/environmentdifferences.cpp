// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/environmentdifferences.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <set>

namespace sortscope::session {
namespace {

/// The values of each property, by its title.
using Properties = std::map<std::string, std::set<std::string>>;

void add(Properties& properties, const std::string& title, const std::optional<std::string>& value)
{
    properties[title].insert(value && !value->empty() ? *value : "unknown");
}

void addEnvironment(Properties& properties, const Environment& environment)
{
    add(properties, "program version", environment.programVersion);
    add(properties, "git revision", environment.gitRevision);
    add(properties, "node", environment.node);
    add(properties, "operating system", environment.os);
    add(properties, "kernel", environment.kernel);
    add(properties, "CPU", environment.cpuModel);
    add(properties, "CPU governor", environment.governor);
    add(properties, "CPU threads",
        environment.threads ? std::optional(fmt::format("{}", *environment.threads)) : std::nullopt);
}

void addDevice(Properties& properties, const backend::DeviceInfo& device)
{
    const auto title = [&](std::string_view what) {
        return fmt::format("{} of {} ({})", what, device.name, data::nameOf(device.backend));
    };
    add(properties, title("driver"), device.driverVersion);
    add(properties, title("API"), device.apiVersion);
    add(properties, title("platform"), device.platform);
    add(properties, title("clock"), std::string(data::nameOf(device.clock)));
    add(properties, title("UUID"), device.uuid);
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
            addEnvironment(properties, run.environment);
    }
    return properties;
}

} // namespace

std::vector<EnvironmentDifference> environmentDifferences(const ComparedSet& a, const ComparedSet& b)
{
    const auto there = propertiesOf(b);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [title, values] : propertiesOf(a)) {
        // A device that one side lacks has no jobs to compare.
        const auto other = there.find(title);
        if (other != there.end() && other->second != values)
            differences.push_back({title, fmt::format("{}", fmt::join(values, ", ")),
                                   fmt::format("{}", fmt::join(other->second, ", "))});
    }
    return differences;
}

} // namespace sortscope::session

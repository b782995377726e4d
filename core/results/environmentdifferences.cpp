// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare.h"
#include "core/results/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
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

/// Enough of a hash to see at a glance that texts differ.
constexpr std::size_t kHashShown = 12;

/// Where texts came from, by their hashes.
using Texts = std::map<std::string, std::string>;
using Files = std::map<std::pair<PropertyOwner, std::string>, Texts>;

Files filesOf(const ComparedSet& set)
{
    Files files;
    for (const auto& stored : set.jobs) {
        if (!stored.finished)
            continue;
        const auto& device = stored.result->spec.device;
        for (const auto& source : stored.result->sources)
            files[{PropertyOwner{device.name, device.backend}, source.file}].try_emplace(source.hash,
                                                                                         source.origin);
    }
    return files;
}

bool sameTexts(const Texts& a, const Texts& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& left, const auto& right) { return left.first == right.first; });
}

Values valuesOf(const Texts& texts)
{
    Values values;
    for (const auto& [hash, origin] : texts)
        values.insert(fmt::format("{} ({})", hash.substr(0, kHashShown), origin));
    return values;
}

/// The kernel files that both sides compiled for a device, but not from the same texts. Where a text came
/// from makes no difference by itself.
std::vector<EnvironmentDifference> sourceDifferences(const ComparedSet& a, const ComparedSet& b)
{
    const auto there = filesOf(b);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [key, texts] : filesOf(a)) {
        const auto other = there.find(key);
        if (other == there.end() || sameTexts(texts, other->second))
            continue;
        const auto& [device, file] = key;
        differences.push_back(
            {Property::KernelSource, device, valuesOf(texts), valuesOf(other->second), file});
    }
    return differences;
}

/// The values of a parameter in jobs that were asked for alike.
struct Asked {
    PropertyOwner device;
    /// As it was asked for, without modes: they change no parameter.
    Variant variant;
    std::string parameter;

    auto operator<=>(const Asked&) const = default;
};

struct Tuned {
    Values values;
    /// False if none of the values was chosen by tuning.
    bool any = false;
};

std::map<Asked, Tuned> parametersOf(const ComparedSet& set)
{
    std::map<Asked, Tuned> parameters;
    for (const auto& stored : set.jobs) {
        const auto& spec = stored.result->spec;
        if (!stored.finished)
            continue;
        auto asked = askedVariant(spec);
        const Variant variant{asked.algorithm, asked.merge, std::move(asked.parameters)};
        for (const auto& [id, value] : spec.variant.parameters) {
            const bool tuned = spec.tuning && spec.tuning->defaults.contains(id);
            auto& known = parameters[{{spec.device.name, spec.device.backend}, variant, id}];
            known.values.insert(algorithms::toText(value)
                                + (tuned ? fmt::format(" (tuned {})", tunedDay(spec.tuning)) : ""));
            known.any = known.any || tuned;
        }
    }
    return parameters;
}

/// What tuning chose on one side, and not on the other.
std::vector<EnvironmentDifference> tunedDifferences(const ComparedSet& a, const ComparedSet& b)
{
    const auto there = parametersOf(b);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [key, tuned] : parametersOf(a)) {
        const auto other = there.find(key);
        if (other == there.end() || other->second.values == tuned.values || !(tuned.any || other->second.any))
            continue;
        differences.push_back({Property::TunedParameter, key.device, tuned.values, other->second.values,
                               fmt::format("{} {}", variantName(key.variant), key.parameter)});
    }
    return differences;
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
    for (auto& difference : tunedDifferences(a, b))
        differences.push_back(std::move(difference));
    return differences;
}

std::string titleOf(const EnvironmentDifference& difference)
{
    std::string property(base::nameOf(difference.property));
    if (!difference.subject.empty())
        property += ' ' + difference.subject;
    if (!difference.device)
        return property;
    return fmt::format("{} of {} ({})", property, difference.device->name,
                       base::nameOf(difference.device->backend));
}

std::string textOf(const EnvironmentDifference::Values& values)
{
    return base::joined(values, [](const auto& value) { return value.value_or("unknown"); });
}

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
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

/// Returns the bytes as a text; empty for 0, which stands for unknown.
std::optional<std::string> bytes(std::uint64_t count)
{
    return count > 0 ? std::optional(fmt::format("{} B", count)) : std::nullopt;
}

template <typename Enum>
std::string words(const std::vector<Enum>& values)
{
    return base::joined(values, base::nameOf<Enum>);
}

/// Adds all facts about a device except its identity.
void addDevice(Properties& properties, const backend::DeviceInfo& device)
{
    const auto& [id, node, name, backend, platform, number, vendor, driverVersion, apiVersion, uuid, pciId,
                 globalMemory, maxAllocation, localMemory, maxWorkGroupSize, computeUnits, threads,
                 timerResolutionNs, clock, sharesHostMemory, transferModes, launchModes] = device;
    Adder add(properties, PropertyOwner{name, backend});
    add(Property::Driver, driverVersion);
    add(Property::Api, apiVersion);
    add(Property::Platform, platform);
    add(Property::Vendor, vendor);
    add(Property::Clock, std::string(base::nameOf(clock)));
    add(Property::ClockResolution,
        timerResolutionNs ? std::optional(fmt::format("{} ns", *timerResolutionNs)) : std::nullopt);
    add(Property::Uuid, uuid);
    add(Property::PciId, pciId);
    add(Property::Memory, bytes(globalMemory));
    add(Property::LargestAllocation, bytes(maxAllocation));
    add(Property::LocalMemory, bytes(localMemory));
    add(Property::WorkGroupLimit, fmt::format("{}", maxWorkGroupSize));
    add(Property::ComputeUnits, fmt::format("{}", computeUnits));
    add(Property::Threads, threads ? std::optional(fmt::format("{}", *threads)) : std::nullopt);
    add(Property::SharesHostMemory, std::string(sharesHostMemory ? "yes" : "no"));
    add(Property::TransferModes, words(transferModes));
    add(Property::LaunchModes, words(launchModes));
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

/// The variables by their names.
using Variables = std::map<std::string, Values>;

/// The environments of the runs that the jobs of a set belong to.
std::vector<const Environment*> environmentsOf(const ComparedSet& set)
{
    std::vector<const Environment*> environments;
    for (const auto& run : set.runs) {
        const bool used = std::ranges::any_of(
            set.jobs, [&](const StoredJob& job) { return job.finished && job.run == run.id; });
        if (used)
            environments.push_back(&run.environment);
    }
    return environments;
}

void addNames(std::set<std::string>& names, const ComparedSet& set)
{
    for (const auto* environment : environmentsOf(set)) {
        if (!environment->variables)
            continue;
        for (const auto& [name, value] : *environment->variables)
            names.insert(name);
    }
}

/// Returns the value of a variable; empty (unknown) if the run did not record variables.
std::optional<std::string> valueOf(const Environment& environment, const std::string& name)
{
    if (!environment.variables)
        return std::nullopt;
    const auto found = environment.variables->find(name);
    if (found == environment.variables->end())
        return std::string(kNotSet);
    return found->second.empty() ? "\"\"" : found->second;
}

/// Returns a set's values of the variables `names`, which are the names of all sets.
Variables variablesOf(const ComparedSet& set, const std::set<std::string>& names)
{
    Variables variables;
    for (const auto* environment : environmentsOf(set)) {
        for (const auto& name : names)
            variables[name].insert(valueOf(*environment, name));
    }
    return variables;
}

EnvironmentDifference variableDifference(const std::string& name, const Values& a, const Values& b)
{
    return {Property::Variable, {}, a, b, name};
}

std::vector<EnvironmentDifference> variableDifferences(const ComparedSet& a, const ComparedSet& b)
{
    std::set<std::string> names;
    addNames(names, a);
    addNames(names, b);
    auto there = variablesOf(b, names);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [name, values] : variablesOf(a, names)) {
        if (there[name] != values)
            differences.push_back(variableDifference(name, values, there[name]));
    }
    return differences;
}

/// Enough digits of a hash to see at a glance that texts differ.
constexpr std::size_t kHashShown = 12;

/// The origins of texts, by their hashes.
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

EnvironmentDifference sourceDifference(const Files::key_type& key, const Texts& a, const Texts& b)
{
    return {Property::KernelSource, key.first, valuesOf(a), valuesOf(b), key.second};
}

/// The kernel files that both sides compiled for a device, but from different texts. The origin of a text
/// makes no difference by itself.
std::vector<EnvironmentDifference> sourceDifferences(const ComparedSet& a, const ComparedSet& b)
{
    const auto there = filesOf(b);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [key, texts] : filesOf(a)) {
        const auto other = there.find(key);
        if (other == there.end() || sameTexts(texts, other->second))
            continue;
        differences.push_back(sourceDifference(key, texts, other->second));
    }
    return differences;
}

/// Jobs that were asked for alike, and one of their parameters.
struct Asked {
    PropertyOwner device;
    /// The variant as it was asked for, without modes: they change no parameter.
    Variant variant;
    std::string parameter;

    auto operator<=>(const Asked&) const = default;
};

struct Tuned {
    Values values;
    /// False if tuning chose none of the values.
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

bool sameTuning(const Tuned& a, const Tuned& b)
{
    return a.values == b.values || !(a.any || b.any);
}

EnvironmentDifference tunedDifference(const Asked& key, const Tuned& a, const Tuned& b)
{
    return {Property::TunedParameter, key.device, a.values, b.values,
            fmt::format("{} {}", variantName(key.variant), key.parameter)};
}

/// The parameters that tuning chose on one side, and not on the other.
std::vector<EnvironmentDifference> tunedDifferences(const ComparedSet& a, const ComparedSet& b)
{
    const auto there = parametersOf(b);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [key, tuned] : parametersOf(a)) {
        const auto other = there.find(key);
        if (other != there.end() && !sameTuning(tuned, other->second))
            differences.push_back(tunedDifference(key, tuned, other->second));
    }
    return differences;
}

EnvironmentDifference propertyDifference(const Properties::key_type& key, const Values& a, const Values& b)
{
    const auto& [property, device] = key;
    return {property, device, a, b};
}

/// Returns the value that more than half of those with `key` have; nullptr if no value has that many.
template <typename Key, typename Held, typename Same>
const Held* heldByMost(const std::vector<std::map<Key, Held>>& all, const Key& key, Same same)
{
    std::vector<const Held*> known;
    for (const auto& one : all) {
        if (const auto found = one.find(key); found != one.end())
            known.push_back(&found->second);
    }
    for (const auto* candidate : known) {
        const auto agree =
            std::ranges::count_if(known, [&](const Held* other) { return same(*candidate, *other); });
        if (2 * static_cast<std::size_t>(agree) > known.size())
            return candidate;
    }
    return nullptr;
}

/// Adds for each of `all` its values that differ from most others.
template <typename Key, typename Held, typename Same, typename Difference>
void addMinorities(std::vector<std::vector<EnvironmentDifference>>& differences,
                   const std::vector<std::map<Key, Held>>& all, Same same, Difference difference)
{
    std::map<Key, const Held*> most;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto& [key, held] : all[i]) {
            const auto [known, added] = most.try_emplace(key, nullptr);
            if (added)
                known->second = heldByMost(all, key, same);
            if (known->second != nullptr && !same(*known->second, held))
                differences[i].push_back(difference(key, *known->second, held));
        }
    }
}

template <typename Make>
auto ofEach(std::span<const ComparedSet> sets, Make make)
{
    std::vector<decltype(make(sets.front()))> all;
    for (const auto& set : sets)
        all.push_back(make(set));
    return all;
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
        differences.push_back(propertyDifference(key, values, other->second));
    }
    for (auto& difference : variableDifferences(a, b))
        differences.push_back(std::move(difference));
    for (auto& difference : sourceDifferences(a, b))
        differences.push_back(std::move(difference));
    for (auto& difference : tunedDifferences(a, b))
        differences.push_back(std::move(difference));
    return differences;
}

std::vector<std::vector<EnvironmentDifference>> differencesFromMost(std::span<const ComparedSet> sets)
{
    auto properties = ofEach(sets, propertiesOf);
    for (auto& one : properties) {
        // Each machine has its own value of these.
        std::erase_if(one, [](const auto& entry) {
            const auto property = std::get<Property>(entry.first);
            return property == Property::Node || property == Property::Uuid || property == Property::PciId;
        });
    }
    std::vector<std::vector<EnvironmentDifference>> differences(sets.size());
    addMinorities(differences, properties, std::equal_to{}, propertyDifference);
    std::set<std::string> names;
    for (const auto& set : sets)
        addNames(names, set);
    const auto variables = ofEach(sets, [&](const ComparedSet& set) { return variablesOf(set, names); });
    addMinorities(differences, variables, std::equal_to{}, variableDifference);
    addMinorities(differences, ofEach(sets, filesOf), sameTexts, sourceDifference);
    addMinorities(differences, ofEach(sets, parametersOf), sameTuning, tunedDifference);
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

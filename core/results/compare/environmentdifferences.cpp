// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/partof.h"
#include "core/results/compare/compare.h"
#include "core/results/judge/settled.h"
#include "core/results/row/interference.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <ranges>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

/// What a property belongs to, in the order of the differences.
struct Key {
    /// True for what the machine, the kernels and tuning name themselves: it follows the other properties.
    bool named = false;
    Property property{};
    /// Empty for a property of the machine.
    std::optional<PropertyOwner> device;
    /// For a tuned parameter the variant as it was asked for, without modes: they change no parameter.
    Variant variant;
    /// The variable, the kernel file, or the parameter.
    std::string name;

    auto operator<=>(const Key&) const = default;
};

struct Held {
    /// The values that are compared, and their texts; an empty value is unknown.
    std::map<std::optional<std::string>, std::optional<std::string>> values;
    /// False for a parameter of which tuning chose no value: then it differs from a tuned one alone.
    bool counts = true;
};

using Properties = std::map<Key, Held>;

bool same(const Held& a, const Held& b)
{
    return std::ranges::equal(std::views::keys(a.values), std::views::keys(b.values))
           || !(a.counts || b.counts);
}

EnvironmentDifference differenceOf(const Key& key, const Held& a, const Held& b)
{
    const auto values = std::views::values;
    return {key.property,
            key.device,
            {values(a.values).begin(), values(a.values).end()},
            {values(b.values).begin(), values(b.values).end()},
            key.property == Property::TunedParameter || key.property == Property::ChosenParameter
                ? fmt::format("{} {}", variantName(key.variant), key.name)
                : key.name};
}

/// Adds values of one device, or of the machine.
class Adder {
public:
    explicit Adder(Properties& properties, std::optional<PropertyOwner> device = {})
        : m_properties(properties),
          m_device(std::move(device))
    {}

    void operator()(Property property, const std::optional<std::string>& value)
    {
        const auto known = value && !value->empty() ? value : std::nullopt;
        m_properties[{.property = property, .device = m_device, .variant = {}, .name = {}}].values.emplace(
            known, known);
    }

private:
    Properties& m_properties;
    std::optional<PropertyOwner> m_device;
};

template <typename Number>
std::optional<std::string> counted(const std::optional<Number>& count, std::string_view unit = {})
{
    return count ? std::optional(fmt::format("{}{}", *count, unit)) : std::nullopt;
}

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
    add(Property::CpuThreads, counted(environment.threads));
    add(Property::SampleOrder, std::string(base::nameOf(run.order)));
}

/// Returns the bytes as a text; empty for 0, which stands for unknown.
std::optional<std::string> bytes(std::uint64_t count)
{
    return counted(count > 0 ? std::optional(count) : std::nullopt, " B");
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
    add(Property::ClockResolution, counted(timerResolutionNs, " ns"));
    add(Property::Uuid, uuid);
    add(Property::PciId, pciId);
    add(Property::Memory, bytes(globalMemory));
    add(Property::LargestAllocation, bytes(maxAllocation));
    add(Property::LocalMemory, bytes(localMemory));
    add(Property::WorkGroupLimit, fmt::format("{}", maxWorkGroupSize));
    add(Property::ComputeUnits, fmt::format("{}", computeUnits));
    add(Property::Threads, counted(threads));
    add(Property::SharesHostMemory, std::string(sharesHostMemory ? "yes" : "no"));
    add(Property::TransferModes, words(transferModes));
    add(Property::LaunchModes, words(launchModes));
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

/// Adds the kernel files that a job compiled. The origin of a text makes no difference by itself.
void addSources(Properties& properties, const JobResult& result)
{
    // Enough digits of a hash to see at a glance that texts differ.
    constexpr std::size_t hashShown = 12;
    const auto& device = result.spec.device;
    for (const auto& source : result.sources)
        properties
            [{true, Property::KernelSource, PropertyOwner{device.name, device.backend}, {}, source.file}]
                .values.try_emplace(source.hash,
                                    fmt::format("{} ({})", source.hash.substr(0, hashShown), source.origin));
}

void addParameters(Properties& properties, const JobSpec& spec)
{
    const auto asked = askedVariant(spec);
    const Variant variant{asked.algorithm, asked.merge, asked.parameters};
    for (const auto& [id, value] : spec.variant.parameters) {
        const bool tuned = spec.tuning && spec.tuning->defaults.contains(id);
        const PropertyOwner device{spec.device.name, spec.device.backend};
        const auto [known, added] =
            properties.try_emplace({true, Property::TunedParameter, device, variant, id});
        const auto text =
            algorithms::toText(value) + (tuned ? fmt::format(" (tuned {})", tunedDay(spec.tuning)) : "");
        known->second.values.emplace(text, text);
        known->second.counts = tuned || (!added && known->second.counts);
    }
}

/// Adds what the job has settled on where its parameters left a choice.
void addChosen(Properties& properties, const JobResult& result)
{
    const auto& spec = result.spec;
    const auto chosen = settledParameters(spec.variant, preparationOf(result).settled);
    if (!chosen)
        return;
    const Variant variant{spec.variant.algorithm, spec.variant.merge, spec.variant.parameters};
    for (const auto& [id, value] : *chosen) {
        const auto text = algorithms::toText(value);
        if (value != spec.variant.parameters.at(id))
            properties[{true, Property::ChosenParameter, PropertyOwner{spec.device.name, spec.device.backend},
                        variant, id}]
                .values.emplace(text, text);
    }
}

/// Returns the runs that the finished jobs of a set belong to.
std::vector<const StoredRun*> runsOf(const ComparedSet& set)
{
    std::set<RunId> used;
    for (const auto& stored : set.jobs) {
        if (stored.finished)
            used.insert(stored.run);
    }
    std::vector<const StoredRun*> runs;
    for (const auto& run : set.runs) {
        if (used.contains(run.id))
            runs.push_back(&run);
    }
    return runs;
}

void addVariableNames(std::set<std::string>& names, const ComparedSet& set)
{
    for (const auto* run : runsOf(set)) {
        for (const auto& [name, value] :
             run->environment.variables.value_or(std::map<std::string, std::string>{}))
            names.insert(name);
    }
}

/// `variables` are the names of the variables of all sets.
Properties propertiesOf(const ComparedSet& set, const std::set<std::string>& variables)
{
    Properties properties;
    for (const auto& stored : set.jobs) {
        if (!stored.finished)
            continue;
        addDevice(properties, stored.result->spec.device);
        addSources(properties, *stored.result);
        addParameters(properties, stored.result->spec);
        addChosen(properties, *stored.result);
    }
    for (const auto* run : runsOf(set)) {
        addRun(properties, *run);
        for (const auto& name : variables) {
            const auto value = valueOf(run->environment, name);
            properties[{true, Property::Variable, {}, {}, name}].values.emplace(value, value);
        }
    }
    return properties;
}

/// What the sensors of a device told, pair by pair.
struct Readings {
    std::vector<double> a;
    std::vector<double> b;

    void add(const std::optional<double>& ofA, const std::optional<double>& ofB)
    {
        if (!ofA || !ofB)
            return;
        a.push_back(*ofA);
        b.push_back(*ofB);
    }
};

std::optional<double> medianOf(const std::optional<measure::Statistics>& statistics)
{
    return base::partOf<&measure::Statistics::median>(statistics);
}

std::optional<double> powerLimitW(const JobResult& result)
{
    const auto milliwatts = interferenceOf(result).powerLimitMw;
    return milliwatts ? std::optional(static_cast<double>(*milliwatts) / 1000) : std::nullopt;
}

/// How a sensor's readings are compared and written.
struct Sensor {
    Property property;
    std::optional<double> (*read)(const JobResult& result);
    /// True if two readings differ so much that it is worth telling.
    bool (*differ)(double a, double b);
    std::string_view unit;
};

constexpr std::array kSensors{
    Sensor{Property::SmClock, [](const JobResult& result) { return medianOf(smClockMhz(result)); },
           [](double a, double b) {
               constexpr double kWorthTelling = 0.02;
               return std::abs(b / a - 1) > kWorthTelling;
           },
           "MHz"},
    Sensor{Property::PowerLimit, powerLimitW, [](double a, double b) { return a != b; }, "W"},
    Sensor{Property::Temperature, [](const JobResult& result) { return medianOf(temperatureC(result)); },
           [](double a, double b) {
               constexpr double kWorthTelling = 10;
               return std::abs(b - a) > kWorthTelling;
           },
           "°C"},
};

/// Returns what more than half of those with `key` hold; nullptr if they agree on nothing.
const Held* heldByMost(const std::vector<Properties>& all, const Key& key)
{
    std::vector<const Held*> known;
    for (const auto& one : all) {
        if (const auto found = one.find(key); found != one.end())
            known.push_back(&found->second);
    }
    const auto most = std::ranges::find_if(known, [&](const Held* candidate) {
        const auto agree =
            std::ranges::count_if(known, [&](const Held* other) { return same(*candidate, *other); });
        return 2 * static_cast<std::size_t>(agree) > known.size();
    });
    return most == known.end() ? nullptr : *most;
}

/// True for properties of which each machine has its own value.
bool isOwn(Property property)
{
    return property == Property::Node || property == Property::Uuid || property == Property::PciId;
}

/// Returns the text by which a property of one row is compared; empty if it is unknown, or makes no
/// difference.
std::optional<std::string> factOf(const Held& held)
{
    if (!held.counts)
        return std::nullopt;
    std::vector<std::string> values;
    for (const auto& [compared, text] : held.values) {
        if (text)
            values.push_back(*text);
    }
    return values.empty() ? std::nullopt : std::optional(base::joined(values));
}

} // namespace

Facts factsOf(const StoredRun& run, const StoredJob& job)
{
    const ComparedSet one{.name = {}, .runs = {run}, .jobs = {job}};
    std::set<std::string> variables;
    addVariableNames(variables, one);
    Facts facts;
    for (const auto& [key, held] : propertiesOf(one, variables)) {
        if (auto text = factOf(held))
            facts.emplace(titleOf(differenceOf(key, held, held)), std::move(*text));
    }
    return facts;
}

std::vector<EnvironmentDifference> environmentDifferences(const ComparedSet& a, const ComparedSet& b)
{
    std::set<std::string> variables;
    addVariableNames(variables, a);
    addVariableNames(variables, b);
    const auto there = propertiesOf(b, variables);
    std::vector<EnvironmentDifference> differences;
    for (const auto& [key, held] : propertiesOf(a, variables)) {
        // A device that one side lacks has no jobs to compare.
        const auto other = there.find(key);
        if (other != there.end() && !same(held, other->second))
            differences.push_back(differenceOf(key, held, other->second));
    }
    return differences;
}

std::vector<EnvironmentDifference> sensorDifferences(std::span<const ComparedPair> pairs)
{
    std::map<PropertyOwner, std::array<Readings, kSensors.size()>> devices;
    for (const auto& pair : pairs) {
        const auto& device = pair.a->spec.device;
        if (pair.acrossDevices)
            continue;
        auto& readings = devices[{device.name, device.backend}];
        for (std::size_t i = 0; i < kSensors.size(); ++i)
            readings.at(i).add(kSensors.at(i).read(*pair.a), kSensors.at(i).read(*pair.b));
    }
    std::vector<EnvironmentDifference> differences;
    for (const auto& [device, readings] : devices) {
        for (std::size_t i = 0; i < kSensors.size(); ++i) {
            const auto& [property, read, differ, unit] = kSensors.at(i);
            const auto a = medianOf(measure::summarise(readings.at(i).a));
            const auto b = medianOf(measure::summarise(readings.at(i).b));
            const auto text = [unit = unit](double value) { return fmt::format("{:.0f} {}", value, unit); };
            if (a && b && differ(*a, *b))
                differences.push_back({property, device, {text(*a)}, {text(*b)}, {}});
        }
    }
    return differences;
}

std::vector<std::vector<EnvironmentDifference>> differencesFromMost(std::span<const ComparedSet> sets)
{
    std::set<std::string> variables;
    for (const auto& set : sets)
        addVariableNames(variables, set);
    std::vector<Properties> all;
    for (const auto& set : sets)
        all.push_back(propertiesOf(set, variables));
    std::vector<std::vector<EnvironmentDifference>> differences(sets.size());
    std::map<Key, const Held*> most;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto& [key, held] : all[i]) {
            const auto [known, added] = most.try_emplace(key, nullptr);
            if (added)
                known->second = heldByMost(all, key);
            if (!isOwn(key.property) && known->second != nullptr && !same(*known->second, held))
                differences[i].push_back(differenceOf(key, *known->second, held));
        }
    }
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/conformance.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/plan/expand.h"
#include "core/plan/pairwise.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <tuple>

namespace sortscope::plan {
namespace {

using algorithms::AlgorithmInfo;
using algorithms::Family;
using backend::BackendKind;
using backend::DeviceInfo;
using data::Direction;

using Sizes = std::vector<std::size_t>;
using Generators = std::vector<std::string>;

const Sizes kSmall{0, 1, 2, 3, 31, 32, 33, 1000, 4095, 4096, 4097};
const Sizes kLarge{(1U << 16U) + 1, 1U << 20U};
const Sizes kHuge{(1U << 24U) + 3, 1U << 26U};

/// The length with which pairs of everything meet: short enough for work-groups of one work-item, longer than
/// the usual work-groups, and no multiple of their size.
constexpr std::size_t kPairsSize = 1000;
/// The length with which types of keys and values meet their ends: a tile and one.
constexpr std::size_t kShort = 257;
/// The length that all distributions are tried with: longer than any work-group.
constexpr std::size_t kDistributionSize = 4097;

/// Few enough keys for std::find in 2^20 elements and for one launch per pass and key.
constexpr std::size_t kNeedles = 64;
/// More keys than any work-group has work-items.
constexpr std::size_t kManyNeedles = 1000;

/// A product of lengths, generators and directions.
struct Sweep {
    Sizes sizes;
    Generators generators;
    bool bothDirections = false;
};

/// The generators that every length is tried with: unique, sorted and any keys.
const Generators kUsual{"shuffled-unique", "monotone-random", "uniform"};

/// The generators that the quick scope pairs with everything: any keys, few different keys, and special
/// floats.
const Generators kFewGenerators{"uniform", "two-values", "float-specials"};

Generators allGenerators()
{
    Generators ids;
    for (const auto& info : data::generators())
        ids.emplace_back(info.id);
    return ids;
}

Generators usualAndEdgeCases()
{
    auto ids = kUsual;
    for (const auto& info : data::generators()) {
        if (info.edgeCase)
            ids.emplace_back(info.id);
    }
    return ids;
}

/// Returns all other generators.
Generators distributions()
{
    Generators ids;
    for (const auto& info : data::generators()) {
        if (!info.edgeCase && std::ranges::find(kUsual, info.id) == kUsual.end())
            ids.emplace_back(info.id);
    }
    return ids;
}

/// True if large inputs neither compete with the host's memory nor run on a few slow cores.
bool hasMemoryOfItsOwn(const DeviceInfo& device)
{
    return device.backend != BackendKind::Cpu && !device.sharesHostMemory;
}

std::vector<Sweep> sweepsFor(const DeviceInfo& device, Family family, ConformanceScope scope)
{
    std::vector<Sweep> sweeps{{kSmall, usualAndEdgeCases(), true},
                              {{kDistributionSize}, distributions(), false}};
    if (scope == ConformanceScope::Quick) {
        sweeps.push_back({kLarge, {"uniform"}, false});
        return sweeps;
    }
    const bool gpu = hasMemoryOfItsOwn(device);
    sweeps.push_back({kLarge, kUsual, false});
    sweeps.push_back({{kLarge.back()}, gpu ? allGenerators() : distributions(), false});
    sweeps.push_back({kLarge, {"uniform"}, gpu});
    // A haystack of monotone-random is sorted from the start: at 2^26 elements that saves seconds.
    if (gpu)
        sweeps.push_back({kHuge, {family == Family::Search ? "monotone-random" : "uniform"}, false});
    return sweeps;
}

/// One entry's part of the suite on one device.
class EntrySuite {
public:
    EntrySuite(const backend::Inventory& inventory, const DeviceInfo& device, const AlgorithmInfo& info,
               std::vector<results::JobSpec>& jobs)
        : m_inventory(inventory),
          m_device(device),
          m_info(info),
          m_jobs(jobs)
    {}

    void appendLengths(const std::vector<Sweep>& sweeps)
    {
        for (const Sweep& sweep : sweeps) {
            RunRequest request = requestFor(sweep.sizes, sweep.generators);
            append(request);
            request.direction = Direction::Descending;
            if (sweep.bothDirections && m_info.family == Family::Sort)
                append(request);
        }
    }

    /// Appends lengths around the usual tile of the entry, if it names one.
    void appendTiles()
    {
        if (!m_info.tile)
            return;
        const auto tile = m_info.tile(algorithms::resolveParameters(m_info, m_device, {}));
        appendLengths({{{tile - std::min<std::size_t>(tile, 1), tile, tile + 1}, kUsual, true}});
    }

    /// Appends lengths at the ends, a short one, and of several work-groups, for keys that are not u32, and
    /// for keys with values. With values, and for keys of 8 and 16 bits, there are also few different keys
    /// that occur often (only the values tell equal keys apart) and the ends of the type, with which a sort
    /// may pad. The quick scope takes narrow keys, which run the code of the others, at few lengths. Wide
    /// values take the way of narrow ones, in another word: for them it has the keys that occur often alone.
    void appendKeyTypes(ConformanceScope scope)
    {
        Sizes sizes{0, 1, kShort, kLarge.front()};
        if (scope == ConformanceScope::Full)
            sizes.push_back(kLarge.back());
        for (const auto values : {data::ValueType::None, data::ValueType::U32, data::ValueType::U64}) {
            for (const auto type : m_info.takenTypes(values)) {
                if (type == data::KeyType::U32 && values == data::ValueType::None)
                    continue;
                const bool narrow = data::isNarrow(type);
                const bool few = narrow && scope == ConformanceScope::Quick;
                RunRequest request = requestFor(sizes, {"float-specials"});
                if (few)
                    request.sizes = taken(values == data::ValueType::None ? Sizes{kShort, kLarge.front()}
                                                                          : Sizes{kShort});
                if (values != data::ValueType::None || narrow)
                    request.generators.insert(request.generators.end(), {"two-values", "extremes"});
                if (values == data::ValueType::U64 && scope == ConformanceScope::Quick)
                    request.generators = {"two-values"};
                request.keyTypes = {type};
                request.valueTypes = {values};
                append(request);
                request.direction = Direction::Descending;
                request.sizes = taken(few ? Sizes{kShort} : Sizes{0, 1, kShort, kLarge.front()});
                if (few)
                    request.generators = {"float-specials"};
                if (m_info.family == Family::Sort)
                    append(request);
            }
        }
    }

    /// Appends rows in which every two values of every two axes meet: generators, and settings that the entry
    /// takes and the device has.
    void appendPairs(const Generators& generators)
    {
        addAxis(generators, [](RunRequest& request, const std::string& id) { request.generators = {id}; });
        addAxis(mergeIds(), [](RunRequest& request, const std::string& id) { request.merges = {id}; });
        if (m_device.backend != BackendKind::Cpu) { // a processor has one mode of each
            addAxis(m_device.transferModes,
                    [](RunRequest& request, auto mode) { request.transfers = {mode}; });
            addAxis(launchModes(), [](RunRequest& request, auto mode) { request.launches = {mode}; });
        }
        addAxis(m_info.takenTypes(),
                [](RunRequest& request, data::KeyType type) { request.keyTypes = {type}; });
        if (m_info.family == Family::Sort) {
            addAxis(std::array{Direction::Ascending, Direction::Descending},
                    [](RunRequest& request, Direction direction) { request.direction = direction; });
            addAxis(valueTypes(),
                    [](RunRequest& request, data::ValueType values) { request.valueTypes = {values}; });
        } else {
            addSearchAxes();
        }
        addParameterAxes();

        std::vector<std::size_t> lengths(m_axes.size());
        std::ranges::transform(m_axes, lengths.begin(), &Axis::size);
        for (const auto& row : pairwiseRows(lengths)) {
            RunRequest request = requestFor({kPairsSize}, {});
            for (std::size_t axis = 0; axis < row.size(); ++axis)
                m_axes[axis][row[axis]](request);
            append(request);
        }
    }

private:
    /// The functions of an axis, each of which sets one of its values.
    using Axis = std::vector<std::function<void(RunRequest&)>>;

    template <typename Values, typename Set>
    void addAxis(const Values& values, const Set& set)
    {
        Axis axis;
        for (const auto& value : values)
            axis.push_back([value, set](RunRequest& request) { set(request, value); });
        if (!axis.empty())
            m_axes.push_back(std::move(axis));
    }

    std::vector<std::string> mergeIds() const
    {
        std::vector<std::string> ids;
        for (const auto& merge : m_info.merges)
            ids.emplace_back(merge.id);
        return ids;
    }

    std::vector<backend::LaunchMode> launchModes() const
    {
        auto modes = m_device.launchModes;
        if (!m_info.overlaps)
            std::erase(modes, backend::LaunchMode::Overlap);
        return modes;
    }

    std::vector<data::ValueType> valueTypes() const
    {
        auto types = m_info.takenValues();
        types.insert(types.begin(), data::ValueType::None);
        return types;
    }

    void addSearchAxes()
    {
        addAxis(std::array<std::size_t, 4>{0, 1, kNeedles, kManyNeedles},
                [](RunRequest& request, std::size_t keys) { request.search.keys = keys; });
        addAxis(std::array{0.0, 0.5, 1.0},
                [](RunRequest& request, double ratio) { request.search.hitRatio = ratio; });
        addAxis(std::array{false, true},
                [](RunRequest& request, bool sorted) { request.search.sortedKeys = sorted; });
    }

    /// Adds every choice; for numbers the usual one and the least one.
    void addParameterAxes()
    {
        for (const auto& parameter : m_info.parameters) {
            std::vector<std::vector<std::string>> values;
            for (const auto& choice : parameter.choices)
                values.push_back({std::string(choice.id)});
            if (values.empty())
                values = {{}, {algorithms::toText(parameter.minimum)}};
            addAxis(values, [id = std::string(parameter.id)](RunRequest& request, const auto& value) {
                if (!value.empty())
                    request.parameters[id] = value;
            });
        }
    }

    /// Lengths that the entry takes, near those of the suite.
    Sizes taken(Sizes sizes) const
    {
        std::ranges::transform(sizes, sizes.begin(),
                               [this](std::size_t size) { return m_info.lengths.near(size); });
        return sizes;
    }

    RunRequest requestFor(Sizes sizes, Generators generators) const
    {
        RunRequest request;
        request.devices = {m_device.id};
        request.algorithms = {std::string(m_info.id)};
        if (!m_info.merges.empty())
            request.merges = {"all"};
        request.generators = std::move(generators);
        request.sizes = taken(std::move(sizes));
        request.direction = m_info.directions.front();
        request.search = {.keys = kNeedles};
        // Nothing is timed, so nothing has to be awake.
        request.deviceStates = {backend::Readiness::Idle};
        // The first run of a job is verified like a sample, so that a job has two checked runs.
        request.sampling = {.warmUpRuns = 0, .minimumSamples = 1, .maximumSamples = 1};
        return request;
    }

    /// Appends the jobs of a request. A launch mode that is not supported becomes the usual one, and keys
    /// that are not taken with values are sorted without values, so that the other settings of the row still
    /// meet.
    void append(RunRequest request)
    {
        for (results::JobSpec& spec : expand(request, m_inventory)) {
            if (spec.unsupported.empty()) {
                m_jobs.push_back(std::move(spec));
            } else if (!m_info.takes(spec.workload.key, spec.workload.values)) {
                request.valueTypes = {data::ValueType::None};
                append(request);
            } else if (!request.launches.empty()) {
                request.launches.clear();
                append(request);
            }
        }
    }

    const backend::Inventory& m_inventory;
    const DeviceInfo& m_device;
    const AlgorithmInfo& m_info;
    std::vector<results::JobSpec>& m_jobs;
    std::vector<Axis> m_axes;
};

/// Drops rows of pairs that repeat others, because their launch modes became usual ones.
void dropRepeated(std::vector<results::JobSpec>& jobs)
{
    std::set<std::tuple<std::string, results::Workload, results::Variant>> seen;
    std::erase_if(jobs, [&](const results::JobSpec& spec) {
        return !seen.emplace(spec.device.id, spec.workload, spec.variant).second;
    });
}

bool sharesInputBefore(const results::JobSpec& left, const results::JobSpec& right)
{
    const auto key = [](const results::Workload& work) { return std::tuple(work.size, work.input()); };
    return key(left.workload) < key(right.workload);
}

std::vector<std::string> orAll(const std::vector<std::string>& ids)
{
    return ids.empty() ? std::vector<std::string>{"all"} : ids;
}

} // namespace

std::vector<results::JobSpec> conformanceJobs(const backend::Inventory& inventory,
                                              const std::vector<std::string>& devices,
                                              const std::vector<std::string>& algorithms,
                                              ConformanceScope scope)
{
    RunRequest pairs;
    pairs.devices = orAll(devices);
    pairs.algorithms = orAll(algorithms);
    pairs.sizes = {1};

    std::vector<results::JobSpec> jobs;
    // One size, and no other axes: one job per device and algorithm that runs on it.
    for (const results::JobSpec& pair : expand(pairs, inventory)) {
        const AlgorithmInfo& info = *algorithms::findAlgorithm(pair.variant.algorithm);
        EntrySuite suite(inventory, pair.device, info, jobs);
        suite.appendLengths(sweepsFor(pair.device, info.family, scope));
        suite.appendTiles();
        suite.appendKeyTypes(scope);
        suite.appendPairs(scope == ConformanceScope::Full ? allGenerators() : kFewGenerators);
    }
    dropRepeated(jobs);
    std::stable_sort(jobs.begin(), jobs.end(), sharesInputBefore);
    results::JobId id = 0;
    for (results::JobSpec& spec : jobs)
        spec.id = ++id;
    return jobs;
}

} // namespace sortscope::plan

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/conformance.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/run/expand.h"

#include <algorithm>
#include <tuple>

namespace sortscope::run {
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

/// Where parameters vary: short enough for work-groups of one work-item.
constexpr std::size_t kParameterSize = 1000;
/// Where modes and search options vary: longer than any work-group, and no multiple of one.
constexpr std::size_t kVariationSize = 4097;

/// Few enough for std::find in 2^20 elements and for one launch a pass and key.
constexpr std::size_t kNeedles = 64;
/// More than any work-group has work-items.
constexpr std::size_t kManyNeedles = 1000;

/// A product of lengths, generators and directions.
struct Sweep {
    Sizes sizes;
    Generators generators;
    bool bothDirections = false;
};

/// What every length is tried with: unique, sorted and any keys.
const Generators kUsual{"shuffled-unique", "monotone-random", "uniform"};

Generators usualAndEdgeCases()
{
    auto ids = kUsual;
    for (const auto& info : data::generators()) {
        if (info.edgeCase)
            ids.emplace_back(info.id);
    }
    return ids;
}

/// All the others.
Generators distributions()
{
    Generators ids;
    for (const auto& info : data::generators()) {
        if (!info.edgeCase && std::ranges::find(kUsual, info.id) == kUsual.end())
            ids.emplace_back(info.id);
    }
    return ids;
}

/// Where large inputs neither compete with the host's memory nor run on a few slow cores.
bool hasMemoryOfItsOwn(const DeviceInfo& device)
{
    return device.backend != BackendKind::Cpu && !device.sharesHostMemory;
}

std::vector<Sweep> sweepsFor(const DeviceInfo& device, Family family, ConformanceScope scope)
{
    std::vector<Sweep> sweeps{{kSmall, usualAndEdgeCases(), true},
                              {{kVariationSize}, distributions(), false}};
    if (scope == ConformanceScope::Quick) {
        sweeps.push_back({kLarge, {"uniform"}, false});
        return sweeps;
    }
    const bool gpu = hasMemoryOfItsOwn(device);
    sweeps.push_back({kLarge, gpu ? usualAndEdgeCases() : kUsual, gpu});
    sweeps.push_back({{kLarge.back()}, distributions(), false});
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

    void appendModes()
    {
        if (m_device.backend == BackendKind::Cpu)
            return; // its modes are one
        RunRequest request = requestFor({kVariationSize}, {"uniform"});
        request.transfers = m_device.transferModes;
        request.launches = m_device.launchModes;
        append(request);
    }

    void appendParameters()
    {
        for (const auto& parameter : m_info.parameters) {
            std::vector<std::string> values;
            for (const auto& choice : parameter.choices)
                values.emplace_back(choice.id);
            if (values.empty())
                values.push_back(algorithms::toText(parameter.minimum));
            RunRequest request = requestFor({kParameterSize}, {"uniform"});
            request.parameters.emplace(parameter.id, std::move(values));
            append(request);
        }
    }

    void appendSearchOptions()
    {
        if (m_info.family != Family::Search)
            return;
        RunRequest request = requestFor({kVariationSize}, {"monotone-random", "two-values"});
        for (const std::size_t keys : {std::size_t{0}, std::size_t{1}, kManyNeedles}) {
            request.search = {.keys = keys};
            append(request);
        }
        for (const bool sorted : {false, true}) {
            for (const double hitRatio : {0.0, 1.0}) {
                request.search = {.keys = kNeedles, .hitRatio = hitRatio, .sortedKeys = sorted};
                append(request);
            }
        }
    }

private:
    RunRequest requestFor(Sizes sizes, Generators generators) const
    {
        RunRequest request;
        request.devices = {m_device.id};
        request.algorithms = {std::string(m_info.id)};
        if (!m_info.merges.empty())
            request.merges = {"all"};
        request.generators = std::move(generators);
        request.sizes = std::move(sizes);
        request.search = {.keys = kNeedles};
        // The first run of a job is verified like a sample, so that this makes two checked runs.
        request.sampling = {.warmUpRuns = 0, .minimumSamples = 1, .maximumSamples = 1};
        return request;
    }

    void append(const RunRequest& request)
    {
        for (results::JobSpec& spec : expand(request, m_inventory)) {
            if (spec.unsupported.empty())
                m_jobs.push_back(std::move(spec));
        }
    }

    const backend::Inventory& m_inventory;
    const DeviceInfo& m_device;
    const AlgorithmInfo& m_info;
    std::vector<results::JobSpec>& m_jobs;
};

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
    // One size, and no axis but these two: one job a device and an algorithm that runs on it.
    for (const results::JobSpec& pair : expand(pairs, inventory)) {
        const AlgorithmInfo& info = *algorithms::findAlgorithm(pair.variant.algorithm);
        EntrySuite suite(inventory, pair.device, info, jobs);
        suite.appendLengths(sweepsFor(pair.device, info.family, scope));
        suite.appendModes();
        suite.appendParameters();
        suite.appendSearchOptions();
    }
    std::stable_sort(jobs.begin(), jobs.end(), sharesInputBefore);
    results::JobId id = 0;
    for (results::JobSpec& spec : jobs)
        spec.id = ++id;
    return jobs;
}

} // namespace sortscope::run

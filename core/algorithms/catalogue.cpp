// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"

#include "core/algorithms/entries.h"
#include "core/algorithms/host/mappedsort.h"
#include "core/backend/error.h"
#include "core/data/keys.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>

namespace sortscope::algorithms {
namespace {

std::vector<AlgorithmInfo> makeCatalogue()
{
    return {
        bitonic(),
        bitonicTwoKernel(),
        columnRadix(),
        bitonicTiled(),
        mergeSort(),
        radixSort(),
        onesweep(),
        clusterSort(),
        adaptiveSort(),
        bitonicCpu(),
        stdSort(),
        stdSortPar(),
        vqsort(),
        vqsortPar(),
        spreadsort(),
        blockIndirectSort(),
        ips4o(),
        ips4oPar(),
        lsdRadixSort(),
        narySearch(),
        segmentSearch(),
        concurrentSearch(),
        lowerBound(),
        eytzingerSearch(),
        stdLowerBound(),
        stdLowerBoundPar(),
        branchlessLowerBound(),
        eytzingerLowerBound(),
        branchlessLowerBoundPar(),
        eytzingerLowerBoundPar(),
        linearSearch(),
        cubRadixSort(),
        cubMergeSort(),
        thrustLowerBound(),
    };
}

/// Lists stay where they are when the catalogue changes: another thread may read them.
class Catalogue {
public:
    static Catalogue& instance()
    {
        static Catalogue catalogue;
        return catalogue;
    }

    std::span<const AlgorithmInfo> all() const { return *m_newest.load(std::memory_order_acquire); }

    void add(AlgorithmInfo entry)
    {
        const std::scoped_lock lock(m_mutex);
        if (std::ranges::find(m_lists.back(), entry.id, &AlgorithmInfo::id) != m_lists.back().end())
            throw base::UsageError(
                fmt::format("the id {} is taken by another algorithm; choose another one", entry.id));
        auto entries = m_lists.back();
        entries.push_back(std::move(entry));
        use(std::move(entries));
    }

    void replace(AlgorithmInfo entry)
    {
        const std::scoped_lock lock(m_mutex);
        auto entries = m_lists.back();
        *std::ranges::find(entries, entry.id, &AlgorithmInfo::id) = std::move(entry);
        use(std::move(entries));
    }

private:
    void use(std::vector<AlgorithmInfo> entries)
    {
        m_newest.store(&m_lists.emplace_back(std::move(entries)), std::memory_order_release);
    }

    std::mutex m_mutex;
    std::deque<std::vector<AlgorithmInfo>> m_lists{makeCatalogue()};
    std::atomic<const std::vector<AlgorithmInfo>*> m_newest = &m_lists.back();
};

bool takesAsIs(const AlgorithmInfo& info, data::KeyType type, data::ValueType values)
{
    const auto has = [](const auto& types, auto one) { return std::ranges::find(types, one) != types.end(); };
    return values == data::ValueType::None ? has(info.keyTypes, type)
                                           : has(info.pairTypes, type) && has(info.valueTypes, values);
}

bool packs(const AlgorithmInfo& info, data::KeyType type, data::ValueType values)
{
    return info.packsPairs && values == data::ValueType::U32 && !data::isWide(type)
           && takesAsIs(info, data::KeyType::U64, data::ValueType::None);
}

/// Returns the types for which `is` is true, in their usual order.
template <typename Is>
std::vector<data::KeyType> typesThat(const Is& is)
{
    std::vector<data::KeyType> types;
    for (const auto& [type, name] : base::Names<data::KeyType>::all) {
        if (is(type))
            types.push_back(type);
    }
    return types;
}

} // namespace

std::vector<data::KeyType> allKeyTypes()
{
    return typesThat([](data::KeyType) { return true; });
}

std::vector<data::KeyType> keyTypesOf32Bits()
{
    return typesThat([](data::KeyType type) { return data::keyBytes(type) == sizeof(data::Key); });
}

std::vector<data::KeyType> unsignedKeyTypes()
{
    return typesThat([](data::KeyType type) { return data::kindOf(type) == data::KeyKind::Unsigned; });
}

std::vector<data::KeyType> integerKeyTypes()
{
    return typesThat([](data::KeyType type) { return data::kindOf(type) != data::KeyKind::Float; });
}

bool AlgorithmInfo::takes(data::KeyType type, data::ValueType values) const
{
    if (takesAsIs(*this, type, values) || packs(*this, type, values))
        return true;
    return mapsKeys && takesAsIs(*this, data::unsignedLike(type), values);
}

std::vector<data::KeyType> AlgorithmInfo::takenTypes(data::ValueType values) const
{
    return typesThat([&](data::KeyType type) { return takes(type, values); });
}

std::vector<data::ValueType> AlgorithmInfo::takenValues() const
{
    std::vector<data::ValueType> types;
    for (const auto& [type, name] : base::Names<data::ValueType>::all) {
        if (type != data::ValueType::None && !takenTypes(type).empty())
            types.push_back(type);
    }
    return types;
}

bool AlgorithmInfo::runsOn(backend::BackendKind backend) const
{
    return std::find(backends.begin(), backends.end(), backend) != backends.end();
}

const ParameterInfo* AlgorithmInfo::findParameter(std::string_view parameterId) const
{
    const auto found = std::ranges::find(parameters, parameterId, &ParameterInfo::id);
    return found == parameters.end() ? nullptr : &*found;
}

const MergeStrategy* AlgorithmInfo::findMerge(std::string_view mergeId) const
{
    const auto found = std::ranges::find(merges, mergeId, &MergeStrategy::id);
    return found == merges.end() ? nullptr : &*found;
}

std::span<const AlgorithmInfo> catalogue()
{
    return Catalogue::instance().all();
}

void addToCatalogue(AlgorithmInfo entry)
{
    Catalogue::instance().add(std::move(entry));
}

void replaceInCatalogue(AlgorithmInfo entry)
{
    Catalogue::instance().replace(std::move(entry));
}

const AlgorithmInfo* findAlgorithm(std::string_view id)
{
    const auto entries = catalogue();
    const auto found = std::ranges::find(entries, id, &AlgorithmInfo::id);
    return found == entries.end() ? nullptr : &*found;
}

Parameters resolveParameters(const AlgorithmInfo& info, const backend::DeviceInfo& device,
                             const Parameters& given)
{
    Parameters resolved;
    for (const ParameterInfo& parameter : info.parameters)
        resolved.emplace(parameter.id, parameter.defaultFor(device));
    for (const auto& [id, value] : given) {
        const auto found = resolved.find(id);
        if (found == resolved.end())
            throw base::UsageError(fmt::format("{} has no parameter {}", info.id, id));
        found->second = value;
    }
    return resolved;
}

std::unique_ptr<Sort> prepareSort(const AlgorithmInfo& info, backend::Queue& queue,
                                  const backend::DeviceInfo& device, const SortProblem& problem)
{
    if (!info.takes(problem.key, problem.values))
        throw backend::Unsupported(
            fmt::format("{} does not sort keys of {}", info.id, data::keysText(problem.key, problem.values)));
    if (packs(info, problem.key, problem.values))
        return makePackedSort(queue, device, problem, info.makeSort(queue, device, packedProblem(problem)));
    if (takesAsIs(info, problem.key, problem.values))
        return info.makeSort(queue, device, problem);
    auto ofRanks = problem;
    ofRanks.key = data::unsignedLike(problem.key);
    return makeMappedSort(queue, device, problem, info.makeSort(queue, device, ofRanks));
}

WorkProblem asSorted(const AlgorithmInfo& info, WorkProblem problem)
{
    if (packs(info, problem.key, problem.values))
        return packedProblem(std::move(problem));
    if (!takesAsIs(info, problem.key, problem.values))
        problem.key = data::unsignedLike(problem.key);
    return problem;
}

std::optional<Work> workOf(const AlgorithmInfo& info, const WorkProblem& problem)
{
    if (!info.work)
        return std::nullopt;
    auto work = info.work(asSorted(info, problem));
    Work mapping;
    if (packs(info, problem.key, problem.values))
        mapping = packingWork(problem.length, problem.key);
    else if (!takesAsIs(info, problem.key, problem.values))
        mapping = mappingWork(problem.length, problem.key);
    work.bytes += mapping.bytes;
    work.launches += mapping.launches;
    return work;
}

ScratchNeed scratchOf(const AlgorithmInfo& info, const WorkProblem& problem)
{
    auto need = info.scratch ? info.scratch(asSorted(info, problem)) : ScratchNeed{};
    if (packs(info, problem.key, problem.values)) {
        const auto words = info.workLength ? info.workLength(problem.length) : problem.length;
        need.device += words * sizeof(data::WideKey);
        ++need.buffers;
    }
    return need;
}

} // namespace sortscope::algorithms

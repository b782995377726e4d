// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"

#include "core/algorithms/entries.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::algorithms {
namespace {

std::vector<AlgorithmInfo> makeCatalogue()
{
    std::vector<AlgorithmInfo> entries{
        bitonic(),
        bitonicTwoKernel(),
        columnRadix(),
        bitonicTiled(),
        mergeSort(),
        radixSort(),
        onesweep(),
        bitonicCpu(),
        stdSort(),
        stdSortPar(),
        vqsort(),
        vqsortPar(),
        spreadsort(),
        blockIndirectSort(),
        narySearch(),
        segmentSearch(),
        concurrentSearch(),
        lowerBound(),
        eytzingerSearch(),
        stdLowerBound(),
        stdLowerBoundPar(),
        branchlessLowerBound(),
        eytzingerLowerBound(),
        linearSearch(),
    };
#ifdef SORTSCOPE_HAVE_CUB
    for (auto& entry : vendor::vendorCudaAlgorithms())
        entries.push_back(std::move(entry));
#endif
    return entries;
}

} // namespace

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
    static const std::vector<AlgorithmInfo> entries = makeCatalogue();
    return entries;
}

std::optional<LeftOut> leftOut()
{
#if defined(SORTSCOPE_CUB_LEFT_OUT)
    return LeftOut{
        "CUB and Thrust",
        "this program was built without their entries, which would link NVIDIA's static runtime beside "
        "libraries under the GPL; build it from source to have them"};
#elif defined(SORTSCOPE_NO_NVCC)
    return LeftOut{"CUB and Thrust",
                   "this program was built without their entries, since nvcc did not work there"};
#else
    return std::nullopt;
#endif
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

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/vendor/cubsort.h"
#include "core/algorithms/vendor/thrustlowerbound.h"

namespace sortscope::algorithms::vendor {
namespace {

/// A second buffer as long as the input, and CUB's tables of tiles, which are well below an eighth of that.
/// CUB itself says how much it wants, but only on the device.
ScratchNeed cubScratch(std::size_t length, std::size_t /*needles*/)
{
    constexpr std::uint64_t kTables = std::uint64_t{1} << 20U;
    const std::uint64_t keys = length * sizeof(data::Key);
    return {.device = keys + keys / 8 + kTables};
}

AlgorithmInfo cubRadixSort()
{
    return {
        .id = "cub-radix-sort",
        .title = "CUB radix sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceRadixSort: NVIDIA's least-significant-digit radix sort, timed as one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs a second buffer as long as the input",
        .scratch = cubScratch,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo&,
                       const SortProblem& problem) { return makeCubRadixSort(queue, problem); },
    };
}

AlgorithmInfo cubMergeSort()
{
    return {
        .id = "cub-merge-sort",
        .title = "CUB merge sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceMergeSort: NVIDIA's comparison sort, tiles merged along merge paths, timed as "
                   "one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs scratch memory as long as the input",
        .scratch = cubScratch,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo&,
                       const SortProblem& problem) { return makeCubMergeSort(queue, problem); },
    };
}

AlgorithmInfo thrustLowerBound()
{
    return {
        .id = "thrust-lower-bound",
        .title = "Thrust lower bound",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cuda},
        .summary = "thrust::lower_bound, a binary search a key, then a pass that drops indices whose element "
                   "differs",
        .origin = "NVIDIA Thrust (CUDA Core Compute Libraries)",
        .makeSearch = [](backend::Queue&, const backend::DeviceInfo&,
                         const SearchProblem& problem) { return makeThrustLowerBound(problem); },
    };
}

} // namespace

std::vector<AlgorithmInfo> vendorCudaAlgorithms()
{
    return {cubRadixSort(), cubMergeSort(), thrustLowerBound()};
}

} // namespace sortscope::algorithms::vendor

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/cublibrary.h"
#include "core/algorithms/entries.h"
#include "core/algorithms/vendor/cubwords.h"

namespace sortscope::algorithms {
namespace {

using namespace vendor;

/// "bits": whether a radix sort is told how many bits of the keys count.
ParameterInfo bitsParameter()
{
    return {
        .id = kBits,
        .title = "Bits",
        .description = "Bits by which the library sorts: all of a key, or only those that the largest key "
                       "needs, which the host finds and tells the library before the first run. Finding them "
                       "is not timed. For unsigned keys only",
        .choices = {{kAllBits, "All of a key"}, {kNeededBits, "Told by the host"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string(kAllBits); },
    };
}

/// A second buffer as long as the input, and CUB's tables of tiles, which are well below an eighth of that.
/// CUB itself tells its need, but only on the device.
ScratchNeed cubScratch(const WorkProblem& problem)
{
    constexpr std::uint64_t kTables = std::uint64_t{1} << 20U;
    const std::uint64_t input = data::inputBytes(problem.key, problem.values, problem.length);
    return {.device = input + input / 8 + kTables, .buffers = 2};
}

/// CUB is called for at least two keys; all its launches are timed as one command. For more keys than one
/// block sorts, it reads the keys for their histogram, and passes of eight bits read and write them, with
/// their values: one pass per byte of a key, or of the bits that it is told.
Work radixSortWork(const WorkProblem& problem)
{
    if (problem.length < 2)
        return {};
    const std::uint64_t key = data::keyBytes(problem.key);
    const std::uint64_t pair = data::pairBytes(problem.key, problem.values);
    if (problem.length <= kMostOfOneBlock)
        return {.bytes = 2 * pair * problem.length, .launches = 1, .atLeast = true};
    const bool told = choice(problem.parameters, kBits) == kNeededBits;
    const auto passes = told ? problem.passes.value_or(1) : key;
    return {.bytes = (key + 2 * passes * pair) * problem.length,
            .launches = 1,
            .atLeast = true,
            .passes = told ? std::optional<std::size_t>(key) : std::nullopt};
}

} // namespace

AlgorithmInfo cubRadixSort()
{
    return {
        .id = kCubRadixSort,
        .title = "CUB radix sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceRadixSort: NVIDIA's least-significant-digit radix sort, timed as one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs a second buffer as long as the input",
        .parameters = {cubCountParameter(), bitsParameter()},
        .keyTypes = cubKeyTypes(),
        .pairTypes = cubKeyTypes(),
        .valueTypes = cubValueTypes(),
        .stable = true,
        .scratch = cubScratch,
        .work = radixSortWork,
        .makeSort =
            [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem) {
                return makeCubSort(kCubRadixSort, queue, device, problem);
            },
    };
}

AlgorithmInfo cubMergeSort()
{
    return {
        .id = kCubMergeSort,
        .title = "CUB merge sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary = "cub::DeviceMergeSort: NVIDIA's comparison sort, tiles merged along merge paths, timed as "
                   "one command",
        .origin = "NVIDIA CUB (CUDA Core Compute Libraries)",
        .limits = "Needs scratch memory as long as the input",
        .parameters = {cubCountParameter()},
        .keyTypes = cubKeyTypes(),
        .pairTypes = cubKeyTypes(),
        .valueTypes = cubValueTypes(),
        .scratch = cubScratch,
        .makeSort =
            [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem) {
                return makeCubSort(kCubMergeSort, queue, device, problem);
            },
    };
}

} // namespace sortscope::algorithms

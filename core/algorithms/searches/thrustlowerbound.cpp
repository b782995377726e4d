// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/cublibrary.h"
#include "core/algorithms/entries.h"
#include "core/algorithms/vendor/cubwords.h"

namespace sortscope::algorithms {
namespace {

using vendor::kThrustLowerBound;

/// The keys are read and the indices written; then the indices are read again.
Work lowerBoundWork(const WorkProblem& problem)
{
    if (problem.needles == 0)
        return {};
    const auto each = data::keyBytes(problem.key) + 2 * sizeof(std::uint32_t);
    return {.bytes = each * std::uint64_t{problem.needles}, .launches = 2, .atLeast = true};
}

} // namespace

AlgorithmInfo thrustLowerBound()
{
    return {
        .id = kThrustLowerBound,
        .title = "Thrust lower bound",
        .family = Family::Search,
        .backends = {backend::BackendKind::Cuda},
        .summary = "thrust::lower_bound, a binary search per key, then a pass that drops indices whose "
                   "element differs",
        .origin = "NVIDIA Thrust (CUDA Core Compute Libraries)",
        .parameters = {cubCountParameter()},
        .keyTypes = cubKeyTypes(),
        .work = lowerBoundWork,
        .makeSearch =
            [](backend::Queue& queue, const backend::DeviceInfo& device, const SearchProblem& problem) {
                return makeCubSearch(kThrustLowerBound, queue, device, problem);
            },
    };
}

} // namespace sortscope::algorithms

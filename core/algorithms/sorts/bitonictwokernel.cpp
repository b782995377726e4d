// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/bitonicpadding.h"
#include "core/algorithms/workgroup.h"

#include <bit>

namespace sortscope::algorithms {
namespace {

class BitonicTwoKernel : public Sort {
public:
    BitonicTwoKernel(backend::Queue& queue, const SortProblem& problem)
        : m_length(problem.length),
          m_padded(bitonicLength(problem.length)),
          m_direction(problem.direction),
          m_key(problem.key),
          m_program(queue.build(kernelSource("bitonictwokernel.cl", {{"KEY", keyWord(problem.key)}}))),
          m_stage(m_program->kernel("two_kernel_stage")),
          m_merge(m_program->kernel("two_kernel_merge")),
          m_workGroupSize(std::min(workGroupSize(problem.parameters, *m_stage),
                                   workGroupSize(problem.parameters, *m_merge))),
          m_taughtRule(choice(problem.parameters, "work-group-rule") == "taught")
    {}

    std::size_t paddedLength() const override { return m_padded; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        pad(queue, work, m_key, m_direction, m_length, m_padded);
        const std::uint32_t descending = m_direction == data::Direction::Descending ? 1 : 0;
        const auto k = static_cast<std::uint32_t>(std::countr_zero(m_padded));
        for (std::uint32_t stage = 0; stage + 1 < k; ++stage) {
            for (std::uint32_t pass = 0; pass <= stage; ++pass)
                queue.launch(*m_stage, rangeFor(stage - pass), {&work, stage, stage - pass, descending},
                             {stage, pass});
        }
        for (std::uint32_t pass = 0; pass < k; ++pass)
            queue.launch(*m_merge, rangeFor(k - 1 - pass), {&work, k - 1 - pass, descending}, {k - 1, pass});
        return work;
    }

private:
    /// The taught rule makes a work-group as wide as its block of 2d keys, up to the limit.
    backend::NdRange rangeFor(std::uint32_t shift) const
    {
        const auto block = std::size_t{2} << shift;
        return {m_padded, std::min({m_workGroupSize, m_taughtRule ? block : m_padded, m_padded})};
    }

    std::size_t m_length;
    std::size_t m_padded;
    data::Direction m_direction;
    data::KeyType m_key;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_stage;
    std::unique_ptr<backend::Kernel> m_merge;
    std::size_t m_workGroupSize;
    bool m_taughtRule;
};

ParameterInfo workGroupRule()
{
    return {
        .id = "work-group-rule",
        .title = "Work-group rule",
        .description =
            "How wide a work-group is: the block of 2d keys up to the work-group size, or always that size",
        .choices = {{"taught", "As taught: min(2d, size)"}, {"fixed", "Fixed size"}},
        .defaultFor = [](const backend::DeviceInfo&) -> ParameterValue { return std::string("taught"); },
    };
}

} // namespace

AlgorithmInfo bitonicTwoKernel()
{
    return {
        .id = "bitonic-two-kernel",
        .title = "Bitonic sort, two kernels",
        .family = Family::Sort,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "A stage kernel builds alternating runs, a merge kernel joins them; n work-items per "
                   "launch, of which half work",
        .origin = "A Japanese PyOpenCL text on sorting 2^21 keys",
        .limits = "Other lengths are padded to the next power of two",
        .parameters = {workGroupSizeParameter(), workGroupRule()},
        .stageLabel = "stage",
        .passLabel = "pass",
        .keyTypes = {data::KeyType::U32, data::KeyType::U64},
        .mapsKeys = true,
        .packsPairs = true,
        .workLength = bitonicLength,
        .work = bitonicWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo&, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<BitonicTwoKernel>(queue, problem); },
    };
}

} // namespace sortscope::algorithms

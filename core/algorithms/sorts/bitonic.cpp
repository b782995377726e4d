// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/bitonicpadding.h"
#include "core/algorithms/workgroup.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace sortscope::algorithms {
namespace {

class Bitonic : public Sort {
public:
    Bitonic(backend::Queue& queue, const SortProblem& problem)
        : m_length(problem.length),
          m_padded(bitonicLength(problem.length)),
          m_direction(problem.direction),
          m_key(problem.key),
          m_range(rangeFor(m_padded / 2, problem.parameters)),
          m_program(queue.build(
              kernelSource("bitonic.cl", {{"KEY", keyWord(problem.key)},
                                          {"WORK_GROUP_SIZE", fmt::format("{}", m_range.local.items())}}))),
          m_pass(m_program->kernel("bitonic_pass"))
    {
        requireWorkGroup(m_range.local.items(), *m_pass);
    }

    std::size_t paddedLength() const override { return m_padded; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        pad(queue, work, m_key, m_direction, m_length, m_padded);
        const std::uint32_t descending = m_direction == data::Direction::Descending ? 1 : 0;
        const auto stages = static_cast<std::uint32_t>(std::countr_zero(m_padded));
        for (std::uint32_t stage = 0; stage < stages; ++stage) {
            for (std::uint32_t pass = 0; pass <= stage; ++pass)
                queue.launch(*m_pass, m_range, {&work, stage, pass, descending}, {stage, pass});
        }
        return work;
    }

private:
    static backend::NdRange rangeFor(std::size_t pairs, const Parameters& parameters)
    {
        const auto size = static_cast<std::size_t>(integer(parameters, "work-group-size"));
        return {pairs, std::clamp<std::size_t>(size, 1, std::max<std::size_t>(pairs, 1))};
    }

    std::size_t m_length;
    std::size_t m_padded;
    data::Direction m_direction;
    data::KeyType m_key;
    backend::NdRange m_range;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_pass;
};

} // namespace

AlgorithmInfo bitonic()
{
    return {
        .id = "bitonic",
        .title = "Bitonic sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "A work-item compares one pair in global memory; k(k+1)/2 launches of n/2 work-items for "
                   "n = 2^k keys",
        .origin = "AMD APP SDK sample BitonicSort",
        .limits = "Other lengths are padded to the next power of two",
        .parameters = {workGroupSizeParameter()},
        .stageLabel = "stage",
        .passLabel = "pass",
        .keyTypes = {data::KeyType::U32, data::KeyType::U64},
        .mapsKeys = true,
        .packsPairs = true,
        .workLength = bitonicLength,
        .work = bitonicWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo&, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<Bitonic>(queue, problem); },
    };
}

} // namespace sortscope::algorithms

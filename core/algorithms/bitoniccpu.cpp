// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"

#include "core/algorithms/bitonicpadding.h"
#include "core/backend/cpu/hostqueue.h"

#include <utility>

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;
using data::Key;

/// One pass of kernels/bitonic.cl, for all its work-items.
void bitonicPass(std::span<Key> keys, std::uint32_t stage, std::uint32_t pass, bool descending)
{
    const std::uint32_t shift = stage - pass;
    const std::size_t distance = std::size_t{1} << shift;
    for (std::size_t t = 0; t < keys.size() / 2; ++t) {
        Key& left = keys[((t >> shift) << (shift + 1)) + (t & (distance - 1))];
        Key& right = *(&left + distance);
        const bool flip = (((t >> stage) & 1U) != 0) != descending;
        if (flip ? left < right : right < left)
            std::swap(left, right);
    }
}

class BitonicCpu : public Sort {
public:
    explicit BitonicCpu(const SortProblem& problem)
        : m_length(problem.length),
          m_padded(bitonicLength(problem.length)),
          m_direction(problem.direction)
    {}

    std::size_t paddedLength() const override { return m_padded; }

    const backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        queue.fill(work, paddingKey(m_direction), m_length, m_padded - m_length);
        const auto keys = HostQueue::view<Key>(work).first(m_padded);
        const bool descending = m_direction == data::Direction::Descending;
        const auto stages = static_cast<std::uint32_t>(std::countr_zero(m_padded));
        for (std::uint32_t stage = 0; stage < stages; ++stage) {
            for (std::uint32_t pass = 0; pass <= stage; ++pass)
                HostQueue::of(queue).run("bitonic_pass", [&] { bitonicPass(keys, stage, pass, descending); },
                                         {stage, pass});
        }
        return work;
    }

private:
    std::size_t m_length;
    std::size_t m_padded;
    data::Direction m_direction;
};

} // namespace

AlgorithmInfo bitonicCpu()
{
    return {
        .id = "bitonic-cpu",
        .title = "Bitonic sort on the CPU",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "The bitonic network in plain loops on one core, pass by pass as on the device",
        .origin = "CPU reference of the AMD APP SDK sample BitonicSort",
        .limits = "Other lengths are padded to the next power of two",
        .stageLabel = "stage",
        .passLabel = "pass",
        .workLength = bitonicLength,
        .makeSort = [](backend::Queue&, const backend::DeviceInfo&, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<BitonicCpu>(problem); },
    };
}

} // namespace sortscope::algorithms

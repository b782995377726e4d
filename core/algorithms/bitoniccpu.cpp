// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/bitonicnetwork.h"
#include "core/algorithms/bitonicpadding.h"
#include "core/algorithms/entries.h"
#include "core/backend/cpu/hostqueue.h"

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;
class BitonicCpu : public Sort {
public:
    explicit BitonicCpu(const SortProblem& problem)
        : m_length(problem.length),
          m_padded(bitonicLength(problem.length)),
          m_direction(problem.direction)
    {}

    std::size_t paddedLength() const override { return m_padded; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        queue.fill(work, paddingKey(m_direction), m_length, m_padded - m_length);
        const auto keys = HostQueue::view<data::Key>(work).first(m_padded);
        const auto stages = static_cast<std::uint32_t>(std::countr_zero(m_padded));
        for (std::uint32_t stage = 0; stage < stages; ++stage) {
            for (std::uint32_t pass = 0; pass <= stage; ++pass)
                HostQueue::of(queue).run("bitonic_pass", [&] { runPass(keys, stage, pass); }, {stage, pass});
        }
        return work;
    }

private:
    void runPass(std::span<data::Key> keys, std::uint32_t stage, std::uint32_t pass) const
    {
        forEachComparator(keys.size(), stage, pass, m_direction,
                          [keys](const Comparator& comparator) { apply(comparator, keys); });
    }

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
        .mapsKeys = true,
        .workLength = bitonicLength,
        .work = bitonicWork,
        .makeSort = [](backend::Queue&, const backend::DeviceInfo&, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<BitonicCpu>(problem); },
    };
}

} // namespace sortscope::algorithms

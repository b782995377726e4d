// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/sorts/bitonicnetwork.h"
#include "core/algorithms/sorts/bitonicpadding.h"
#include "core/backend/cpu/hostqueue.h"

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;

template <data::KeyWord Word>
class BitonicCpu : public Sort {
public:
    explicit BitonicCpu(const SortProblem& problem)
        : m_length(problem.length),
          m_padded(bitonicLength(problem.length)),
          m_direction(problem.direction),
          m_key(problem.key)
    {}

    std::size_t paddedLength() const override { return m_padded; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        pad(queue, work, m_key, m_direction, m_length, m_padded);
        const auto keys = HostQueue::view<Word>(work).first(m_padded);
        const auto stages = static_cast<std::uint32_t>(std::countr_zero(m_padded));
        for (std::uint32_t stage = 0; stage < stages; ++stage) {
            for (std::uint32_t pass = 0; pass <= stage; ++pass)
                HostQueue::of(queue).run("bitonic_pass", [&] { runPass(keys, stage, pass); }, {stage, pass});
        }
        return work;
    }

private:
    void runPass(std::span<Word> keys, std::uint32_t stage, std::uint32_t pass) const
    {
        forEachComparator(keys.size(), stage, pass, m_direction,
                          [keys](const Comparator& comparator) { apply(comparator, keys); });
    }

    std::size_t m_length;
    std::size_t m_padded;
    data::Direction m_direction;
    data::KeyType m_key;
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
        .keyTypes = {data::KeyType::U32, data::KeyType::U64},
        .mapsKeys = true,
        .packsPairs = true,
        .workLength = bitonicLength,
        .work = bitonicWork,
        .makeSort = [](backend::Queue&, const backend::DeviceInfo&,
                       const SortProblem& problem) -> std::unique_ptr<Sort> {
            if (data::isWide(problem.key))
                return std::make_unique<BitonicCpu<data::WideKey>>(problem);
            return std::make_unique<BitonicCpu<data::Key>>(problem);
        },
    };
}

} // namespace sortscope::algorithms

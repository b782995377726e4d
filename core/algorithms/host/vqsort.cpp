// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/hostalgorithm.h"
#include "core/algorithms/host/hostpairsort.h"
#include "core/algorithms/host/parallelmerge.h"
#include "core/algorithms/host/threads.h"
#include "core/backend/cpu/hostqueue.h"

#include <hwy/contrib/sort/vqsort.h>

#include <algorithm>
#include <memory>

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;
using data::Direction;

template <typename Number>
void sortVectorised(std::span<Number> keys, Direction direction)
{
    const hwy::Sorter sorter;
    if (direction == Direction::Ascending)
        sorter(keys.data(), keys.size(), hwy::SortAscending{});
    else
        sorter(keys.data(), keys.size(), hwy::SortDescending{});
}

/// Sorting fewer keys takes less time than another thread needs to take them over.
constexpr std::size_t kLeastRun = 8192;

/// Sorts runs by vqsort, one per thread, which all threads then merge in pairs, between two buffers.
template <data::KeyWord Word>
class VqsortPar : public Sort {
public:
    VqsortPar(backend::Queue& queue, const SortProblem& problem)
        : m_length(problem.length),
          m_direction(problem.direction),
          m_team(std::make_shared<ThreadTeam>(problem.parameters)),
          m_other((touchFirst(queue, m_team), queue.allocate(m_length * sizeof(Word))))
    {
        const auto runs = std::clamp<std::size_t>(m_length / kLeastRun, 1, m_team->threads());
        m_width = std::max<std::size_t>(1, (m_length + runs - 1) / runs);
    }

    std::size_t paddedLength() const override { return m_length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        auto* result = &work;
        HostQueue::of(queue).run("vqsort(par)", [&] {
            const auto keys = HostQueue::view<Word>(work).first(m_length);
            const auto runs = (m_length + m_width - 1) / m_width;
            m_team->share(runs, [&](std::size_t begin, std::size_t end) {
                for (std::size_t run = begin; run < end; ++run)
                    sortVectorised(keys.subspan(run * m_width, std::min(m_width, m_length - run * m_width)),
                                   m_direction);
            });
            backend::Buffer* from = &work;
            backend::Buffer* to = m_other.get();
            for (std::size_t width = m_width; width < m_length; width *= 2) {
                mergeRuns(*m_team, HostQueue::view<const Word>(*from).first(m_length),
                          HostQueue::view<Word>(*to).first(m_length), width, m_direction);
                std::swap(from, to);
            }
            result = from;
        });
        return *result;
    }

private:
    std::size_t m_length;
    Direction m_direction;
    std::shared_ptr<ThreadTeam> m_team;
    std::shared_ptr<backend::Buffer> m_other;
    std::size_t m_width = 1;
};

} // namespace

AlgorithmInfo vqsort()
{
    return {
        .id = "vqsort",
        .title = "vqsort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "Highway's vectorised quicksort on one core, with the widest SIMD that the processor has",
        .origin = "Highway; Blacher et al., \"Vectorized and performance-portable Quicksort\", 2022",
        // Floats are mapped: vqsort's order of floats knows neither NaN nor -0.0.
        .keyTypes = {data::KeyType::U32, data::KeyType::I32, data::KeyType::U64, data::KeyType::I64},
        .mapsKeys = true,
        .pairTypes = wideKeyTypes(),
        .packsPairs = true,
        .scratch = widePairsScratch,
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            if (problem.values != data::ValueType::None)
                return std::make_unique<HostPairSort<hwy::K64V64>>("vqsort", queue, problem, [](auto pairs) {
                    sortVectorised(pairs, Direction::Ascending);
                });
            // A word that holds a key and its value is sorted as a number: with AVX2 Highway 1.0.3 loses some
            // of its own pairs of 32-bit words, hwy::K32V32, if keys occur often.
            const auto type = problem.key;
            return makeHostSort("vqsort", problem, [type](std::span<std::byte> keys, Direction direction) {
                withNumbers(keys, type, [&](auto numbers) { sortVectorised(numbers, direction); });
            });
        },
    };
}

AlgorithmInfo vqsortPar()
{
    return {
        .id = "vqsort-par",
        .title = "vqsort, parallel",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary =
            "A run for each thread by Highway's vectorised quicksort, then pairs of runs merged by all "
            "threads, between two buffers",
        .origin = "Highway; merge path: Odeh et al., \"Merge Path - Parallel Merging Made Simple\", 2012",
        .parameters = {threadsParameter()},
        .keyTypes = {data::KeyType::U32, data::KeyType::U64},
        .mapsKeys = true,
        .packsPairs = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.host = problem.length * data::keyBytes(problem.key), .buffers = 1};
        },
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            if (data::isWide(problem.key))
                return std::make_unique<VqsortPar<data::WideKey>>(queue, problem);
            return std::make_unique<VqsortPar<data::Key>>(queue, problem);
        },
    };
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/host/hostalgorithm.h"
#include "core/algorithms/host/hostpairsort.h"
#include "core/algorithms/host/parallelmerge.h"
#include "core/algorithms/host/simdtargets.h"
#include "core/algorithms/host/threads.h"
#include "core/algorithms/host/vectorisedsort.h"
#include "core/backend/cpu/hostqueue.h"
#include "core/backend/error.h"

#include <algorithm>
#include <concepts>
#include <limits>
#include <memory>
#include <span>

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;
using data::Direction;

/// A sort that calls Highway with the target of its parameter "simd".
class WithSimd : public Sort {
public:
    WithSimd(const backend::Queue& queue, const SortProblem& problem, std::unique_ptr<Sort> sort)
        : m_chooses(choice(problem.parameters, "simd") == kAutoSimd),
          m_target(m_chooses ? fastestSimd(sortedWords(problem.key, problem.values), queue.options().stop)
                             : choice(problem.parameters, "simd")),
          m_sort(std::move(sort))
    {
        if (m_target.empty())
            throw backend::Unsupported("Highway has no SIMD for this processor");
        useSimd(m_target);
    }

    std::size_t paddedLength() const override { return m_sort->paddedLength(); }

    Parameters tune(backend::Queue& /*queue*/, backend::Buffer& /*work*/) override
    {
        return m_chooses ? Parameters{{"simd", m_target}} : Parameters{};
    }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        useSimd(m_target); // a job that takes turns with this one may use another
        return m_sort->run(queue, work);
    }

private:
    bool m_chooses;
    std::string m_target;
    std::unique_ptr<Sort> m_sort;
};

/// Sorts pairs by their keys. Highway pads its vectors with the greatest key and takes those words for pairs
/// where a pair has that key, too, so such pairs are set aside.
void sortPairs(std::span<hwy::K64V64> pairs)
{
    const auto others = std::partition(pairs.begin(), pairs.end(), [](const hwy::K64V64& pair) {
        return pair.key != std::numeric_limits<std::uint64_t>::max();
    });
    sortVectorised(std::span(pairs.begin(), others), Direction::Ascending);
}

std::unique_ptr<Sort> makeOnOneCore(backend::Queue& queue, const SortProblem& problem)
{
    if (problem.values != data::ValueType::None)
        return std::make_unique<HostPairSort<hwy::K64V64>>("vqsort", queue, problem, sortPairs);
    // A word that holds a key and its value is sorted as a number: with AVX2 Highway 1.0.3 loses some of its
    // own pairs of 32-bit words, hwy::K32V32, if keys occur often.
    const auto type = problem.key;
    return makeHostSort("vqsort", problem, [type](std::span<std::byte> keys, Direction direction) {
        withNumbers(keys, type, [&]<typename Number>(std::span<Number> numbers) {
            if constexpr (std::integral<Number> && sizeof(Number) > 1)
                sortVectorised(numbers, direction);
        });
    });
}

constexpr std::string_view kNoBytes = "Highway sorts no keys of 8 bits";

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
          m_other((runOn(queue, m_team), queue.allocate(m_length * sizeof(Word))))
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

std::unique_ptr<Sort> makeParallel(backend::Queue& queue, const SortProblem& problem)
{
    switch (data::keyBytes(problem.key)) {
    case sizeof(data::ShortKey):
        return std::make_unique<VqsortPar<data::ShortKey>>(queue, problem);
    case sizeof(data::WideKey):
        return std::make_unique<VqsortPar<data::WideKey>>(queue, problem);
    default:
        return std::make_unique<VqsortPar<data::Key>>(queue, problem);
    }
}

} // namespace

AlgorithmInfo vqsort()
{
    return {
        .id = "vqsort",
        .title = "vqsort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "Highway's vectorised quicksort on one core, with the fastest SIMD of the processor",
        .origin = "Highway; Blacher et al., \"Vectorized and performance-portable Quicksort\", 2022",
        .limits = kNoBytes,
        .parameters = {simdParameter()},
        // Floats are mapped: vqsort's order of floats knows neither NaN nor -0.0.
        .keyTypes = {data::KeyType::U16, data::KeyType::I16, data::KeyType::U32, data::KeyType::I32,
                     data::KeyType::U64, data::KeyType::I64},
        .mapsKeys = true,
        .pairTypes = allKeyTypes(),
        .packsPairs = true,
        .scratch = widePairsScratch,
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            return std::make_unique<WithSimd>(queue, problem, makeOnOneCore(queue, problem));
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
        .limits = kNoBytes,
        .parameters = {threadsParameter(), simdParameter()},
        .keyTypes = {data::KeyType::U16, data::KeyType::U32, data::KeyType::U64},
        .mapsKeys = true,
        .packsPairs = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.host = problem.length * data::keyBytes(problem.key), .buffers = 1};
        },
        .makeSort = [](auto& queue, const auto&, const auto& problem) -> std::unique_ptr<Sort> {
            return std::make_unique<WithSimd>(queue, problem, makeParallel(queue, problem));
        },
    };
}

} // namespace sortscope::algorithms

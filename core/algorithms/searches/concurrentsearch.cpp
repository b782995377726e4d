// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/workgroup.h"
#include "core/data/verifier.h"

#include <fmt/format.h>

namespace sortscope::algorithms {
namespace {

class ConcurrentSearch : public Search {
public:
    ConcurrentSearch(backend::Queue& queue, const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_needles(static_cast<std::uint32_t>(problem.needles)),
          m_subdivisions(static_cast<std::uint32_t>(integer(problem.parameters, "subdivisions"))),
          m_program(queue.build(kernelSource("concurrentsearch.cl", problem.key,
                                             {{"SUBDIVISIONS", fmt::format("{}u", m_subdivisions)}}))),
          m_search(m_program->kernel("concurrent_search")),
          m_workGroupSize(workGroupSize(problem.parameters, *m_search))
    {}

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        queue.fill(answers, data::kNotFound, 0, m_needles);
        if (m_length == 0 || m_needles == 0)
            return;
        const std::uint32_t width = (m_length + m_subdivisions - 1) / m_subdivisions;
        queue.launch(*m_search, launchRange(std::size_t{m_needles} * m_subdivisions, m_workGroupSize),
                     {&haystack, m_length, width, &needles, m_needles, &answers});
    }

private:
    std::uint32_t m_length;
    std::uint32_t m_needles;
    std::uint32_t m_subdivisions;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_search;
    std::size_t m_workGroupSize;
};

/// Counts at least the keys, and the middle of each part: the keys decide which other elements are read, and
/// whether an answer is written.
Work concurrentSearchWork(const WorkProblem& problem)
{
    if (problem.length == 0 || problem.needles == 0)
        return {};
    const auto subdivisions = static_cast<std::size_t>(integer(problem.parameters, "subdivisions"));
    const auto width = (problem.length + subdivisions - 1) / subdivisions;
    const auto parts = (problem.length + width - 1) / width;
    return {.bytes = data::keyBytes(problem.key) * (std::uint64_t{problem.needles} + parts),
            .launches = 1,
            .atLeast = true};
}

} // namespace

AlgorithmInfo concurrentSearch()
{
    return {
        .id = "concurrent-search",
        .title = "Concurrent search",
        .family = Family::Search,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary =
            "One launch of keys times subdivisions work-items, each a plain binary search of one key in "
            "one part of the haystack",
        .origin = "AMD APP SDK sample BinarySearch, concurrent kernel for many keys",
        .limits = "All but one of a key's searches find nothing",
        .parameters = {{
                           .id = "subdivisions",
                           .title = "Subdivisions",
                           .description = "Parts of the haystack, one work-item each for every key",
                           .minimum = 1,
                           .maximum = 1 << 16,
                           .candidates = candidatesOf({1, 2, 4, 8, 16, 32}),
                           .defaultFor = [](const auto&) -> ParameterValue { return std::int64_t{8}; },
                       },
                       workGroupSizeParameter()},
        .keyTypes = allKeyTypes(),
        .work = concurrentSearchWork,
        .makeSearch = [](backend::Queue& queue, const backend::DeviceInfo&, const SearchProblem& problem)
            -> std::unique_ptr<Search> { return std::make_unique<ConcurrentSearch>(queue, problem); },
    };
}

} // namespace sortscope::algorithms

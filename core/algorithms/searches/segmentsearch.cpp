// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/workgroup.h"
#include "core/data/verifier.h"

namespace sortscope::algorithms {
namespace {

class SegmentSearch : public Search {
public:
    SegmentSearch(backend::Queue& queue, const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_needles(static_cast<std::uint32_t>(problem.needles)),
          m_segmentSize(static_cast<std::uint32_t>(integer(problem.parameters, "segment-size"))),
          m_program(queue.build(kernelSource("segmentsearch.cl", problem.key))),
          m_segments(m_program->kernel("segment_search_segments")),
          m_elements(m_program->kernel("segment_search_elements")),
          m_workGroupSize(std::min(workGroupSize(problem.parameters, *m_segments),
                                   workGroupSize(problem.parameters, *m_elements)))
    {}

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        queue.fill(answers, data::kNotFound, 0, m_needles);
        if (m_length == 0 || m_needles == 0)
            return;
        const std::size_t segments = (std::size_t{m_length} + m_segmentSize - 1) / m_segmentSize;
        queue.launch(*m_segments, launchRange(segments, m_workGroupSize),
                     {&haystack, m_length, &needles, m_needles, m_segmentSize, &answers}, {.pass = 0});
        queue.launch(*m_elements, launchRange(m_needles, m_workGroupSize),
                     {&haystack, m_length, &needles, m_needles, m_segmentSize, data::kNotFound, &answers},
                     {.pass = 1});
    }

private:
    std::uint32_t m_length;
    std::uint32_t m_needles;
    std::uint32_t m_segmentSize;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_segments;
    std::unique_ptr<backend::Kernel> m_elements;
    std::size_t m_workGroupSize;
};

/// Counts at least the ends of each segment and the keys, and in the second step the answers of the first:
/// the places of the keys decide what else is read and written.
Work segmentSearchWork(const WorkProblem& problem)
{
    if (problem.length == 0 || problem.needles == 0)
        return {};
    const auto size = static_cast<std::size_t>(integer(problem.parameters, "segment-size"));
    const auto whole = problem.length / size;
    const auto rest = problem.length % size;
    const auto ends = whole * std::min<std::size_t>(size, 2) + std::min<std::size_t>(rest, 2);
    const std::uint64_t keys = ends + problem.needles;
    return {.bytes = data::keyBytes(problem.key) * keys + sizeof(std::uint32_t) * problem.needles,
            .launches = 2,
            .atLeast = true};
}

} // namespace

AlgorithmInfo segmentSearch()
{
    return {
        .id = "segment-search",
        .title = "Segment search",
        .family = Family::Search,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "A work-item owns one segment and tests every key against its ends; a second launch, one "
                   "work-item per key, finds the element in the segment",
        .origin = "AMD APP SDK sample BinarySearch, kernel for many keys",
        .limits = "Work grows with segments times keys",
        .parameters = {{
                           .id = "segment-size",
                           .title = "Segment size",
                           .description = "Elements of the haystack that a work-item owns",
                           .minimum = 1,
                           .maximum = 1 << 20,
                           .candidates = candidatesOf({16, 64, 256, 1024, 4096}),
                           .defaultFor = [](const auto&) -> ParameterValue { return std::int64_t{256}; },
                       },
                       workGroupSizeParameter()},
        .passLabel = "step",
        .keyTypes = allKeyTypes(),
        .work = segmentSearchWork,
        .makeSearch = [](backend::Queue& queue, const backend::DeviceInfo&, const SearchProblem& problem)
            -> std::unique_ptr<Search> { return std::make_unique<SegmentSearch>(queue, problem); },
    };
}

} // namespace sortscope::algorithms

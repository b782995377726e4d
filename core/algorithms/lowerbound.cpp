// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/devicetraits.h"
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/workgroup.h"
#include "core/data/verifier.h"

#include <fmt/format.h>

namespace sortscope::algorithms {
namespace {

class LowerBound : public Search {
public:
    LowerBound(backend::Queue& queue, const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_needles(static_cast<std::uint32_t>(problem.needles)),
          m_parts(static_cast<std::uint32_t>(integer(problem.parameters, "parts"))),
          m_group(static_cast<std::size_t>(integer(problem.parameters, "work-group-size"))),
          m_keys(static_cast<std::size_t>(integer(problem.parameters, "keys-per-item"))),
          m_program(queue.build(kernelSource("lowerbound.cl", problem.key,
                                             {{"GROUP", fmt::format("{}u", m_group)},
                                              {"KEYS", fmt::format("{}u", m_keys)},
                                              {"PARTS", fmt::format("{}u", m_parts)}}))),
          m_search(m_program->kernel("lower_bound"))
    {
        requireWorkGroup(m_group, *m_search);
    }

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        if (m_needles == 0)
            return;
        if (m_length == 0) {
            queue.fill(answers, data::kNotFound, 0, m_needles);
            return;
        }
        const auto width = static_cast<std::uint32_t>((std::uint64_t{m_length} + m_parts - 1) / m_parts);
        const auto groups = (m_needles + m_group * m_keys - 1) / (m_group * m_keys);
        queue.launch(*m_search, {groups * m_group, m_group},
                     {&haystack, m_length, width, &needles, m_needles, data::kNotFound, &answers});
    }

private:
    std::uint32_t m_length;
    std::uint32_t m_needles;
    std::uint32_t m_parts;
    std::size_t m_group;
    std::size_t m_keys;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_search;
};

/// At least the keys and the answers: what is read of the haystack depends on the keys.
Work lowerBoundWork(const WorkProblem& problem)
{
    if (problem.length == 0 || problem.needles == 0)
        return {};
    return {.bytes = 2 * sizeof(data::Key) * std::uint64_t{problem.needles}, .launches = 1, .atLeast = true};
}

ParameterInfo keysPerItem()
{
    auto parameter = keysPerItemParameter(4);
    parameter.description = "Keys that a work-item searches in step: while one waits for memory, the others' "
                            "loads are on their way";
    return parameter;
}

} // namespace

AlgorithmInfo lowerBound()
{
    return {
        .id = "lower-bound",
        .title = "Lower bound",
        .family = Family::Search,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "One launch, a few keys a work-item: a binary search without branches, whose first levels "
                   "are in local memory",
        .origin =
            "Kim et al., \"FAST: Fast Architecture Sensitive Tree Search on Modern CPUs and GPUs\", 2010",
        .parameters = {{
                           .id = "parts",
                           .title = "Parts in local memory",
                           .description =
                               "Parts of the haystack that a work-group tells apart in local memory",
                           .minimum = 1,
                           .maximum = 4096,
                           .powerOfTwo = true,
                           .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
                               return std::int64_t{isProcessor(device) ? 64 : 1024};
                           },
                       },
                       keysPerItem(),
                       workGroupSizeParameter()},
        .keyTypes = allKeyTypes(),
        .work = lowerBoundWork,
        .makeSearch = [](backend::Queue& queue, const backend::DeviceInfo&, const SearchProblem& problem)
            -> std::unique_ptr<Search> { return std::make_unique<LowerBound>(queue, problem); },
    };
}

} // namespace sortscope::algorithms

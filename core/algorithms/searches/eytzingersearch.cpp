// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/processor.h"
#include "core/data/verifier.h"

#include <fmt/format.h>

namespace sortscope::algorithms {
namespace {

using backend::Buffer;
using backend::Queue;

/// The most keys of 32 bits in a node.
constexpr std::size_t kMostKeysPerNode = 32;

/// The keys of a node; its bytes are the same for keys of all widths.
std::size_t keysPerNode(const SearchProblem& problem)
{
    const auto keys = static_cast<std::size_t>(integer(problem.parameters, "keys-per-node"));
    return keys * sizeof(data::Key) / data::keyBytes(problem.key);
}

/// The tree is allocated in units of the largest node.
std::size_t slotsFor(std::size_t length, data::KeyType type)
{
    const auto unit = kMostKeysPerNode * sizeof(data::Key) / data::keyBytes(type);
    return (length + unit - 1) / unit * unit;
}

/// The slots that a work-item fills.
constexpr std::uint32_t kBatch = 4;

/// The number of levels of a tree; all of them except the last are full.
struct Shape {
    /// The keys of all levels except the last.
    std::uint32_t upper = 0;
    /// upper + 1, a power of the number of children of a node.
    std::uint64_t stride = 1;

    Shape(std::size_t length, std::size_t keysPerNode)
    {
        const std::uint64_t fan = keysPerNode + 1;
        while (stride * fan - 1 < length)
            stride *= fan;
        upper = static_cast<std::uint32_t>(stride - 1);
    }
};

class EytzingerSearch : public Search {
public:
    EytzingerSearch(Queue& queue, const SearchProblem& problem)
        : m_length(static_cast<std::uint32_t>(problem.length)),
          m_needles(static_cast<std::uint32_t>(problem.needles)),
          m_node(keysPerNode(problem)),
          m_slots(static_cast<std::uint32_t>(slotsFor(problem.length, problem.key))),
          m_shape(problem.length, m_node),
          m_program(queue.build(
              kernelSource("eytzinger.cl", problem.key,
                           {{"NODE", fmt::format("{}u", m_node)}, {"BATCH", fmt::format("{}u", kBatch)}}))),
          m_layOut(m_program->kernel("eytzinger_lay_out")),
          m_search(m_program->kernel("eytzinger_search")),
          m_group(std::min(workGroupSize(problem.parameters, *m_layOut),
                           workGroupSize(problem.parameters, *m_search))),
          m_tree(queue.allocate(m_slots * data::keyBytes(problem.key)))
    {}

    void run(Queue& queue, const Buffer& haystack, const Buffer& needles, Buffer& answers) override
    {
        if (m_needles == 0)
            return;
        if (m_length == 0) {
            queue.fill(answers, data::kNotFound, 0, m_needles);
            return;
        }
        queue.launch(*m_layOut, launchRange((m_slots + kBatch - 1) / kBatch, m_group),
                     {&haystack, m_length, m_shape.upper, m_shape.stride, m_slots, m_tree.get()},
                     {.pass = 0});
        queue.launch(*m_search, launchRange(m_needles, m_group),
                     {m_tree.get(), m_length, m_shape.upper, m_shape.stride, &needles, m_needles,
                      data::kNotFound, &answers},
                     {.pass = 1});
    }

private:
    std::uint32_t m_length;
    std::uint32_t m_needles;
    std::size_t m_node;
    std::uint32_t m_slots;
    Shape m_shape;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_layOut;
    std::unique_ptr<backend::Kernel> m_search;
    std::size_t m_group;
    std::shared_ptr<Buffer> m_tree;
};

/// Counts at least the haystack there and back, the keys and the answers: the keys decide which nodes are
/// read.
Work eytzingerWork(const WorkProblem& problem)
{
    if (problem.length == 0 || problem.needles == 0)
        return {};
    const std::uint64_t keys = 2 * problem.length + problem.needles;
    return {.bytes = data::keyBytes(problem.key) * keys + sizeof(std::uint32_t) * problem.needles,
            .launches = 2,
            .atLeast = true};
}

} // namespace

AlgorithmInfo eytzingerSearch()
{
    return {
        .id = "eytzinger-search",
        .title = "Eytzinger search",
        .family = Family::Search,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "Two launches: one lays the haystack out as a tree, level by level, in the other each "
                   "work-item takes a key down it, a node at a time and without branches",
        .origin = "Khuong and Morin, \"Array Layouts for Comparison-Based Searching\", 2017",
        .limits = "Lays the haystack out in every run, as its first kernel shows",
        .parameters = {{
                           .id = "keys-per-node",
                           .title = "Keys per node",
                           .description = "32-bit keys that a step reads at once, all of one cache line, or "
                                          "half as many 64-bit keys",
                           .minimum = 4,
                           .maximum = kMostKeysPerNode,
                           .powerOfTwo = true,
                           .candidates = candidatesOf({4, 8, 16, 32}),
                           .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
                               return std::int64_t{isProcessor(device) ? 16 : 8};
                           },
                       },
                       workGroupSizeParameter()},
        .passLabel = "step",
        .keyTypes = allKeyTypes(),
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.device =
                        std::uint64_t{slotsFor(problem.length, problem.key)} * data::keyBytes(problem.key),
                    .buffers = 1};
        },
        .work = eytzingerWork,
        .makeSearch = [](Queue& queue, const backend::DeviceInfo&, const SearchProblem& problem)
            -> std::unique_ptr<Search> { return std::make_unique<EytzingerSearch>(queue, problem); },
    };
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/mergepath.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/processor.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sortscope::algorithms {
namespace {

constexpr std::size_t kPartitionGroup = 128;

/// The way in which an input is cut up: the kernels are compiled for it.
struct Shape {
    std::size_t group = 0;
    std::size_t keys = 0;
    std::size_t keyBytes = 0;
    /// Bytes of a value; 0 without values.
    std::size_t valueBytes = 0;

    std::size_t tile() const { return group * keys; }
    std::size_t tiles(std::size_t length) const { return (length + tile() - 1) / tile(); }
};

/// Returns the shape for a SortProblem or a WorkProblem.
template <typename Problem>
Shape shapeOf(const Problem& problem)
{
    return {static_cast<std::size_t>(integer(problem.parameters, "work-group-size")),
            keysPerItem(problem.parameters, problem.key, problem.values), data::keyBytes(problem.key),
            data::valueBytes(problem.values)};
}

/// Throws Unsupported if the device's local memory does not hold a tile with its values, and the words that
/// are read behind it. Kernels declare a value where there is none, too.
Shape supported(const backend::DeviceInfo& device, Shape shape)
{
    backend::requireLocalMemory(fmt::format("a tile of {} keys", shape.tile()),
                                (shape.tile() + shape.keys + 1) * (shape.keyBytes + shape.valueBytes)
                                    + sizeof(std::uint64_t),
                                device, backend::declarable(device));
    return shape;
}

class MergeSort : public Sort {
public:
    MergeSort(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_length(problem.length),
          m_order(orderArgument(problem.direction, problem.key)),
          m_shape(supported(device, shapeOf(problem))),
          m_program(
              queue.build(kernelSource("mergepath.cl", problem.key,
                                       {{"VALUE_BYTES", fmt::format("{}", data::valueBytes(problem.values))},
                                        {"GROUP", fmt::format("{}u", m_shape.group)},
                                        {"KEYS", fmt::format("{}u", m_shape.keys)}}))),
          m_sortTile(m_program->kernel("merge_sort_tile")),
          m_partition(m_program->kernel("merge_path_partition")),
          m_mergeTiles(m_program->kernel("merge_path_tiles")),
          m_partitionGroup(std::min(kPartitionGroup, powerOfTwoBelow(m_partition->maxWorkGroupSize()))),
          m_other(queue.allocate(data::inputBytes(problem.key, problem.values, m_length))),
          m_splits(queue.allocate(m_shape.tiles(m_length) * sizeof(std::uint32_t)))
    {
        requireWorkGroup(m_shape.group, *m_sortTile);
        requireWorkGroup(m_shape.group, *m_mergeTiles);
    }

    std::size_t paddedLength() const override { return m_length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_length < 2)
            return work;
        const auto n = static_cast<std::uint32_t>(m_length);
        const auto tiles = m_shape.tiles(m_length);
        const backend::NdRange tileRange{tiles * m_shape.group, m_shape.group};
        const auto partitionRange = launchRange(tiles, m_partitionGroup);
        const auto isLast = [&](std::size_t width) { return std::uint32_t{width >= m_length}; };
        queue.launch(*m_sortTile, tileRange, {&work, m_other.get(), n, m_order, isLast(m_shape.tile())},
                     {0, 0});

        backend::Buffer* from = m_other.get();
        backend::Buffer* to = &work;
        std::uint32_t round = 1;
        for (auto width = m_shape.tile(); width < m_length; width *= 2, ++round) {
            const auto keys = static_cast<std::uint32_t>(width);
            queue.launch(*m_partition, partitionRange, {from, m_splits.get(), n, keys}, {round, 0});
            queue.launch(*m_mergeTiles, tileRange,
                         {from, m_splits.get(), to, n, keys, m_order, isLast(2 * width)}, {round, 1});
            std::swap(from, to);
        }
        return *from;
    }

private:
    std::size_t m_length;
    backend::Argument m_order;
    Shape m_shape;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_sortTile;
    std::unique_ptr<backend::Kernel> m_partition;
    std::unique_ptr<backend::Kernel> m_mergeTiles;
    std::size_t m_partitionGroup;
    std::shared_ptr<backend::Buffer> m_other;
    std::shared_ptr<backend::Buffer> m_splits;
};

/// Sorting the tiles reads and writes every key with its value, and so does each merge round. In addition,
/// rounds read and write some data to find where tiles begin; that depends on the keys, and is little.
Work mergeSortWork(const WorkProblem& problem)
{
    if (problem.length < 2)
        return {};
    const auto shape = shapeOf(problem);
    const auto rounds = MergePath::rounds(problem.length, shape.tile());
    return {.bytes = 2 * data::pairBytes(problem.key, problem.values) * std::uint64_t{problem.length}
                     * (1 + rounds),
            .launches = 1 + 2 * rounds,
            .atLeast = rounds > 0};
}

ParameterInfo groupParameter()
{
    auto parameter = workGroupSizeParameter();
    parameter.description = "Work-items of a work-group, which sorts or merges a tile in local memory";
    parameter.defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
        const std::size_t size = isProcessor(device) ? 64 : 256;
        return static_cast<std::int64_t>(std::min(size, powerOfTwoBelow(device.maxWorkGroupSize)));
    };
    return parameter;
}

ParameterInfo keysParameter()
{
    auto parameter = keysPerItemParameter(17);
    parameter.description =
        "32-bit keys that a work-item sorts in registers, and takes in each merge, or "
        "half as many if keys or values have 64 bits; odd numbers use the banks of local memory best";
    parameter.candidates = candidatesOf({7, 11, 13, 15, 17, 19, 23});
    // A tile of 256 times as many, with its values, fits 48 KiB or 32.
    parameter.defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
        return std::int64_t{backend::declarable(device) < (std::size_t{48} << 10U) ? 13 : 17};
    };
    return parameter;
}

} // namespace

AlgorithmInfo mergeSort()
{
    return {
        .id = "merge-sort",
        .title = "Merge sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary =
            "A work-group sorts a tile in local memory, keeping the order of equal keys; rounds of two "
            "launches merge runs: one finds where the tiles of the output begin, one merges them",
        .origin = "Green, McColl and Bader, GPU Merge Path (2012)",
        .parameters = {groupParameter(), keysParameter()},
        .stageLabel = "merge round",
        .passLabel = "step",
        .keyTypes = allKeyTypes(),
        .pairTypes = allKeyTypes(),
        .stable = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.device = data::inputBytes(problem.key, problem.values, problem.length), .buffers = 2};
        },
        .work = mergeSortWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<MergeSort>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/columnradix.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/mergepath.h"
#include "core/algorithms/workgroup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sortscope::algorithms {
namespace {

/// As taught; it needs 32 KiB of local memory for keys.
constexpr std::size_t kTaughtTile = 4096;
/// Local memory that the merge strategies need beside the two tiles, for up to 1024 lists.
constexpr std::size_t kMergeBytes = 16384;

std::size_t tileBytes(std::size_t tile)
{
    return 2 * tile * sizeof(data::Key);
}

class ColumnRadix : public Sort {
public:
    ColumnRadix(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_length(problem.length),
          m_lists(static_cast<std::size_t>(integer(problem.parameters, "lists"))),
          m_tile(tileFor(device, problem.parameters)),
          m_order(orderMask(problem.direction)),
          m_program(queue.build(kernelSource("columnradix.cl", {{"TILE", fmt::format("{}u", m_tile)},
                                                                {"LISTS", fmt::format("{}u", m_lists)}}))),
          m_sortTile(m_program->kernel(kernelName(problem.merge))),
          m_merge(queue, problem.direction),
          m_sorted(queue.allocate(m_length * sizeof(data::Key)))
    {
        requireWorkGroup(m_lists, *m_sortTile);
    }

    std::size_t paddedLength() const override { return m_length; }

    const backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_length == 0)
            return work;
        const auto tiles = (m_length + m_tile - 1) / m_tile;
        queue.launch(*m_sortTile, {tiles * m_lists, m_lists},
                     {&work, m_sorted.get(), static_cast<std::uint32_t>(m_length), m_order});
        return m_merge.run(queue, *m_sorted, work, m_length, m_tile);
    }

private:
    static std::string kernelName(std::string merge)
    {
        std::replace(merge.begin(), merge.end(), '-', '_');
        return "column_radix_" + merge;
    }

    /// The wanted tile. Throws Unsupported where the device's local memory cannot hold it.
    static std::size_t tileFor(const backend::DeviceInfo& device, const Parameters& parameters)
    {
        const auto tile = static_cast<std::size_t>(integer(parameters, "tile-size"));
        if (tileBytes(tile) > device.localMemory)
            throw backend::Unsupported(
                fmt::format("a tile of {} keys needs {} bytes of local memory, and {} has {}", tile,
                            tileBytes(tile), device.id, device.localMemory));
        return tile;
    }

    std::size_t m_length;
    std::size_t m_lists;
    std::size_t m_tile;
    std::uint32_t m_order;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_sortTile;
    MergePath m_merge;
    std::unique_ptr<backend::Buffer> m_sorted;
};

ParameterInfo listsParameter()
{
    return {
        .id = "lists",
        .title = "Lists (L)",
        .description = "Lists that a tile is dealt into, and work-items of the work-group that sorts it",
        .minimum = 2,
        .maximum = 1024,
        .powerOfTwo = true,
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            return static_cast<std::int64_t>(
                std::min<std::size_t>(32, powerOfTwoBelow(device.maxWorkGroupSize)));
        },
    };
}

ParameterInfo tileParameter()
{
    return {
        .id = "tile-size",
        .title = "Tile size",
        .description = "Keys that one work-group sorts in local memory; longer inputs are merged from tiles",
        .minimum = 64,
        .maximum = 65536,
        .powerOfTwo = true,
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            const auto keys = device.localMemory > kMergeBytes
                                  ? (device.localMemory - kMergeBytes) / (2 * sizeof(data::Key))
                                  : 0;
            return static_cast<std::int64_t>(std::clamp(powerOfTwoBelow(keys), std::size_t{64}, kTaughtTile));
        },
    };
}

} // namespace

AlgorithmInfo columnRadix()
{
    return {
        .id = "column-radix",
        .title = "Column radix sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary = "A work-group deals a tile into L lists, each work-item sorts one by 32 one-bit passes, "
                   "and the smallest head is "
                   "taken n times; merge-path passes join the tiles",
        .origin = "A CUDA exercise after a textbook (4,096 keys, one block)",
        .parameters = {listsParameter(), tileParameter()},
        .merges = {{"single-thread", "Single thread", "Work-item 0 scans the heads of all lists"},
                   {"atomic-min", "Atomic minimum",
                    "Every work-item offers its head to one local word by an atomic minimum"},
                   {"pairwise", "Pairwise", "A tree reduction over the heads in local memory"},
                   {"blocked", "Blocked",
                    "Blocks of 8 heads reduce by atomics, and their minima by atomics again"}},
        .stageLabel = "merge round",
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<ColumnRadix>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

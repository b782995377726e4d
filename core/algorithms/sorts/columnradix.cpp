// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/mergepath.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/deviceinfo.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace sortscope::algorithms {
namespace {

/// The tile as taught; it needs 32 KiB of local memory for keys.
constexpr std::size_t kTaughtTile = 4096;
constexpr std::size_t kMostLists = 1024;

/// The bytes of the two tiles that every kernel holds in local memory.
constexpr std::size_t tileBytes(std::size_t tile)
{
    return 2 * tile * sizeof(data::Key);
}

constexpr std::string_view kSingleThread = "single-thread";
constexpr std::string_view kAtomicMin = "atomic-min";
constexpr std::string_view kPairwise = "pairwise";
constexpr std::string_view kBlocked = "blocked";

/// Local memory that a merge strategy needs beside the tiles, as its kernel in columnradix.cl declares it.
constexpr std::size_t mergeBytes(std::string_view merge, std::size_t lists)
{
    constexpr std::size_t kWord = sizeof(std::uint32_t);
    if (merge == kSingleThread) // heads and nexts
        return (std::max<std::size_t>(lists, 4) + lists) * kWord;
    if (merge == kPairwise) // two sets of heads
        return 2 * lists * sizeof(std::uint64_t);
    const std::size_t blocks = (lists + 7) / 8;
    return (3 + 3 * blocks + 3) * kWord; // smallest, blocks, winners
}

/// The memory of the greediest strategy, so that the default tile suits all strategies.
constexpr std::size_t kMergeBytes = mergeBytes(kPairwise, kMostLists);
static_assert(kMergeBytes >= mergeBytes(kSingleThread, kMostLists)
              && kMergeBytes >= mergeBytes(kAtomicMin, kMostLists)
              && kMergeBytes >= mergeBytes(kBlocked, kMostLists));

class ColumnRadix : public Sort {
public:
    ColumnRadix(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_length(problem.length),
          m_lists(static_cast<std::size_t>(integer(problem.parameters, "lists"))),
          m_tile(tileFor(device, problem)),
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

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
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

    /// The wanted tile. Throws Unsupported if the device's local memory is too small for sorting the tile and
    /// merging its lists.
    static std::size_t tileFor(const backend::DeviceInfo& device, const SortProblem& problem)
    {
        const auto tile = static_cast<std::size_t>(integer(problem.parameters, "tile-size"));
        const auto lists = static_cast<std::size_t>(integer(problem.parameters, "lists"));
        const auto bytes = tileBytes(tile) + mergeBytes(problem.merge, lists);
        backend::requireLocalMemory(
            fmt::format("a tile of {} keys in {} lists, merged by {},", tile, lists, problem.merge), bytes,
            device, backend::declarable(device));
        return tile;
    }

    std::size_t m_length;
    std::size_t m_lists;
    std::size_t m_tile;
    std::uint32_t m_order;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_sortTile;
    MergePath m_merge;
    std::shared_ptr<backend::Buffer> m_sorted;
};

/// Sorting the tiles reads and writes every key, and so does each round that merges them.
Work columnRadixWork(const WorkProblem& problem)
{
    if (problem.length == 0)
        return {};
    const auto tile = static_cast<std::size_t>(integer(problem.parameters, "tile-size"));
    const auto launches = 1 + MergePath::rounds(problem.length, tile);
    return {.bytes = std::uint64_t{2} * sizeof(data::Key) * problem.length * launches, .launches = launches};
}

ParameterInfo listsParameter()
{
    return {
        .id = "lists",
        .title = "Lists (L)",
        .description = "Lists that a tile is dealt into, and work-items of the work-group that sorts it",
        .minimum = 2,
        .maximum = kMostLists,
        .powerOfTwo = true,
        .candidates = candidatesOf({8, 16, 32, 64, 128}),
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
        .candidates = candidatesOf({512, 1024, 2048, 4096, 8192}),
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            const auto room = backend::declarable(device);
            const auto keys = room > kMergeBytes ? (room - kMergeBytes) / tileBytes(1) : 0;
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
        .merges = {{kSingleThread, "Single thread", "Work-item 0 scans the heads of all lists"},
                   {kAtomicMin, "Atomic minimum",
                    "Every work-item offers its head to one local word by an atomic minimum"},
                   {kPairwise, "Pairwise", "A tree reduction over the heads in local memory"},
                   {kBlocked, "Blocked",
                    "Blocks of 8 heads reduce by atomics, and their minima by atomics again"}},
        .stageLabel = "merge round",
        .mapsKeys = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.device = problem.length * sizeof(data::Key), .buffers = 1};
        },
        .work = columnRadixWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<ColumnRadix>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/fasterof.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/mergepath.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/deviceinfo.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>

namespace sortscope::algorithms {
namespace {

constexpr std::size_t kBins = 256;
constexpr std::size_t kWarp = 32;
constexpr std::size_t kWord = sizeof(std::uint32_t);
/// The counts of a work-group's keys have 16 bits in clustersort.cu.
constexpr std::size_t kMostOfWorkGroup = 0xFFFF;

/// The work-groups of a cluster. Every device with clusters has those of eight, some have larger ones.
constexpr std::array<std::size_t, 5> kClusterSizes{16, 8, 4, 2, 1};

constexpr const char* kAuto = "auto";
constexpr const char* kVotes = "votes";
constexpr const char* kInstruction = "instruction";
constexpr const char* kMasks = "masks";
constexpr const char* kAdaptive = "adaptive";
constexpr const char* kOrdered = "ordered";
constexpr const char* kDirect = "direct";

/// The facts that are the same for a cluster of any size.
struct Shape {
    std::size_t group = 1;
    std::string match;
    bool inOrder = true;
};

Shape shapeOf(const Parameters& parameters)
{
    return {.group = static_cast<std::size_t>(integer(parameters, "work-group-size")),
            .match = choice(parameters, "match"),
            .inOrder = choice(parameters, "scatter") == kOrdered};
}

/// Bytes of the struct Shared in clustersort.cu, which checks them, without its keys; `cells` of 4 bytes
/// share the place of its tables.
std::size_t bytesBesideKeys(const Shape& shape, std::size_t cells)
{
    constexpr std::size_t kAlignment = 16;
    constexpr std::size_t kMostGroups = kClusterSizes.front();
    const std::size_t warps = shape.group / kWarp;
    const std::size_t tables = warps * (shape.match == kMasks || shape.match == kAdaptive ? 2 : 1) * kBins;
    const std::size_t counts = kMostGroups * kBins * sizeof(std::uint16_t);
    // A word for each digit value, three words for each warp, five for each work-group, and two more.
    const std::size_t words = std::max(tables, cells) + kBins + 3 * warps + 5 * kMostGroups + 2;
    return (counts + words * kWord + kAlignment - 1) / kAlignment * kAlignment;
}

/// Bytes that a work-group needs for its keys and its other memory; with the memory for splitting keys, or
/// without it.
std::size_t localBytes(const Shape& shape, std::size_t keysPerItem, bool split)
{
    const std::size_t tile = shape.group * keysPerItem;
    const std::size_t cells = split ? tile / 2 + tile / 16 : 1;
    // kSlack of clustersort.cu, and a window for keys that begin within one.
    const std::size_t room = split ? tile + (tile / 8 + 64) + 16 : tile;
    return bytesBesideKeys(shape, cells) + 2 * room * kWord;
}

/// Returns how many keys fit into `localMemory` bytes of a work-group; 0 if not even one fits.
std::size_t mostKeysOf(const Shape& shape, std::size_t localMemory)
{
    const auto beside = bytesBesideKeys(shape, 1);
    const auto room = localMemory > beside ? (localMemory - beside) / (2 * kWord) : 0;
    return std::min(room, kMostOfWorkGroup) / shape.group * shape.group;
}

std::string matchConstant(const std::string& match)
{
    return match == kVotes         ? "MATCH_VOTES"
           : match == kInstruction ? "MATCH_INSTRUCTION"
           : match == kMasks       ? "MATCH_MASKS"
                                   : "MATCH_ADAPTIVE";
}

class ClusterSort : public Sort {
public:
    ClusterSort(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_length(problem.length),
          m_order(orderMask(problem.direction)),
          m_key(problem.key),
          m_shape(shapeOf(problem.parameters)),
          m_localMemory((queue.requireClusters(), device.localMemory)),
          m_mostOfGroup(mostKeysOf(m_shape, m_localMemory)),
          m_wanted(choice(problem.parameters, "cluster-size")),
          m_passes(queue.allocate(kWord))
    {
        // A work-item without a key of its own is of no use.
        const auto useful = std::bit_ceil((m_length + m_shape.group - 1) / m_shape.group);
        for (const auto groups : kClusterSizes) {
            if (m_wanted == kAuto ? groups <= useful : m_wanted == fmt::format("{}", groups))
                addWay(queue, groups);
        }
        if (m_ways.empty())
            throw backend::Unsupported(whyNone(device));
    }

    std::size_t paddedLength() const override { return m_length; }

    Parameters tune(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_wanted != kAuto)
            return {};
        const auto fill = m_ways.front().program->kernel("cluster_sort_fill");
        queue.trace(backend::Tracing::Off);
        const auto chosen = fasterOf(
            queue, m_ways.size(),
            [&] {
                queue.launch(*fill, launchRange(m_length, m_shape.group),
                             {&work, static_cast<std::uint32_t>(m_length)});
            },
            [&](std::size_t way) { sort(queue, m_ways[way], work); });
        queue.trace(backend::Tracing::Events);
        std::swap(m_ways.front(), m_ways[chosen]);
        m_ways.resize(1);
        return {{"cluster-size", fmt::format("{}", m_ways.front().range.cluster)}};
    }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_length > 1)
            sort(queue, m_ways.front(), work);
        return work;
    }

    std::optional<std::size_t> passesRun(backend::Queue& queue) const override
    {
        if (m_length < 2)
            return 0;
        const auto passes = queue.allocateHost(kWord);
        queue.download(*m_passes, passes->bytes());
        queue.finish();
        return passes->as<std::uint32_t>().front();
    }

private:
    /// A cluster that holds all keys.
    struct Way {
        backend::NdRange range;
        std::unique_ptr<backend::Program> program;
        std::unique_ptr<backend::Kernel> kernel;
    };

    std::size_t keysPerItem(std::size_t groups) const
    {
        const auto items = groups * m_shape.group;
        return std::max<std::size_t>((m_length + items - 1) / items, 1);
    }

    /// Adds a way, unless that many work-groups do not hold the keys, or do not fit the device.
    void addWay(backend::Queue& queue, std::size_t groups)
    {
        const auto keys = keysPerItem(groups);
        if (keys * m_shape.group > m_mostOfGroup)
            return;
        const bool split = localBytes(m_shape, keys, true) <= m_localMemory;
        const auto bytes = localBytes(m_shape, keys, split);
        Way way;
        way.range = {.global = groups * m_shape.group,
                     .local = m_shape.group,
                     .cluster = groups,
                     .localMemory = bytes};
        way.program = queue.build(kernelSource("clustersort.cu", m_key,
                                               {{"WORK_GROUP_SIZE", fmt::format("{}", m_shape.group)},
                                                {"KEYS_PER_WORK_ITEM", fmt::format("{}", keys)},
                                                {"SPLIT", split ? "1" : "0"},
                                                {"MATCH", matchConstant(m_shape.match)},
                                                {"IN_ORDER", m_shape.inOrder ? "1" : "0"},
                                                {"LOCAL_BYTES", fmt::format("{}", bytes)}}));
        way.kernel = way.program->kernel("cluster_sort");
        requireWorkGroup(m_shape.group, *way.kernel);
        if (queue.allowClusters(*way.kernel, way.range))
            m_ways.push_back(std::move(way));
    }

    std::string whyNone(const backend::DeviceInfo& device) const
    {
        const auto groups =
            m_wanted == kAuto ? kClusterSizes.front() : static_cast<std::size_t>(std::stoul(m_wanted));
        const auto most = groups * m_mostOfGroup;
        if (m_length > most)
            return fmt::format("at most {} keys fit the local memory of a cluster of {} work-groups of {}, "
                               "and there are {}",
                               most, groups, m_shape.group, m_length);
        return fmt::format(
            "{} has no room for a cluster of {} work-groups of {} with {} bytes of local "
            "memory each{}",
            device.id, groups, m_shape.group, localBytes(m_shape, keysPerItem(groups), false),
            m_wanted == kAuto
                ? fmt::format("; smaller clusters hold at most {} keys, and there are {}", most / 2, m_length)
                : "");
    }

    void sort(backend::Queue& queue, const Way& way, backend::Buffer& work)
    {
        queue.launch(*way.kernel, way.range,
                     {&work, static_cast<std::uint32_t>(m_length), m_order, m_passes.get()});
    }

    std::size_t m_length;
    std::uint32_t m_order;
    data::KeyType m_key;
    Shape m_shape;
    std::size_t m_localMemory;
    std::size_t m_mostOfGroup;
    std::string m_wanted;
    std::shared_ptr<backend::Buffer> m_passes;
    /// The ways from the largest cluster on; after tune() only the one that it has settled on.
    std::vector<Way> m_ways;
};

ParameterInfo clusterSizeParameter()
{
    // No candidates: one size would be kept for all lengths, and the small ones do not hold long inputs.
    return {
        .id = "cluster-size",
        .title = "Cluster size",
        .description =
            "Work-groups that share the keys. Not every device has clusters of 16; auto times those that can "
            "hold the keys, on random keys before the first run of a job, and keeps the fastest",
        .choices = {{kAuto, "The fastest one"}, {"1", "1"}, {"2", "2"}, {"4", "4"}, {"8", "8"}, {"16", "16"}},
        .defaultFor = [](const backend::DeviceInfo&) -> ParameterValue { return std::string(kAuto); },
    };
}

ParameterInfo clusterGroupParameter()
{
    static constexpr std::int64_t kDefault = 512;
    return {
        .id = "work-group-size",
        .title = "Work-group size",
        .description = "Work-items of a work-group, which hold its keys in registers during a pass",
        .minimum = static_cast<std::int64_t>(kBins),
        .maximum = 1024,
        .powerOfTwo = true,
        .candidates = candidatesOf({256, 512, 1024}),
        .defaultFor = [](const backend::DeviceInfo&) -> ParameterValue { return kDefault; },
    };
}

ParameterInfo matchParameter()
{
    return {
        .id = "match",
        .title = "Match",
        .description = "How the work-items of a warp find those whose keys have the same digit: by a vote "
                       "on each of its bits, by the instruction that compares all of them, by masks in "
                       "local memory, or by the one of the last two that suits their first keys",
        .choices = {{kVotes, "Votes"},
                    {kInstruction, "Instruction"},
                    {kMasks, "Masks in local memory"},
                    {kAdaptive, "Instruction or masks"}},
        .candidates = {std::string(kVotes), std::string(kInstruction), std::string(kMasks),
                       std::string(kAdaptive)},
        .defaultFor = [](const backend::DeviceInfo&) -> ParameterValue { return std::string(kAdaptive); },
    };
}

ParameterInfo scatterParameter()
{
    return {
        .id = "scatter",
        .title = "Scatter",
        .description = "How keys go to other work-groups: put in order by digit first, so that neighbours "
                       "go to neighbours, or each from where it is",
        .choices = {{kOrdered, "Ordered by digit"}, {kDirect, "Direct"}},
        .candidates = {std::string(kOrdered), std::string(kDirect)},
        .defaultFor = [](const backend::DeviceInfo&) -> ParameterValue { return std::string(kOrdered); },
    };
}

/// All keys are read once and written once; if none of them differ they stay where they are.
Work clusterSortWork(const WorkProblem& problem)
{
    if (problem.length < 2)
        return {};
    const std::uint64_t once = problem.length * sizeof(data::Key);
    return {.bytes = problem.passes == std::size_t{0} ? once : 2 * once, .launches = 1};
}

} // namespace

AlgorithmInfo clusterSort()
{
    return {
        .id = "cluster-sort",
        .title = "Cluster sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary =
            "One launch of a cluster of up to 16 work-groups, which hold all keys in their local "
            "memory: split by the leading digit and sorted by each of them, or written to each other's "
            "digit by digit where they are not spread evenly; bits that are the same in all keys are "
            "skipped",
        .origin = "Sortscope; clusters: NVIDIA H100 Tensor Core GPU Architecture (2022)",
        .limits = "NVIDIA GPUs from compute capability 9.0 on that have clusters; as many keys as fit the "
                  "local memory of a cluster, some 400,000 on an H200",
        .parameters = {clusterSizeParameter(), clusterGroupParameter(), matchParameter(), scatterParameter()},
        .keyTypes = keyTypesOf32Bits(),
        .scratch = [](const WorkProblem&) -> ScratchNeed { return {.device = kWord, .buffers = 1}; },
        .work = clusterSortWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<ClusterSort>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

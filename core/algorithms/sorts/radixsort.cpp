// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/mergepath.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/processor.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace sortscope::algorithms {
namespace {

/// True if kernels may use the instructions of NVIDIA's warps, by PTX: both APIs compile it.
bool hasWarps(const backend::DeviceInfo& device)
{
    return device.backend == backend::BackendKind::Cuda || device.platform == "NVIDIA CUDA";
}

constexpr std::string_view kMatch = "match";
constexpr std::string_view kCount = "count";
constexpr std::string_view kSerial = "serial";

constexpr std::size_t kWord = sizeof(std::uint32_t);
/// The work-items of a warp: ranking by match shares a work-group out to warps.
constexpr std::size_t kWarp = 32;
/// The work-groups that count and scatter, for each compute unit: enough that the last to end leave few idle.
constexpr std::size_t kGroupsPerUnit = 4;
constexpr std::size_t kScanGroup = 256;
/// A single work-item sorts this much in one launch: with these bytes, a processor's nearest cache is full.
constexpr std::size_t kSerialTileBytes = 16384;
/// Keys that kernels leave for the host: the bits in which keys differ, and the number of passes that have
/// run.
constexpr std::size_t kDifferingKeys = 2;
/// The steps of a pass; each is a launch.
constexpr std::size_t kSteps = 3;

/// The way in which an input is cut up: the kernels are compiled for it.
struct Shape {
    std::string ranking;
    std::size_t digitBits = 0;
    std::size_t group = 0;
    std::size_t keys = 0;
    std::size_t keyBytes = 0;
    std::size_t valueBytes = 0;

    std::size_t keyBits() const { return 8 * keyBytes; }
    std::size_t radix() const { return std::size_t{1} << digitBits; }
    std::size_t tile() const { return group * keys; }
    std::size_t passes() const { return (keyBits() + digitBits - 1) / digitBits; }
    std::size_t scanGroup() const { return ranking == kSerial ? 1 : kScanGroup; }
};

/// Returns the shape for a SortProblem or a WorkProblem.
template <typename Problem>
Shape shapeOf(const Problem& problem)
{
    const auto number = [&](std::string_view id) {
        return static_cast<std::size_t>(integer(problem.parameters, id));
    };
    Shape shape{choice(problem.parameters, "ranking"),
                number("digit-bits"),
                number("work-group-size"),
                keysPerItem(problem.parameters, problem.key, problem.values),
                data::keyBytes(problem.key),
                data::valueBytes(problem.values)};
    if (shape.ranking == kSerial) {
        shape.group = 1;
        shape.keys = kSerialTileBytes / (shape.keyBytes + shape.valueBytes);
    }
    return shape;
}

/// Local memory that the greediest kernel of radixsort.cl declares; both change together.
std::size_t localBytes(const Shape& shape)
{
    const auto tables = (3 * shape.radix() + 1 + shape.group) * kWord + shape.group * shape.keyBytes;
    if (shape.ranking == kSerial)
        return tables;
    constexpr std::size_t kPartRadix = 16;
    const auto counters =
        shape.ranking == kMatch ? shape.group / kWarp * shape.radix() : shape.group * kPartRadix;
    return tables + std::max(shape.tile() * std::max(shape.keyBytes, shape.valueBytes), counters * kWord);
}

Shape supported(const backend::DeviceInfo& device, Shape shape)
{
    if (shape.ranking == kMatch && !hasWarps(device))
        throw backend::Unsupported(
            fmt::format("ranking by match needs NVIDIA's warps, which {} lacks", device.id));
    if (shape.ranking == kMatch && shape.group % kWarp != 0)
        throw backend::Unsupported(
            fmt::format("ranking by match needs whole warps of {} work-items, and the work-group has {}",
                        kWarp, shape.group));
    backend::requireLocalMemory(fmt::format("a tile of {} keys ranked by {}", shape.tile(), shape.ranking),
                                localBytes(shape), device, backend::declarable(device));
    return shape;
}

std::string rankingConstant(std::string_view ranking)
{
    return ranking == kMatch ? "RANK_MATCH" : ranking == kCount ? "RANK_COUNT" : "RANK_SERIAL";
}

class RadixSort : public Sort {
public:
    RadixSort(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_length(problem.length),
          m_order(orderArgument(problem.direction, problem.key)),
          m_shape(supported(device, shapeOf(problem))),
          m_range(rangeOf(m_length, m_shape, device.computeUnits)),
          m_groups((m_length + m_range - 1) / m_range),
          m_program(queue.build(
              kernelSource("radixsort.cl", {{"KEY", keyWord(problem.key)},
                                            {"NUMBER", numberWord(problem.key)},
                                            {"KEY_BITS", fmt::format("{}u", m_shape.keyBits())},
                                            {"VALUE_BYTES", fmt::format("{}", m_shape.valueBytes)},
                                            {"DIGIT_BITS", fmt::format("{}u", m_shape.digitBits)},
                                            {"RANKING", rankingConstant(m_shape.ranking)},
                                            {"GROUP", fmt::format("{}u", m_shape.group)},
                                            {"KEYS", fmt::format("{}u", m_shape.keys)},
                                            {"SCAN_GROUP", fmt::format("{}u", m_shape.scanGroup())}}))),
          m_tile(m_program->kernel("radix_sort_tile")),
          m_count(m_program->kernel("radix_count")),
          m_scan(m_program->kernel("radix_scan")),
          m_scatter(m_program->kernel("radix_scatter")),
          m_result(queue.allocate(data::inputBytes(problem.key, problem.values, m_length))),
          m_spare(queue.allocate(data::inputBytes(problem.key, problem.values, m_length))),
          m_table(queue.allocate(m_groups * m_shape.radix() * kWord)),
          m_totals(queue.allocate(m_shape.radix() * kWord)),
          m_differing(queue.allocate(std::max(m_groups, kDifferingKeys) * m_shape.keyBytes))
    {
        for (const auto* kernel : {m_tile.get(), m_count.get(), m_scatter.get()})
            requireWorkGroup(m_shape.group, *kernel);
        requireWorkGroup(m_shape.scanGroup(), *m_scan);
    }

    std::size_t paddedLength() const override { return m_length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_length < 2)
            return work;
        const auto n = static_cast<std::uint32_t>(m_length);
        if (m_length <= m_shape.tile()) {
            queue.launch(*m_tile, {.global = m_shape.group, .local = m_shape.group, .overlaps = true},
                         {&work, m_result.get(), m_spare.get(), m_differing.get(), n, m_order});
            return *m_result;
        }
        const backend::NdRange ranges{
            .global = m_groups * m_shape.group, .local = m_shape.group, .overlaps = true};
        const backend::NdRange digits{
            .global = m_shape.radix() * m_shape.scanGroup(), .local = m_shape.scanGroup(), .overlaps = true};
        const auto range = static_cast<std::uint32_t>(m_range);
        const auto groups = static_cast<std::uint32_t>(m_groups);
        for (std::uint32_t pass = 0; pass < m_shape.passes(); ++pass) {
            queue.launch(*m_count, ranges,
                         {&work, m_result.get(), m_spare.get(), m_table.get(), m_differing.get(), n, range,
                          pass, m_order},
                         {pass, 0});
            queue.launch(*m_scan, digits, {m_table.get(), m_totals.get(), m_differing.get(), groups, pass},
                         {pass, 1});
            queue.launch(*m_scatter, ranges,
                         {&work, m_result.get(), m_spare.get(), m_table.get(), m_totals.get(),
                          m_differing.get(), n, range, pass, m_order},
                         {pass, 2});
        }
        return *m_result;
    }

    std::optional<std::size_t> passesRun(backend::Queue& queue) const override
    {
        if (m_length < 2)
            return 0;
        const auto keys = queue.allocateHost(kDifferingKeys * m_shape.keyBytes);
        queue.download(*m_differing, keys->bytes());
        queue.finish();
        // The lowest byte of a key, which holds so few passes, comes first.
        return static_cast<std::size_t>(keys->bytes()[m_shape.keyBytes]);
    }

private:
    /// The keys of a work-group: whole tiles.
    static std::size_t rangeOf(std::size_t length, const Shape& shape, std::size_t computeUnits)
    {
        const auto tiles = (length + shape.tile() - 1) / shape.tile();
        const auto groups = std::max<std::size_t>(computeUnits, 1) * kGroupsPerUnit;
        return std::max<std::size_t>((tiles + groups - 1) / groups, 1) * shape.tile();
    }

    std::size_t m_length;
    backend::Argument m_order;
    Shape m_shape;
    std::size_t m_range;
    std::size_t m_groups;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_tile;
    std::unique_ptr<backend::Kernel> m_count;
    std::unique_ptr<backend::Kernel> m_scan;
    std::unique_ptr<backend::Kernel> m_scatter;
    std::shared_ptr<backend::Buffer> m_result;
    std::shared_ptr<backend::Buffer> m_spare;
    std::shared_ptr<backend::Buffer> m_table;
    std::shared_ptr<backend::Buffer> m_totals;
    std::shared_ptr<backend::Buffer> m_differing;
};

/// A pass that runs, at least one, reads all keys twice and writes them once, and each value once; an input
/// of one tile is read and written once. The table of counts is small beside that.
Work radixSortWork(const WorkProblem& problem)
{
    if (problem.length < 2)
        return {};
    const auto shape = shapeOf(problem);
    const std::uint64_t once = problem.length * data::pairBytes(problem.key, problem.values);
    const bool known = problem.passes.has_value();
    const auto ofPasses = (problem.length * shape.keyBytes + 2 * once) * problem.passes.value_or(1);
    Work work{.bytes = ofPasses, .launches = 1, .atLeast = !known, .passes = shape.passes()};
    if (problem.length > shape.tile()) {
        work.launches = kSteps * shape.passes();
    } else if (shape.ranking != kSerial) {
        work.bytes = 2 * once;
        work.atLeast = false;
    }
    return work;
}

ParameterInfo digitBitsParameter()
{
    return {
        .id = "digit-bits",
        .title = "Digit bits",
        .description = "Bits per digit: more bits make fewer passes, but more positions to write to in each",
        .minimum = 1,
        .maximum = 12,
        .candidates = candidatesOf({4, 5, 6, 7, 8, 11}),
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            return std::int64_t{isProcessor(device) ? 11 : 8};
        },
    };
}

ParameterInfo rankingParameter()
{
    return {
        .id = "ranking",
        .title = "Ranking",
        .description = "How the keys of a tile find their positions: by matching equal digits in sub-groups "
                       "(NVIDIA), by one counter per work-item, or one after the other by a single "
                       "work-item, which is a work-group of its own with a fixed tile",
        .choices = {{kMatch, "Match in sub-groups"}, {kCount, "Count by work-item"}, {kSerial, "Serial"}},
        .candidates = {std::string(kMatch), std::string(kCount), std::string(kSerial)},
        .defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
            return std::string(hasWarps(device) ? kMatch : isProcessor(device) ? kSerial : kCount);
        },
    };
}

ParameterInfo groupParameter()
{
    auto parameter = workGroupSizeParameter();
    parameter.description = "Work-items of a work-group, which takes its keys to their places tile by tile";
    parameter.defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
        const std::size_t size = hasWarps(device) ? 512 : 256;
        return static_cast<std::int64_t>(std::min(size, powerOfTwoBelow(device.maxWorkGroupSize)));
    };
    return parameter;
}

ParameterInfo keysParameter()
{
    auto parameter = keysPerItemParameter(16);
    parameter.description = "32-bit keys that a work-item holds, or half as many if keys or values have 64 "
                            "bits; a tile has this many keys per work-item";
    return parameter;
}

} // namespace

AlgorithmInfo radixSort()
{
    return {
        .id = "radix-sort",
        .title = "Radix sort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary =
            "Sorts by one digit after the other, the lowest first: three launches per digit count the keys, "
            "turn the counts into positions and move the keys there; digits that all keys share are skipped",
        .origin = "Merrill and Grimshaw, High Performance and Scalable Radix Sorting (2011)",
        .parameters = {digitBitsParameter(), rankingParameter(), groupParameter(), keysParameter()},
        .stageLabel = "digit",
        .passLabel = "step",
        .overlaps = true,
        .keyTypes = integerKeyTypes(),
        .mapsKeys = true,
        .pairTypes = integerKeyTypes(),
        .stable = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            return {.device = 2 * data::inputBytes(problem.key, problem.values, problem.length),
                    .buffers = 5};
        },
        .work = radixSortWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<RadixSort>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

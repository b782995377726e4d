// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/mergepath.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/processor.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace sortscope::algorithms {
namespace {

/// The way in which an input is cut up, in logarithms to base 2, since they are numbers of bits of an index.
struct Shape {
    std::uint32_t keys = 0;
    std::uint32_t group = 0;
    /// The bytes of a key; no logarithm.
    std::size_t keyBytes = sizeof(data::Key);

    std::uint32_t tile() const { return keys + group; }
};

/// The logarithm of the keys that a work-item holds.
constexpr std::uint32_t kDefaultKeys = 4;

/// Returns the logarithm of a power of two below 2^32, as all parameters are.
std::uint32_t logarithm(std::size_t powerOfTwo)
{
    return static_cast<std::uint32_t>(std::countr_zero(powerOfTwo)) % 32;
}

Shape shapeOf(const Parameters& parameters, data::KeyType type)
{
    // With one key, a work-item could run no pass by itself.
    const auto keys = std::max<std::size_t>(keysPerItem(parameters, type), 2);
    const auto group = static_cast<std::size_t>(integer(parameters, "work-group-size"));
    return {logarithm(keys), logarithm(group), data::keyBytes(type)};
}

/// The stages of the network: the logarithm of the length, rounded up.
std::uint32_t stagesOf(std::size_t length)
{
    return length < 2 ? 0 : static_cast<std::uint32_t>(std::bit_width(length - 1));
}

/// The launches of a stage larger than a tile: its passes down to those that a tile holds, and one for these.
std::size_t launchesOf(std::uint32_t stage, Shape shape)
{
    return (stage - shape.tile() + shape.keys) / shape.keys + 1;
}

/// Local memory that kernels declare, with room for one key left out behind every 32, as in bitonictiled.cl.
std::size_t localBytes(Shape shape)
{
    const auto tile = std::size_t{1} << shape.tile();
    return (tile + tile / 32) * shape.keyBytes;
}

Shape supported(const backend::DeviceInfo& device, Shape shape)
{
    backend::requireLocalMemory(fmt::format("a tile of {} keys", std::size_t{1} << shape.tile()),
                                localBytes(shape), device, backend::declarable(device));
    return shape;
}

class BitonicTiled : public Sort {
public:
    BitonicTiled(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_length(problem.length),
          m_order(orderArgument(problem.direction, problem.key)),
          m_shape(supported(device, shapeOf(problem.parameters, problem.key))),
          m_program(queue.build(
              kernelSource("bitonictiled.cl", {{"KEY", keyWord(problem.key)},
                                               {"NUMBER", numberWord(problem.key)},
                                               {"KEY_BITS_HELD", fmt::format("{}u", m_shape.keys)},
                                               {"GROUP", fmt::format("{}u", group())}}))),
          m_tileSort(m_program->kernel("bitonic_tile_sort")),
          m_tileMerge(m_program->kernel("bitonic_tile_merge")),
          m_merge(m_program->kernel("bitonic_merge"))
    {
        for (const auto* kernel : {m_tileSort.get(), m_tileMerge.get(), m_merge.get()})
            requireWorkGroup(group(), *kernel);
    }

    std::size_t paddedLength() const override { return m_length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        const auto stages = stagesOf(m_length);
        if (stages == 0)
            return work;
        const auto n = static_cast<std::uint32_t>(m_length);
        const backend::NdRange tiles{blocksOf(m_shape.tile()) * group(), group()};
        queue.launch(*m_tileSort, tiles, {&work, n, std::min(stages, m_shape.tile()), m_order}, {0, 0});
        for (auto stage = m_shape.tile(); stage < stages; ++stage) {
            auto bit = stage;
            for (std::uint32_t mirrored = 1; bit >= m_shape.tile(); bit -= m_shape.keys, mirrored = 0) {
                const auto items = blocksOf(bit + 1) << (bit + 1 - m_shape.keys);
                queue.launch(*m_merge, {items, group()}, {&work, n, bit, mirrored, m_order},
                             {stage, stage - bit});
            }
            queue.launch(*m_tileMerge, tiles, {&work, n, bit, m_order}, {stage, stage - bit});
        }
        return work;
    }

private:
    std::size_t group() const { return std::size_t{1} << m_shape.group; }
    /// Returns the number of blocks of 2^bits keys that cover the input.
    std::size_t blocksOf(std::uint32_t bits) const { return ((m_length - 1) >> bits) + 1; }

    std::size_t m_length;
    backend::Argument m_order;
    Shape m_shape;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_tileSort;
    std::unique_ptr<backend::Kernel> m_tileMerge;
    std::unique_ptr<backend::Kernel> m_merge;
};

/// Each launch reads and writes every key.
Work bitonicTiledWork(const WorkProblem& problem)
{
    const auto stages = stagesOf(problem.length);
    if (stages == 0)
        return {};
    const auto shape = shapeOf(problem.parameters, problem.key);
    std::size_t launches = 1;
    for (auto stage = shape.tile(); stage < stages; ++stage)
        launches += launchesOf(stage, shape);
    return {.bytes = std::uint64_t{2} * shape.keyBytes * problem.length * launches, .launches = launches};
}

ParameterInfo groupParameter()
{
    auto parameter = workGroupSizeParameter();
    parameter.description = "Work-items of a work-group, which sorts a tile in local memory";
    parameter.defaultFor = [](const backend::DeviceInfo& device) -> ParameterValue {
        std::size_t size =
            std::min<std::size_t>(isProcessor(device) ? 128 : 512, powerOfTwoBelow(device.maxWorkGroupSize));
        while (size > 1 && localBytes({kDefaultKeys, logarithm(size)}) > backend::declarable(device))
            size /= 2;
        return static_cast<std::int64_t>(size);
    };
    return parameter;
}

ParameterInfo keysParameter()
{
    auto parameter = keysPerItemParameter(std::int64_t{1} << kDefaultKeys);
    parameter.description =
        "32-bit keys that a work-item holds, or half as many 64-bit keys (at least two): with 2^k keys it "
        "runs k passes before keys move to other work-items; a tile has this many keys per work-item";
    parameter.minimum = 2;
    parameter.powerOfTwo = true;
    parameter.candidates = candidatesOf({2, 4, 8, 16, 32});
    return parameter;
}

} // namespace

AlgorithmInfo bitonicTiled()
{
    return {
        .id = "bitonic-tiled",
        .title = "Bitonic sort in tiles",
        .family = Family::Sort,
        .backends = {backend::BackendKind::OpenCl, backend::BackendKind::Cuda},
        .summary =
            "A work-item holds several keys and runs several passes on them in registers; a work-group sorts "
            "a tile in local memory, and only the few passes over long distances need launches of their own",
        .origin = "Peters, Schulz-Hildebrandt and Luttenberger, Fast in-place, comparison-based sorting with "
                  "CUDA (2011)",
        .parameters = {groupParameter(), keysParameter()},
        .stageLabel = "stage",
        .passLabel = "first pass",
        .keyTypes = integerKeyTypes(),
        .mapsKeys = true,
        .packsPairs = true,
        .work = bitonicTiledWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<BitonicTiled>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/sorts/mergepath.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/deviceinfo.h"
#include "core/backend/workgrouplimit.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace sortscope::algorithms {
namespace {

constexpr unsigned kDigitBits = 8;
constexpr std::size_t kBins = 256;
constexpr std::size_t kWord = sizeof(std::uint32_t);

/// From this length on, sums of keys leave no room for two bits of state in 32 bits.
constexpr std::size_t kWideSumsFrom = std::size_t{1} << 30U;

/// The work-groups that share a compute unit, by registers and local memory. Work that has no tiles is shared
/// by as many work-groups of each unit.
constexpr std::size_t kGroupsPerUnit = 2;

/// About as many tiles as GPUs that are fast at it have units, however many the one at hand has: rows of two
/// devices do the same work.
constexpr std::size_t kWantedTiles = 128;
constexpr std::size_t kLeastKeys = 6;

/// The bytes that the histogram reads at a time.
constexpr std::size_t kBytesPerLoad = 16;

/// The way in which an input is cut up: the kernels are compiled for it.
struct Shape {
    std::size_t length = 0;
    std::size_t group = 0;
    std::size_t keys = 0;
    data::KeyType key = data::KeyType::U32;
    data::ValueType values = data::ValueType::None;

    std::size_t tile() const { return group * keys; }
    std::size_t tiles() const { return (length + tile() - 1) / tile(); }
    std::size_t keyBytes() const { return length * data::keyBytes(key); }
    /// The bytes of the keys with their values.
    std::size_t bytes() const { return data::inputBytes(key, values, length); }
    std::uint32_t digits() const { return static_cast<std::uint32_t>(8 * data::keyBytes(key) / kDigitBits); }
    bool hasWideSums() const { return length >= kWideSumsFrom; }
    /// The words of the struct Control in onesweep.cu; the counts of the tiles lie behind it.
    std::size_t controlWords() const { return digits() * kBins + digits() + digits() % 2 + 2; }
    std::size_t stateWords() const
    {
        return controlWords() + digits() * kBins * tiles() * (hasWideSums() ? 2 : 1);
    }
};

/// The most keys of a work-item. Keys of 64 bits have more of the registers than half as many would take.
template <typename Problem>
std::size_t mostKeysOf(const Problem& problem)
{
    if (!data::isWide(problem.key) || problem.values == data::ValueType::U64)
        return keysPerItem(problem.parameters, problem.key, problem.values);
    return (keysPerItem(problem.parameters, data::KeyType::U32) * 7 + 9) / 10;
}

/// The keys of a work-item of so many that it may hold: no more than give an input kWantedTiles, since units
/// without a tile wait; but kLeastKeys, for a tile costs time however few keys it has.
std::size_t keysFor(std::size_t length, std::size_t group, std::size_t most)
{
    const auto spread = (length + kWantedTiles * group - 1) / (kWantedTiles * group);
    return std::min(std::max(spread, kLeastKeys), most);
}

/// Returns the shape for a SortProblem or a WorkProblem.
template <typename Problem>
Shape shapeOf(const Problem& problem)
{
    const auto group = static_cast<std::size_t>(integer(problem.parameters, "work-group-size"));
    return {problem.length, group, keysFor(problem.length, group, mostKeysOf(problem)), problem.key,
            problem.values};
}

/// The memory of a work-group for its tile, which onesweep_pass is told: for two words per digit value for
/// each warp of 32, whose place the keys take later, and then their values.
std::size_t tileBytes(const Shape& shape)
{
    const auto widest = std::max(data::keyBytes(shape.key), data::valueBytes(shape.values));
    return std::max(shape.tile() * widest, 2 * kBins * shape.group / 32 * kWord);
}

/// Throws Unsupported if the device's local memory is too small for sorting a tile.
Shape supported(const backend::DeviceInfo& device, Shape shape)
{
    // The kernel declares a word for each digit value, and some more.
    const auto declared = (kBins + 64) * kWord;
    backend::requireLocalMemory(
        fmt::format("a tile of {} work-items with {} keys each", shape.group, shape.keys),
        tileBytes(shape) + declared, device, device.localMemory);
    return shape;
}

class Onesweep : public Sort {
public:
    Onesweep(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_shape(supported(device, shapeOf(problem))),
          m_flip(orderArgument(problem.direction, problem.key)),
          m_fullDevice(kGroupsPerUnit * std::max(1U, device.computeUnits)),
          m_program(queue.build(kernelSource("onesweep.cu", problem.key, constants()))),
          m_clear(m_program->kernel("onesweep_clear")),
          m_histogram(m_program->kernel("onesweep_histogram")),
          m_pass(m_program->kernel("onesweep_pass")),
          m_result(queue.allocate(m_shape.bytes())),
          m_spare(queue.allocate(m_shape.bytes())),
          m_state(queue.allocate(m_shape.stateWords() * kWord))
    {
        requireWorkGroup(m_shape.group, *m_histogram);
        requireWorkGroup(m_shape.group, *m_pass);
    }

    std::size_t paddedLength() const override { return m_shape.length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_shape.length < 2)
            return work;
        const auto count = static_cast<std::uint32_t>(m_shape.length);
        const auto words = m_shape.stateWords();
        queue.launch(*m_clear, spread(words), {m_state.get(), std::uint64_t{words}});
        queue.launch(*m_histogram, spread(m_shape.keyBytes() / kBytesPerLoad),
                     {&work, count, m_flip, m_state.get()});
        for (std::uint32_t digit = 0; digit < m_shape.digits(); ++digit)
            queue.launch(*m_pass,
                         {.global = m_shape.tiles() * m_shape.group,
                          .local = m_shape.group,
                          .localMemory = tileBytes(m_shape),
                          .overlaps = true},
                         {&work, m_result.get(), m_spare.get(), count, m_flip, digit, m_state.get()},
                         {.stage = std::nullopt, .pass = digit});
        return *m_result;
    }

    std::optional<std::size_t> passesRun(backend::Queue& queue) const override
    {
        if (m_shape.length < 2)
            return 0;
        const auto control = queue.allocateHost(m_shape.controlWords() * kWord);
        queue.download(*m_state, control->bytes());
        queue.finish();
        return static_cast<std::size_t>(std::popcount(control->as<std::uint32_t>().back()));
    }

private:
    std::vector<std::pair<std::string, std::string>> constants() const
    {
        return {{"VALUE_BYTES", fmt::format("{}", data::valueBytes(m_shape.values))},
                {"WORK_GROUP_SIZE", fmt::format("{}", m_shape.group)},
                {"KEYS_PER_WORK_ITEM", fmt::format("{}", m_shape.keys)},
                {"GROUPS_PER_UNIT", fmt::format("{}", kGroupsPerUnit)},
                {"WIDE_SUMS", m_shape.hasWideSums() ? "1" : "0"}};
    }

    /// Returns as many work-groups as there are items for, and as the device has room for.
    backend::NdRange spread(std::size_t items) const
    {
        const auto group = m_shape.group;
        const auto groups = std::clamp<std::size_t>((items + group - 1) / group, 1, m_fullDevice);
        return {.global = groups * group, .local = group, .overlaps = true};
    }

    Shape m_shape;
    backend::Argument m_flip;
    std::size_t m_fullDevice;
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_clear;
    std::unique_ptr<backend::Kernel> m_histogram;
    std::unique_ptr<backend::Kernel> m_pass;
    std::shared_ptr<backend::Buffer> m_result;
    std::shared_ptr<backend::Buffer> m_spare;
    std::shared_ptr<backend::Buffer> m_state;
};

constexpr std::int64_t kDefaultGroup = 512;
constexpr std::int64_t kDefaultKeys = 20;

ParameterInfo keysParameter()
{
    auto parameter = keysPerItemParameter(kDefaultKeys);
    parameter.description = "The most 32-bit keys that a work-item holds, or 0.7 times as many if keys have "
                            "64 bits, or half as many if values have; inputs of fewer than 128 such tiles "
                            "have smaller ones, of 6 keys per work-item or more";
    return parameter;
}

std::vector<ParameterInfo> onesweepParameters()
{
    return {{.id = "work-group-size",
             .title = "Work-group size",
             .description = "Work-items in a work-group, which sorts a tile by one digit at a time",
             .minimum = static_cast<std::int64_t>(kBins),
             .maximum = 512,
             .powerOfTwo = true,
             .candidates = candidatesOf({256, 512}),
             .defaultFor = [](const backend::DeviceInfo&) -> ParameterValue { return kDefaultGroup; }},
            keysParameter()};
}

/// Counting reads all keys; each pass that runs, at least one, reads and writes them with their values.
Work onesweepWork(const WorkProblem& problem)
{
    if (problem.length < 2)
        return {};
    const auto shape = shapeOf(problem);
    const std::uint64_t pairs = problem.length * data::pairBytes(problem.key, problem.values);
    return {.bytes = shape.keyBytes() + 2 * pairs * problem.passes.value_or(1),
            .launches = 2 + shape.digits(),
            .atLeast = !problem.passes,
            .passes = shape.digits()};
}

} // namespace

AlgorithmInfo onesweep()
{
    return {
        .id = "onesweep",
        .title = "Onesweep",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cuda},
        .summary =
            "One launch counts all digits, then one launch for each digit of 8 bits sorts tiles in local "
            "memory "
            "and finds their places by looking back at the tiles in front; digits that are the same in all "
            "keys are skipped",
        .origin = "Adinets and Merrill, Onesweep (2022)",
        .parameters = onesweepParameters(),
        .passLabel = "digit",
        .overlaps = true,
        .keyTypes = allKeyTypes(),
        .pairTypes = allKeyTypes(),
        .stable = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            const auto shape = shapeOf(problem);
            return {.device = 2 * shape.bytes() + shape.stateWords() * kWord, .buffers = 3};
        },
        .work = onesweepWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<Onesweep>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

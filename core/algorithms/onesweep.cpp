// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/kernelsource.h"
#include "core/algorithms/mergepath.h"
#include "core/algorithms/workgroup.h"
#include "core/backend/deviceinfo.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace sortscope::algorithms {
namespace {

/// 8 bits each.
constexpr std::size_t kDigits = 4;
constexpr std::size_t kBins = 256;

/// Words of the struct Control in onesweep.cu, behind which the counts of the tiles lie.
constexpr std::size_t kControlWords = kDigits * kBins + kDigits + 2;

/// From this length on, sums of keys leave no room for two bits of state in 32 bits.
constexpr std::size_t kWideSumsFrom = std::size_t{1} << 30U;

/// Work-groups that share a compute unit, by registers and local memory; so many of each unit also share what
/// has no tiles.
constexpr std::size_t kGroupsPerUnit = 2;

/// Of what is read four keys at a time.
constexpr std::size_t kKeysPerRead = 4;

std::size_t wordsOfState(std::size_t length, std::size_t tile)
{
    const std::size_t wordsPerSum = length >= kWideSumsFrom ? 2 : 1;
    const std::size_t tiles = (length + tile - 1) / tile;
    return kControlWords + kDigits * kBins * tiles * wordsPerSum;
}

class Onesweep : public Sort {
public:
    Onesweep(backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
        : m_length(problem.length),
          m_flip(orderMask(problem.direction, problem.key)),
          m_group(static_cast<std::size_t>(integer(problem.parameters, "work-group-size"))),
          m_tile(tileFor(device, problem.parameters)),
          m_fullDevice(kGroupsPerUnit * std::max(1U, device.computeUnits)),
          m_stateWords(wordsOfState(m_length, m_tile)),
          m_program(queue.build(kernelSource("onesweep.cu", constants()))),
          m_clear(m_program->kernel("onesweep_clear")),
          m_histogram(m_program->kernel("onesweep_histogram")),
          m_pass(m_program->kernel("onesweep_pass")),
          m_result(queue.allocate(m_length * sizeof(data::Key))),
          m_spare(queue.allocate(m_length * sizeof(data::Key))),
          m_state(queue.allocate(m_stateWords * sizeof(std::uint32_t)))
    {
        requireWorkGroup(m_group, *m_histogram);
        requireWorkGroup(m_group, *m_pass);
    }

    std::size_t paddedLength() const override { return m_length; }

    backend::Buffer& run(backend::Queue& queue, backend::Buffer& work) override
    {
        if (m_length < 2)
            return work;
        const auto count = static_cast<std::uint32_t>(m_length);
        const auto tiles = (m_length + m_tile - 1) / m_tile;
        queue.launch(*m_clear, spread(m_stateWords), {m_state.get(), std::uint64_t{m_stateWords}});
        queue.launch(*m_histogram, spread(m_length / kKeysPerRead), {&work, count, m_flip, m_state.get()});
        for (std::uint32_t digit = 0; digit < kDigits; ++digit)
            queue.launch(*m_pass, {tiles * m_group, m_group},
                         {&work, m_result.get(), m_spare.get(), count, m_flip, digit, m_state.get()},
                         {.stage = std::nullopt, .pass = digit});
        return *m_result;
    }

    std::optional<std::size_t> passesRun(backend::Queue& queue) const override
    {
        if (m_length < 2)
            return 0;
        const auto control = queue.allocateHost(kControlWords * sizeof(std::uint32_t));
        queue.download(*m_state, control->bytes());
        queue.finish();
        return static_cast<std::size_t>(std::popcount(control->as<std::uint32_t>().back()));
    }

private:
    /// Keys of a tile. Throws Unsupported if the device's local memory cannot hold what sorting it needs.
    static std::size_t tileFor(const backend::DeviceInfo& device, const Parameters& parameters)
    {
        const auto group = static_cast<std::size_t>(integer(parameters, "work-group-size"));
        const auto keys = static_cast<std::size_t>(integer(parameters, "keys-per-item"));
        // Two words a digit value for each warp of 32, whose place the keys take; and what each value needs.
        const std::size_t words = std::max(group * keys, 2 * kBins * group / 32) + kBins + 64;
        const std::size_t bytes = words * sizeof(std::uint32_t);
        if (bytes > device.localMemory)
            throw backend::Unsupported(fmt::format(
                "work-groups of {} with {} keys a work-item need {} bytes of local memory, and {} has {}",
                group, keys, bytes, device.id, device.localMemory));
        return group * keys;
    }

    std::vector<std::pair<std::string, std::string>> constants() const
    {
        return {{"WORK_GROUP_SIZE", fmt::format("{}", m_group)},
                {"KEYS_PER_WORK_ITEM", fmt::format("{}", m_tile / m_group)},
                {"GROUPS_PER_UNIT", fmt::format("{}", kGroupsPerUnit)},
                {"WIDE_SUMS", m_length >= kWideSumsFrom ? "1" : "0"}};
    }

    /// As many work-groups as there are items for, and as the device has room for.
    backend::NdRange spread(std::size_t items) const
    {
        const auto groups = std::clamp<std::size_t>((items + m_group - 1) / m_group, 1, m_fullDevice);
        return {groups * m_group, m_group};
    }

    std::size_t m_length;
    std::uint32_t m_flip;
    std::size_t m_group;
    std::size_t m_tile;
    std::size_t m_fullDevice;
    std::size_t m_stateWords;
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
            keysPerItemParameter(kDefaultKeys)};
}

/// Counting reads all keys; each pass that runs, of which there is one at least, reads and writes them.
Work onesweepWork(const WorkProblem& problem)
{
    if (problem.length < 2)
        return {};
    const std::uint64_t once = problem.length * sizeof(data::Key);
    return {.bytes = once * (1 + 2 * problem.passes.value_or(1)),
            .launches = 2 + kDigits,
            .atLeast = !problem.passes};
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
        .keyTypes = {data::KeyType::U32, data::KeyType::I32},
        .mapsKeys = true,
        .scratch = [](const WorkProblem& problem) -> ScratchNeed {
            const auto tile = static_cast<std::size_t>(integer(problem.parameters, "work-group-size")
                                                       * integer(problem.parameters, "keys-per-item"));
            return {.device = 2 * problem.length * sizeof(data::Key)
                              + wordsOfState(problem.length, tile) * sizeof(std::uint32_t)};
        },
        .work = onesweepWork,
        .makeSort = [](backend::Queue& queue, const backend::DeviceInfo& device, const SortProblem& problem)
            -> std::unique_ptr<Sort> { return std::make_unique<Onesweep>(queue, device, problem); },
    };
}

} // namespace sortscope::algorithms

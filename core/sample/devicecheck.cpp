// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/devicecheck.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/workgroup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sortscope::sample {
namespace {

constexpr std::size_t kMostGroupSize = 256;
/// Enough work-groups to fill a large device; one work-group sums the words of all of them.
constexpr std::size_t kMostGroups = 2048;
/// The fewest elements that a work-group takes.
constexpr std::size_t kLeastPart = 4096;
constexpr std::size_t kFindingsBytes = 4 * sizeof(std::uint64_t);
/// A word that is not a count of elements or faults, and not a likely hash.
constexpr std::uint32_t kNothing = 0xDEADBEEFU;

} // namespace

std::size_t DeviceCheck::deviceBytes()
{
    return (kMostGroups + 1) * kFindingsBytes;
}

DeviceCheck::DeviceCheck(backend::Queue& queue, const backend::DeviceInfo& device, data::KeyType type,
                         data::ValueType values)
    : m_groupSize(std::min(kMostGroupSize, algorithms::powerOfTwoBelow(device.maxWorkGroupSize))),
      m_kind(data::kindOf(type)),
      m_program(queue.build(algorithms::builtInKernelSource(
          "check.cl", {{"GROUP", fmt::format("{}u", m_groupSize)},
                       {"KEY", algorithms::keyWord(type)},
                       {"VALUE_BYTES", fmt::format("{}", data::valueBytes(values))}}))),
      m_sorted(m_program->kernel("check_sorted")),
      m_answers(m_program->kernel("check_answers")),
      m_total(m_program->kernel("check_total"))
{
    for (const auto* kernel : {m_sorted.get(), m_answers.get(), m_total.get()})
        algorithms::requireWorkGroup(m_groupSize, *kernel);
    // Not answers, which are poisoned as part of a sample; here forget() does the same.
    m_words = queue.allocate(kMostGroups * kFindingsBytes, backend::Holds::Input);
    m_totals = queue.allocate(kFindingsBytes, backend::Holds::Input);
}

void DeviceCheck::expect(backend::Queue& queue, std::span<const std::uint32_t> answers)
{
    if (!m_expected || m_expectedAnswers != answers.size())
        m_expected = queue.allocate(answers.size_bytes(), backend::Holds::Input);
    m_expectedAnswers = answers.size();
    queue.upload(std::as_bytes(answers), *m_expected);
    queue.finish();
}

bool DeviceCheck::finds(backend::Queue& queue, const backend::Buffer& output, const data::Fingerprint& input,
                        data::Direction direction, data::EqualKeys equalKeys)
{
    if (input.count == 0)
        return true;
    const auto share = shareOf(input.count);
    const std::uint32_t descending = direction == data::Direction::Descending ? 1 : 0;
    const std::uint32_t stable = equalKeys == data::EqualKeys::OrderOfInput ? 1 : 0;
    forget(queue);
    queue.launch(*m_sorted, share.range,
                 {&output, static_cast<std::uint32_t>(input.count), share.part, descending,
                  static_cast<std::uint32_t>(m_kind), stable, input.seeds[0], input.seeds[1], m_words.get()});
    const auto found = total(queue, share);
    return found.seen == input.count && found.wrong == 0 && found.sums == input.sums;
}

bool DeviceCheck::findsExpected(backend::Queue& queue, const backend::Buffer& answers)
{
    if (m_expectedAnswers == 0)
        return true;
    const auto share = shareOf(m_expectedAnswers);
    forget(queue);
    queue.launch(*m_answers, share.range,
                 {&answers, m_expected.get(), static_cast<std::uint32_t>(m_expectedAnswers), share.part,
                  m_words.get()});
    const auto found = total(queue, share);
    return found.seen == m_expectedAnswers && found.wrong == 0;
}

DeviceCheck::Share DeviceCheck::shareOf(std::size_t elements) const
{
    const auto part = std::max(kLeastPart, (elements + kMostGroups - 1) / kMostGroups);
    const auto groups = (elements + part - 1) / part;
    return {{groups * m_groupSize, m_groupSize},
            static_cast<std::uint32_t>(part),
            static_cast<std::uint32_t>(groups)};
}

void DeviceCheck::forget(backend::Queue& queue)
{
    for (auto* buffer : {m_words.get(), m_totals.get()})
        queue.fill(*buffer, kNothing, 0, buffer->bytes() / sizeof(kNothing));
}

DeviceCheck::Findings DeviceCheck::total(backend::Queue& queue, const Share& share)
{
    queue.launch(*m_total, {m_groupSize, m_groupSize}, {m_words.get(), share.groups, m_totals.get()});
    std::array<std::uint64_t, 4> words{kNothing, kNothing, kNothing, kNothing};
    queue.download(*m_totals, std::as_writable_bytes(std::span(words)));
    queue.finish();
    return {words[0], words[1], {words[2], words[3]}};
}

} // namespace sortscope::sample

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/firstfit.h"

#include <algorithm>
#include <stdexcept>

namespace sortscope::backend {

FirstFit::FirstFit(std::uint64_t bytes, std::uint64_t alignment) : m_bytes(bytes), m_alignment(alignment) {}

std::optional<std::uint64_t> FirstFit::take(std::uint64_t bytes)
{
    // A piece of 0 bytes has a place of its own, too.
    const std::uint64_t wanted = std::max<std::uint64_t>(bytes, 1);
    std::uint64_t begin = 0;
    const auto fitsBefore = [&](std::uint64_t end) { return begin <= end && end - begin >= wanted; };
    for (const auto& [pieceBegin, pieceEnd] : m_taken) {
        if (fitsBefore(pieceBegin))
            break;
        begin = (pieceEnd + m_alignment - 1) / m_alignment * m_alignment;
    }
    const auto next = m_taken.lower_bound(begin);
    if (!fitsBefore(next == m_taken.end() ? m_bytes : next->first))
        return std::nullopt;
    m_taken.emplace(begin, begin + wanted);
    return begin;
}

void FirstFit::give(std::uint64_t offset)
{
    if (m_taken.erase(offset) == 0)
        throw std::logic_error("memory was freed that was not allocated");
}

} // namespace sortscope::backend

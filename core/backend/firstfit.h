// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>

namespace sortscope::backend {

/// Shares out one block of memory: each piece lies as far in front as it fits, so where it lies follows from
/// those that are taken now, and not from what was taken before. Knows offsets only; not thread-safe.
class FirstFit {
public:
    /// `bytes` of block; pieces begin at multiples of `alignment`.
    FirstFit(std::uint64_t bytes, std::uint64_t alignment);

    /// The offset of a piece that is taken until give(); empty if there is not enough room in one place.
    std::optional<std::uint64_t> take(std::uint64_t bytes);
    /// Throws std::logic_error if no piece begins there.
    void give(std::uint64_t offset);

private:
    std::uint64_t m_bytes;
    std::uint64_t m_alignment;
    /// Where each piece begins, and ends.
    std::map<std::uint64_t, std::uint64_t> m_taken;
};

} // namespace sortscope::backend

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>

namespace sortscope::backend {

/// Shares out one block of memory: each piece lies as far in front as it fits, so its place follows from the
/// pieces that are taken now, and not from earlier ones. Knows offsets only; not thread-safe.
class FirstFit {
public:
    /// The block has `bytes` bytes; pieces begin at multiples of `alignment`.
    FirstFit(std::uint64_t bytes, std::uint64_t alignment);

    /// Takes a piece until give(), and returns its offset; empty if there is not enough room in one place.
    std::optional<std::uint64_t> take(std::uint64_t bytes);
    /// Gives a piece back. Throws std::logic_error if no piece begins there.
    void give(std::uint64_t offset);

private:
    std::uint64_t m_bytes;
    std::uint64_t m_alignment;
    /// The beginning of each piece, and its end.
    std::map<std::uint64_t, std::uint64_t> m_taken;
};

} // namespace sortscope::backend

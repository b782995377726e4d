// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"
#include "core/data/ranks.h"

#include <cstddef>
#include <limits>
#include <memory>

namespace sortscope::algorithms {

/// Merges sorted runs by merge-path passes (kernels/mergepath.cl): a building block of sorts that leave
/// sorted tiles.
class MergePath {
public:
    MergePath(backend::Queue& queue, data::Direction direction);

    /// Merges `runs`, which hold `length` keys in sorted runs of `width` keys (a power of two, at least 8;
    /// the last run may be shorter), until one run is left. `other` must have room for `length` keys, too.
    /// Returns the buffer that holds the result, one of the two. Coordinates: stage is the merge round.
    backend::Buffer& run(backend::Queue& queue, backend::Buffer& runs, backend::Buffer& other,
                         std::size_t length, std::size_t width) const;

    /// The number of launches of run().
    static std::size_t rounds(std::size_t length, std::size_t width);

private:
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_pass;
    std::size_t m_workGroupSize;
    std::uint32_t m_order;
};

/// The word whose bits kernels change in keys before they compare them as unsigned numbers: no bits for
/// ascending, all bits for descending; for signed keys the highest bit is inverted.
template <data::KeyWord Word>
constexpr Word orderWord(data::Direction direction, data::KeyType type)
{
    const Word mask = direction == data::Direction::Ascending ? 0 : std::numeric_limits<Word>::max();
    return data::kindOf(type) == data::KeyKind::Signed ? mask ^ data::kSign<Word> : mask;
}

/// The word for keys of 32 bits.
constexpr data::Key orderMask(data::Direction direction, data::KeyType type = data::KeyType::U32)
{
    return orderWord<data::Key>(direction, type);
}

/// The word as the argument of a kernel, whose parameter is as wide as the keys of `type`.
inline backend::Argument orderArgument(data::Direction direction, data::KeyType type)
{
    if (data::isWide(type))
        return orderWord<data::WideKey>(direction, type);
    return orderMask(direction, type);
}

} // namespace sortscope::algorithms

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
/// ascending, all bits for descending; for keys with a sign the highest bit is inverted. Floats have to be in
/// the order of signed numbers before that.
template <data::KeyWord Word>
constexpr Word orderWord(data::Direction direction, data::KeyType type)
{
    const Word mask = direction == data::Direction::Ascending ? 0 : std::numeric_limits<Word>::max();
    const Word sign = data::kindOf(type) != data::KeyKind::Unsigned ? data::kSign<Word> : 0;
    return mask ^ sign;
}

/// The word for keys of 32 bits.
constexpr data::Key orderMask(data::Direction direction, data::KeyType type = data::KeyType::U32)
{
    return orderWord<data::Key>(direction, type);
}

/// The word as the argument of a kernel, whose parameter is the NUMBER for keys of `type` (numberWord()).
inline backend::Argument orderArgument(data::Direction direction, data::KeyType type)
{
    return data::withWord(type, [&]<data::KeyWord Word>(std::type_identity<Word>) -> backend::Argument {
        const auto word = orderWord<Word>(direction, type);
        if constexpr (std::same_as<Word, data::WideKey>)
            return word;
        else
            return std::uint32_t{word};
    });
}

} // namespace sortscope::algorithms

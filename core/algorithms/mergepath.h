// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/queue.h"
#include "core/data/key.h"

#include <cstddef>
#include <memory>

namespace sortscope::algorithms {

/// Merges sorted runs by merge-path passes (kernels/mergepath.cl): a building block of sorts that leave
/// sorted tiles.
class MergePath {
public:
    MergePath(backend::Queue& queue, data::Direction direction);

    /// Merges `runs`, which hold `length` keys in sorted runs of `width` keys (a power of two, at least 8;
    /// the last run may be shorter), until one run is left. `other` must have room for `length` keys too.
    /// Returns whichever of the two buffers holds the result. Coordinates: stage is the merge round.
    const backend::Buffer& run(backend::Queue& queue, const backend::Buffer& runs,
                               const backend::Buffer& other, std::size_t length, std::size_t width) const;

    /// How many launches that takes.
    static std::size_t rounds(std::size_t length, std::size_t width);

private:
    std::unique_ptr<backend::Program> m_program;
    std::unique_ptr<backend::Kernel> m_pass;
    std::size_t m_workGroupSize;
    std::uint32_t m_order;
};

/// The word that kernels compare keys through: 0 for ascending, all ones for descending.
constexpr std::uint32_t orderMask(data::Direction direction)
{
    return direction == data::Direction::Ascending ? 0 : 0xFFFFFFFFU;
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sortscope::algorithms {

/// Two wires that are compared: the smaller key goes to `left` where ascending, the larger one otherwise.
struct Comparator {
    std::size_t left = 0;
    std::size_t right = 0;
    bool ascending = true;
};

/// What one launch does: comparators that touch no wire twice.
struct NetworkPass {
    std::uint32_t stage = 0;
    std::uint32_t pass = 0;
    std::vector<Comparator> comparators;
};

/// Batcher's bitonic network ("Sorting networks and their applications", AFIPS SJCC 1968) in the passes of
/// `bitonic` and `bitonic-two-kernel`, which differ only in the kernel that runs the last stage. `keys` is a
/// power of two and at least 2; throws std::invalid_argument otherwise.
std::vector<NetworkPass> bitonicNetwork(std::size_t keys, data::Direction direction);

/// Sends keys, one a wire, through the comparators of a pass.
void apply(const NetworkPass& pass, std::span<data::Key> keys);

} // namespace sortscope::algorithms

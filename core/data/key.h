// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/named.h"

#include <cstdint>

namespace sortscope::data {

/// The key type that every workload, kernel and verifier of this version works on.
using Key = std::uint32_t;

enum class Direction { Ascending, Descending };

template <>
struct Names<Direction> {
    static constexpr std::array all{Named{Direction::Ascending, "ascending"},
                                    Named{Direction::Descending, "descending"}};
};

} // namespace sortscope::data

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <cstdint>

namespace sortscope::data {

/// The key type that every workload, kernel and verifier of this version works on.
using Key = std::uint32_t;

enum class Direction { Ascending, Descending };

} // namespace sortscope::data

namespace sortscope::base {

template <>
struct Names<data::Direction> {
    static constexpr std::array all{Named{data::Direction::Ascending, "ascending"},
                                    Named{data::Direction::Descending, "descending"}};
};

} // namespace sortscope::base

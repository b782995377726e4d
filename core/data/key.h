// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <cstdint>

namespace sortscope::data {

/// The key type that every workload, kernel and verifier of this version works on.
using Key = std::uint32_t;

enum class Direction { Ascending, Descending };

constexpr auto namesOf(Direction /*type*/)
{
    return base::namesUpTo<Direction::Descending>("ascending", "descending");
}

} // namespace sortscope::data

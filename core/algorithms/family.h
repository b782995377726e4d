// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::algorithms {

enum class Family { Sort, Search };

constexpr auto namesOf(Family /*type*/)
{
    return base::namesUpTo<Family::Search>("sort", "search");
}

} // namespace sortscope::algorithms

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/statistics.h"

namespace sortscope::measure {

/// B against A.
enum class Verdict { Faster, Slower, Same, Ambiguous };

constexpr auto namesOf(Verdict /*type*/)
{
    return base::namesUpTo<Verdict::Ambiguous>("faster", "slower", "same", "ambiguous");
}

/// The verdict on an interval of the ratio B / A. Same: the whole interval lies within the margin (an
/// equivalence test; Schuirmann 1987). Otherwise faster or slower: the interval leaves out 1. Otherwise
/// ambiguous.
Verdict verdictOn(const Interval& ratio, double margin);

} // namespace sortscope::measure

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/statistics.h"

namespace sortscope::measure {

/// B against A.
enum class Verdict { Faster, Slower, Same, Ambiguous };

/// The verdict on an interval of the ratio B / A. Same: the whole interval lies within the margin (an
/// equivalence test; Schuirmann 1987). Otherwise faster or slower: the interval leaves out 1. Otherwise
/// ambiguous.
Verdict verdictOn(const Interval& ratio, double margin);

} // namespace sortscope::measure

namespace sortscope::base {

template <>
struct Names<measure::Verdict> {
    static constexpr std::array all{
        Named{measure::Verdict::Faster, "faster"}, Named{measure::Verdict::Slower, "slower"},
        Named{measure::Verdict::Same, "same"}, Named{measure::Verdict::Ambiguous, "ambiguous"}};
};

} // namespace sortscope::base

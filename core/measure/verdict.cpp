// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verdict.h"

namespace sortscope::measure {

Verdict verdictOn(const Interval& ratio, double margin)
{
    if (ratio.low >= 1 / (1 + margin) && ratio.high <= 1 + margin)
        return Verdict::Same;
    if (ratio.high < 1)
        return Verdict::Faster;
    if (ratio.low > 1)
        return Verdict::Slower;
    return Verdict::Ambiguous;
}

} // namespace sortscope::measure

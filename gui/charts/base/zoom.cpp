// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/zoom.h"

#include <algorithm>

namespace sortscope::gui::charts {

Range within(const Range& part, const Range& whole, double least)
{
    const auto most = lengthOf(whole);
    const auto length = std::clamp(lengthOf(part), std::min(least, most), most);
    const auto low = std::clamp(part.low, whole.low, whole.high - length);
    return {low, low + length};
}

Range zoomed(const Range& range, double share, double factor)
{
    const auto fixed = at(range, share);
    return {fixed - (fixed - range.low) * factor, fixed + (range.high - fixed) * factor};
}

Range moved(const Range& range, double share)
{
    const auto distance = share * lengthOf(range);
    return {range.low - distance, range.high - distance};
}

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/axis.h"

#include "gui/text/text.h"

#include <algorithm>

namespace sortscope::gui::charts {

std::vector<Tick> labelledTicks(const Range& range, int most, double factor)
{
    const auto values = linearTicks({range.low / factor, range.high / factor}, most);
    const auto decimals = decimalsOf(values.size() > 1 ? values[1] - values[0] : 1);
    std::vector<Tick> ticks;
    for (const auto value : values)
        ticks.push_back({value * factor, models::fixed(value, decimals)});
    return ticks;
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/discoveries.h"

#include <algorithm>
#include <numeric>

namespace sortscope::measure {

std::vector<double> adjustedForDiscoveries(std::span<const double> pValues)
{
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t index) { return pValues[index]; });
    std::vector<double> adjusted(pValues.size());
    double least = 1;
    for (std::size_t rank = order.size(); rank > 0; --rank) {
        const auto index = order[rank - 1];
        least =
            std::min(least, pValues[index] * static_cast<double>(order.size()) / static_cast<double>(rank));
        adjusted[index] = least;
    }
    return adjusted;
}

double partialConjunction(std::span<const double> pValues, std::size_t fewest)
{
    if (pValues.size() < fewest)
        return 1;
    std::vector<double> sorted(pValues.begin(), pValues.end());
    std::ranges::sort(sorted);
    // The p-values without the smallest ones go into Simes' test, whose p-value is the least of the adjusted
    // ones.
    const auto rest = adjustedForDiscoveries(std::span(sorted).subspan(fewest - 1));
    return rest.front();
}

} // namespace sortscope::measure

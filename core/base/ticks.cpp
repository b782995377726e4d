// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sortscope::base {
namespace {

// Ends that lie on a tick in exact arithmetic must not lose it to rounding.
constexpr double kSlack = 1e-9;

int firstPower(double low, double base)
{
    return static_cast<int>(std::ceil(std::log(low) / std::log(base) - kSlack));
}

int lastPower(double high, double base)
{
    return static_cast<int>(std::floor(std::log(high) / std::log(base) + kSlack));
}

} // namespace

Range logRange(double low, double high, double leastFactor, double margin)
{
    const auto length = std::max(std::log(high / low), std::log(leastFactor));
    const auto middle = (std::log(low) + std::log(high)) / 2;
    const auto half = length * (0.5 + margin);
    return {std::exp(middle - half), std::exp(middle + half)};
}

std::vector<double> decadeTicks(const Range& range, int most)
{
    const auto first = firstPower(range.low, 10);
    const auto last = lastPower(range.high, 10);
    std::vector<double> ticks;
    if (last - first >= 2) {
        const auto step = std::max(1, (last - first + most) / std::max(most, 1));
        for (auto power = first; power <= last; power += step)
            ticks.push_back(std::pow(10.0, power));
        return ticks;
    }
    constexpr std::array steps{1.0, 2.0, 5.0};
    for (auto power = first - 1; power <= last; ++power) {
        for (const auto step : steps) {
            const auto value = step * std::pow(10.0, power);
            if (value >= range.low * (1 - kSlack) && value <= range.high * (1 + kSlack))
                ticks.push_back(value);
        }
    }
    return ticks;
}

std::vector<int> powerTicks(const Range& range, int most)
{
    const auto first = firstPower(range.low, 2);
    const auto last = lastPower(range.high, 2);
    const auto step = std::max(1, (last - first + most) / std::max(most, 1));
    std::vector<int> ticks;
    // Multiples of the step, so that labels don't move when the range grows.
    for (auto power = first; power <= last; ++power) {
        if (power % step == 0)
            ticks.push_back(power);
    }
    return ticks;
}

std::vector<double> linearTicks(double high, int most)
{
    if (!(high > 0) || most < 1)
        return {0};
    return linearTicks({0, high}, most);
}

std::vector<double> linearTicks(const Range& range, int most)
{
    const auto length = range.high - range.low;
    if (!(length > 0) || most < 1)
        return {range.low};
    const auto rough = length / most;
    const auto power = std::pow(10.0, std::floor(std::log10(rough)));
    constexpr std::array steps{1.0, 2.0, 5.0, 10.0};
    const auto* const round = std::find_if(steps.begin(), steps.end() - 1,
                                           [&](double one) { return one * power >= rough * (1 - kSlack); });
    const auto step = *round * power;
    // Values are counted in steps: adding steps up would add up their rounding too.
    const auto first = static_cast<long long>(std::ceil(range.low / step - kSlack));
    const auto last = static_cast<long long>(std::floor(range.high / step + kSlack));
    std::vector<double> ticks;
    for (auto index = first; index <= last; ++index)
        ticks.push_back(static_cast<double>(index) * step);
    return ticks;
}

int decimalsOf(double step)
{
    return std::max(0, static_cast<int>(std::ceil(-std::log10(step) - kSlack)));
}

} // namespace sortscope::base

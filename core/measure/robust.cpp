// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/robust.h"

#include "core/measure/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sortscope::measure {
namespace {

double smallSampleFactor(std::size_t count)
{
    // The factors for 2 … 9 values.
    constexpr std::array small{1.196, 1.495, 1.363, 1.206, 1.200, 1.140, 1.129, 1.107};
    const auto n = static_cast<double>(count);
    return count < small.size() + 2 ? small.at(count - 2) : n / (n - 0.8);
}

/// Takes two steps of the continued fraction at a time, by Lentz's method; quick if x < (a + 1) / (a + b +
/// 2).
double betaFraction(double x, double a, double b)
{
    constexpr double kTiny = std::numeric_limits<double>::min();
    constexpr double kEnough = 1e-14;
    constexpr int kMostSteps = 10'000;
    const auto safe = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
    double c = 1;
    double d = 1 / safe(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int step = 1; step <= kMostSteps; ++step) {
        const double m = step;
        const auto even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / safe(1 + even * d);
        c = safe(1 + even / c);
        fraction *= d * c;
        const auto odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / safe(1 + odd * d);
        c = safe(1 + odd / c);
        fraction *= d * c;
        if (std::abs(d * c - 1) < kEnough)
            break;
    }
    return fraction;
}

/// The regularised incomplete beta function. `y` is 1 - x, which may be known better than x tells.
double incompleteBeta(double x, double y, double a, double b)
{
    if (x <= 0)
        return 0;
    if (y <= 0)
        return 1;
    const auto factor =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log(y));
    return x < (a + 1) / (a + b + 2) ? factor * betaFraction(x, a, b) / a
                                     : 1 - factor * betaFraction(y, b, a) / b;
}

} // namespace

double robustDeviation(std::span<const double> values)
{
    if (values.size() < 2)
        return 0;
    return kNormalMad * smallSampleFactor(values.size()) * summarise(values)->mad;
}

double normalTails(double deviations)
{
    return std::erfc(std::abs(deviations) / std::sqrt(2.0));
}

double studentTails(double t, double degreesOfFreedom)
{
    if (std::isinf(t))
        return 0;
    const auto sum = degreesOfFreedom + t * t;
    return incompleteBeta(degreesOfFreedom / sum, t * t / sum, degreesOfFreedom / 2, 0.5);
}

double robustTails(double deviations, std::size_t count)
{
    return studentTails(deviations, static_cast<double>(count - 1) / 2);
}

} // namespace sortscope::measure

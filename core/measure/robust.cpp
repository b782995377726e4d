// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/robust.h"

#include "core/measure/statistics.h"

#include <boost/math/distributions/students_t.hpp>

#include <array>
#include <cmath>

namespace sortscope::measure {
namespace {

namespace policies = boost::math::policies;
/// Computes with doubles: long doubles take ten times as long, for digits that nobody needs.
using Student =
    boost::math::students_t_distribution<double, policies::policy<policies::promote_double<false>>>;

double smallSampleFactor(std::size_t count)
{
    // The factors for 2 … 9 values.
    constexpr std::array small{1.196, 1.495, 1.363, 1.206, 1.200, 1.140, 1.129, 1.107};
    const auto n = static_cast<double>(count);
    return count < small.size() + 2 ? small.at(count - 2) : n / (n - 0.8);
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
    return 2 * cdf(complement(Student(degreesOfFreedom), std::abs(t)));
}

double studentT95(std::size_t degreesOfFreedom)
{
    return quantile(complement(Student(static_cast<double>(degreesOfFreedom)), 0.025));
}

double robustTails(double deviations, std::size_t count)
{
    return studentTails(deviations, 0.4 * static_cast<double>(count));
}

} // namespace sortscope::measure

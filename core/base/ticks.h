// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace sortscope::base {

/// The ends of an axis.
struct Range {
    double low = 0;
    double high = 0;
};

/// `low` … `high` widened for a logarithmic axis: by a margin of `margin` of its length at both ends, and to
/// at least a factor of `leastFactor` altogether.
Range logRange(double low, double high, double leastFactor, double margin);

/// Values to label on a base-10 axis: powers of ten, with 2 and 5 between them where the range is short.
std::vector<double> decadeTicks(const Range& range, int most);

/// Exponents of two to label on a base-2 axis, no more than `most`, evenly spaced.
std::vector<int> powerTicks(const Range& range, int most);

/// Round values from 0 to `high`, about `most` or fewer.
std::vector<double> linearTicks(double high, int most);
/// Round values in `range`, about `most` or fewer.
std::vector<double> linearTicks(const Range& range, int most);

/// The number of decimals that tells ticks apart which lie `step` apart.
int decimalsOf(double step);

} // namespace sortscope::base

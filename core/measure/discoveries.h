// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace sortscope::measure {

/// Returns, for many p-values, the least share of false discoveries at which each is still a discovery
/// (Benjamini & Hochberg, "Controlling the false discovery rate", J. R. Stat. Soc. B 57, 1995), in their
/// order, 0 … 1. If those up to `level` are called discoveries, a share of at most `level` of them is false
/// on average. This holds for independent tests, and for tests that lean the same way (Benjamini & Yekutieli,
/// Ann. Stat. 29, 2001).
std::vector<double> adjustedForDiscoveries(std::span<const double> pValues);

/// The p-value of "in fewer than `fewest` of these tests something was found": small if at least that many
/// have found something. Simes' test of all but the `fewest - 1` smallest p-values (Benjamini & Heller,
/// "Screening for partial conjunction hypotheses", Biometrics 64, 2008). 1 if there are fewer tests.
/// `fewest` is at least 1.
double partialConjunction(std::span<const double> pValues, std::size_t fewest);

} // namespace sortscope::measure

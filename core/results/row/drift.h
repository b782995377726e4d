// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/trend.h"

#include <optional>
#include <span>
#include <vector>

namespace sortscope::results {

/// The trend of samples, replicate by replicate, if it is a drift: halves of replicates differ by more than
/// 5 %, and chance would order samples so in less than one of a thousand rows.
std::optional<measure::Trend> driftIn(std::span<const std::vector<double>> replicates);

} // namespace sortscope::results

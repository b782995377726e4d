// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/samplingplan.h"

#include <optional>

namespace sortscope::measure {

/// The preset that a plan is, whatever its number of replicates; empty if it is none.
std::optional<Preset> presetOf(SamplingPlan plan);

} // namespace sortscope::measure

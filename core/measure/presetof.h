// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/samplingplan.h"

#include <optional>

namespace sortscope::measure {

/// The preset of a plan, whatever its number of replicates; empty if the plan is not a preset.
std::optional<Preset> presetOf(SamplingPlan plan);

} // namespace sortscope::measure

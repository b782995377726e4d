// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"

#include <QString>

namespace sortscope::gui::models {

/// "CPU governor", "Driver of NVIDIA H200 (OpenCL)", in the user's language.
QString titleOf(const results::EnvironmentDifference& difference);

/// The values of a side of a difference in `property`: words in the user's language, the rest as it is.
QString valuesText(results::Property property, const results::EnvironmentDifference::Values& values);

} // namespace sortscope::gui::models

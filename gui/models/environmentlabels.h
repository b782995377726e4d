// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/compare.h"

#include <QString>

namespace sortscope::gui::models {

/// "CPU governor", "Driver of NVIDIA H200 (OpenCL)", in the user's language.
QString titleOf(const session::EnvironmentDifference& difference);

/// The values of a side of a difference in `property`: words in the user's language, the rest as it is.
QString valuesText(session::Property property, const session::EnvironmentDifference::Values& values);

} // namespace sortscope::gui::models

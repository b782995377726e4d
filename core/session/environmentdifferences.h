// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/compare.h"

namespace sortscope::session {

/// What was not the same on the two sides: the environments of their runs, and the drivers of their devices.
/// A side with several values has them all.
std::vector<EnvironmentDifference> environmentDifferences(const ComparedSet& a, const ComparedSet& b);

} // namespace sortscope::session

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/resultpointer.h"

#include <memory>
#include <vector>

namespace sortscope::gui::charts {

/// A finished job as the bridge hands it over: immutable, so any thread may read it.
using Result = results::ResultPointer;
using Results = std::vector<Result>;

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobresult.h"

#include <functional>
#include <memory>
#include <vector>

namespace sortscope::gui::charts {

/// A finished job as the bridge hands it over: immutable, so any thread may read it.
using Result = std::shared_ptr<const results::JobResult>;
using Results = std::vector<Result>;

/// Gives a result with the commands of its samples, which a session leaves in its file. Called on other
/// threads; throws where the file can't be read.
using WholeResult = std::function<Result(const Result&)>;

} // namespace sortscope::gui::charts

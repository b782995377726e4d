// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"

#include <memory>

namespace sortscope::algorithms::vendor {

std::unique_ptr<Search> makeThrustLowerBound(const SearchProblem& problem);

} // namespace sortscope::algorithms::vendor

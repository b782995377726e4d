// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobresult.h"

#include <string>

namespace sortscope::tests {

/// A result in which every member has a value of its own, far from its default.
results::JobResult wholeResult(results::JobId id = 1);

/// The path of the first member that differs, or an empty text. Compares every member of every struct below
/// JobResult, as the lists of their fields name them.
std::string difference(const results::JobResult& a, const results::JobResult& b);

} // namespace sortscope::tests

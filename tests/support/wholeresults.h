// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/jobresult.h"

#include <string>

namespace sortscope::tests {

/// A result in which every member has a value of its own, far from its default.
job::JobResult wholeResult(job::JobId id = 1);

/// The path of the first member that differs, or an empty text. Compares every member of every struct below
/// JobResult: one that is added to a struct fails to compile here.
std::string difference(const job::JobResult& a, const job::JobResult& b);

} // namespace sortscope::tests

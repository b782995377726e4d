// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>

namespace sortscope::results {

struct JobResult;

/// A finished job as its event carries it: immutable, so any thread may read it.
using ResultPointer = std::shared_ptr<const JobResult>;
using ResultSpan = std::span<const ResultPointer>;

} // namespace sortscope::results

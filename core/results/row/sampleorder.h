// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::results {

/// Says whether jobs are sampled one after the other, or two of the same work in turn (run::Turns).
enum class SampleOrder { JobByJob, Interleaved };

constexpr auto namesOf(SampleOrder /*type*/)
{
    return base::namesUpTo<SampleOrder::Interleaved>("job-by-job", "interleaved");
}

} // namespace sortscope::results

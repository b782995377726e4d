// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::results {

/// Whether jobs are sampled one after the other, or two of the same work in turn (run::Turns).
enum class SampleOrder { JobByJob, Interleaved };

} // namespace sortscope::results

namespace sortscope::base {

template <>
struct Names<results::SampleOrder> {
    static constexpr std::array all{Named{results::SampleOrder::JobByJob, "job-by-job"},
                                    Named{results::SampleOrder::Interleaved, "interleaved"}};
};

} // namespace sortscope::base

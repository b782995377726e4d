// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/verifier.h"
#include "core/results/workload.h"

#include <memory>
#include <vector>

namespace sortscope::run {

/// The input of a job, and what its output is checked against.
struct WorkloadData {
    /// The keys to sort, or the sorted haystack.
    std::vector<data::Key> keys;
    data::Fingerprint fingerprint;
    /// Empty for sorts.
    std::vector<data::Key> needles;
};

/// Makes the data of workloads, and keeps the last one's: neighbouring jobs of a sweep mostly share their
/// input.
class WorkloadSource {
public:
    std::shared_ptr<const WorkloadData> dataOf(const results::Workload& workload);

private:
    results::Workload m_input;
    std::shared_ptr<const WorkloadData> m_last;
};

} // namespace sortscope::run

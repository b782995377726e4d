// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/verifier.h"
#include "core/job/runrequest.h"

#include <memory>
#include <vector>

namespace sortscope::job {

/// The input of a job, and what its output is checked against.
struct Workload {
    /// The keys to sort, or the sorted haystack.
    std::vector<data::Key> keys;
    data::Fingerprint fingerprint;
    /// Empty for sorts.
    std::vector<data::Key> needles;
};

/// Makes workloads, and keeps the last one: neighbouring jobs of a sweep mostly share their input.
class WorkloadSource {
public:
    std::shared_ptr<const Workload> workloadFor(const JobSpec& spec);

private:
    std::string m_key;
    std::shared_ptr<const Workload> m_last;
};

} // namespace sortscope::job

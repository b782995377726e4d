// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/keys.h"
#include "core/data/verifier.h"
#include "core/results/row/workload.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace sortscope::sample {

/// Keys to sort, or to look for, that another seed gives; their word is that of the others.
struct OtherInput {
    data::Keys keys;
    /// Of keys to sort, or of these with their values.
    data::Fingerprint fingerprint;
    /// Of keys to look for.
    std::vector<std::uint32_t> answers;
};

/// The input of a job, and what its output is checked against. All keys are stored in the word of their type.
struct WorkloadData {
    /// The keys to sort, or the sorted haystack.
    data::Keys keys;
    /// Of the keys to sort, with their values if they have any: these are their indices, and stand nowhere.
    data::Fingerprint fingerprint;
    /// Empty for sorts.
    data::Keys needles;
    /// Of the needles.
    std::vector<std::uint32_t> answers;
    /// What a processor sorts or looks for in turn with the above: inputsInTurn() - 1 of them.
    std::vector<OtherInput> others;
};

/// Makes the data of workloads and what its outputs are checked against, and keeps the last one's:
/// neighbouring jobs of a sweep mostly share their input.
class WorkloadSource {
public:
    /// Throws base::Cancelled.
    std::shared_ptr<const WorkloadData> dataOf(const results::Workload& workload,
                                               const std::stop_token& stop = {});

private:
    results::Workload m_input;
    std::shared_ptr<const WorkloadData> m_last;
};

} // namespace sortscope::sample

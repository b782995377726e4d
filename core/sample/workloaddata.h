// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/keys.h"
#include "core/data/verifier.h"
#include "core/results/row/workload.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sortscope::sample {

/// Keys to sort, or to look for, that another seed gives; they have the word of the first keys.
struct OtherInput {
    data::Keys keys;
    /// The fingerprint of keys to sort, with their values if they have any.
    data::Fingerprint fingerprint;
    /// The answers for keys to look for.
    std::vector<std::uint32_t> answers;
};

/// The input of a job, and the data that its output is checked against. All keys are stored in the word of
/// their type.
struct WorkloadData {
    /// The keys to sort, or the sorted haystack.
    data::Keys keys;
    /// The fingerprint of the keys to sort, with their values if they have any: the values are the indices of
    /// the keys, and are stored nowhere.
    data::Fingerprint fingerprint;
    /// The bits that the largest key to sort needs, if the keys are unsigned.
    std::optional<unsigned> keyBits;
    /// Empty for sorts.
    data::Keys needles;
    /// The answers for the needles.
    std::vector<std::uint32_t> answers;
    /// The other inputs that a processor sorts or looks for in turn with this one: inputsInTurn() - 1 of
    /// them.
    std::vector<OtherInput> others;
};

/// Makes the input of workloads and the data to check its outputs against, and keeps the last workload:
/// neighbouring jobs of a sweep mostly share their input.
class WorkloadSource {
public:
    /// Throws base::Cancelled.
    std::shared_ptr<const WorkloadData> dataOf(const results::Workload& workload,
                                               const std::stop_token& stop = {});
    /// True if dataOf() has the data of this workload from before, and makes none.
    bool holds(const results::Workload& workload) const;
    /// Makes the data of a control run: data of the same shape whose right result no kernel gives by doing
    /// nothing, or by accident, from a seed of their own. Sorts get shuffled unique keys, or uniform ones of
    /// 8 and 16 bits, and searches a haystack of uniform keys with needles of which half are in it. Keeps the
    /// last data, as dataOf() does. Throws base::Cancelled.
    std::shared_ptr<const WorkloadData> controlFor(const results::Workload& workload,
                                                   const std::stop_token& stop = {});

private:
    results::Workload m_input;
    std::shared_ptr<const WorkloadData> m_last;
    results::Workload m_controlled;
    std::shared_ptr<const WorkloadData> m_control;
};

} // namespace sortscope::sample

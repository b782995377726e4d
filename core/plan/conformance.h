// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/base/named.h"
#include "core/results/row/jobspec.h"

#include <string>
#include <vector>

namespace sortscope::plan {

/// Says how much of the conformance suite is run: Quick fits CI on two cores without a GPU, Full fits a GPU.
enum class ConformanceScope { Quick, Full };

constexpr auto namesOf(ConformanceScope /*type*/)
{
    return base::namesUpTo<ConformanceScope::Full>("quick", "full");
}

/// The suite that every catalogue entry has to pass on every device. A job has its first run and one sample,
/// both verified. Empty lists of ids, or "all", stand for everything.
///
/// Each device is paired with the entries that run on it, each entry with all its merge strategies. Of the
/// product of lengths, generators and directions the suite has these:
///
/// | lengths      | Quick                              | Full                               |
/// | ------------ | ---------------------------------- | ---------------------------------- |
/// | 0, 1, 2, 3,  | 3 usual generators and all edge    | as Quick                           |
/// | 31, 32, 33,  | cases, both directions; 4097 also  |                                    |
/// | 1000, 4095,  | the other generators, ascending    |                                    |
/// | 4096, 4097   |                                    |                                    |
/// | 2^16+1, 2^20 | uniform, ascending                 | three usual generators, ascending; |
/// |              |                                    | 2^20 also all others, except edge  |
/// |              |                                    | cases; a device with memory of its |
/// |              |                                    | own: edge cases at 2^20, too, and  |
/// |              |                                    | uniform in both directions         |
/// | 2^24+3, 2^26 | none                               | devices with memory of their own:  |
/// |              |                                    | one generator, ascending           |
///
/// Searches have no direction, and look for 64 keys, half of which occur. All of these jobs have unsigned
/// keys. The other types that an entry takes have the lengths 0, 1 and 2^16+1 (Full: 2^20 too), special
/// floats, both directions (2^20 ascending alone).
///
/// Then, with 1000 keys, every two values of every two of these axes meet (pairwiseRows): generators (Quick:
/// three of them), merge strategies, transfer and launch modes, types of keys, the choices of every parameter
/// or its usual and its least value; for sorts directions; for searches no key, one, 64 or 1000, no hits,
/// half or all, and keys in any order or sorted. A row with a choice that the device turns down when the job
/// is prepared is reported as unsupported, and combinations that occur in no other row have not been tried.
///
/// Settings that an entry or device does not support by its own word (graphs, a longest length) are left out.
/// Jobs that share their input are neighbours; ids count from 1.
///
/// Throws base::UsageError as expand() does.
std::vector<results::JobSpec> conformanceJobs(const backend::Inventory& inventory,
                                              const std::vector<std::string>& devices,
                                              const std::vector<std::string>& algorithms,
                                              ConformanceScope scope);

} // namespace sortscope::plan

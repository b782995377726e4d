// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/base/named.h"
#include "core/results/row/jobspec.h"

#include <string>
#include <vector>

namespace sortscope::plan {

/// How much of the conformance suite is run: Quick fits CI on two cores without a GPU, Full fits a GPU.
enum class ConformanceScope { Quick, Full };

constexpr auto namesOf(ConformanceScope /*type*/)
{
    return base::namesUpTo<ConformanceScope::Full>("quick", "full");
}

/// The suite that every catalogue entry has to pass on every device. A job is its first run and one sample,
/// both verified. Empty lists of ids, or "all", stand for everything.
///
/// Each device is paired with the entries that run on it, each entry with all its merge strategies. Of the
/// product of lengths, generators and directions these are left:
///
/// | lengths      | Quick                              | Full                               |
/// | ------------ | ---------------------------------- | ---------------------------------- |
/// | 0, 1, 2, 3,  | every generator, both directions   | every generator, both directions   |
/// | 31, 32, 33,  |                                    |                                    |
/// | 1000, 4095,  |                                    |                                    |
/// | 4096, 4097   |                                    |                                    |
/// | 2^16+1, 2^20 | uniform, ascending                 | devices with memory of their own:  |
/// |              |                                    | every generator, both directions;  |
/// |              |                                    | others: those that are not edge    |
/// |              |                                    | cases, ascending                   |
/// | 2^24+3, 2^26 | none                               | devices with memory of their own:  |
/// |              |                                    | one generator, ascending           |
///
/// Searches have no direction, and look for 64 keys, half of which occur. All of that is of unsigned keys.
/// The other types that an entry takes have the lengths 0, 1 and 2^16+1 (Full: 2^20 too), special floats,
/// both directions.
///
/// Then, with 1000 keys, every two values of every two of these meet (pairwiseRows): generators (Quick: three
/// of them), merge strategies, transfer and launch modes, types of keys, the choices of every parameter or
/// its usual and its least value; for sorts directions; for searches no key, one, 64 or 1000, no hits, half
/// or all, and keys in any order or sorted. A row with a choice that the device turns down when the job is
/// prepared is reported as unsupported, and what meets in no other row has not been tried.
///
/// What an entry or device says that it cannot do (graphs, a longest length) is left out. Jobs that share
/// their input are neighbours; ids count from 1.
///
/// Throws base::UsageError as expand() does.
std::vector<results::JobSpec> conformanceJobs(const backend::Inventory& inventory,
                                              const std::vector<std::string>& devices,
                                              const std::vector<std::string>& algorithms,
                                              ConformanceScope scope);

} // namespace sortscope::plan

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/plan/hostmemory.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::algorithms {
struct AlgorithmInfo;
} // namespace sortscope::algorithms

namespace sortscope::plan {

/// The jobs of `request` on the devices of `inventory`, ids counting from `firstId`. An algorithm is paired
/// with the devices whose backend it has. Modes that a device lacks become unsupported jobs, and so do jobs
/// that need more memory than their device has, or than the `hostMemory` bytes that the host has left (empty:
/// unknown). Throws base::UsageError for unknown ids (listing the known ones), values out of range, an
/// algorithm that fits none of the chosen devices, a request without devices, algorithms or sizes, or an
/// interleaved request that has not exactly two jobs for each workload. The two jobs of an interleaved
/// workload follow each other.
std::vector<results::JobSpec> expand(const RunRequest& request, const backend::Inventory& inventory,
                                     results::JobId firstId = 1,
                                     const std::optional<std::uint64_t>& hostMemory = availableHostMemory());

/// Says why the entry does not take such keys with such values: "bitonic takes …"; empty if it takes them.
std::string whyNotTaken(const algorithms::AlgorithmInfo& info, data::KeyType key, data::ValueType values);

/// Decides again for each job whether it can run on its device and with `hostMemory` bytes, as expand() does:
/// a job of a session may have been planned on a smaller machine.
void markUnrunnable(std::vector<results::JobSpec>& jobs, results::SampleOrder order,
                    const std::optional<std::uint64_t>& hostMemory = availableHostMemory());

} // namespace sortscope::plan

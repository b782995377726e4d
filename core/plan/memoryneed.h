// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"
#include "core/results/row/sampleorder.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::plan {

/// Memory that a job holds at its peak, in bytes.
struct MemoryNeed {
    /// The data and the buffers of the host, and the buffers of the device if they lie in the host's memory.
    std::uint64_t hostBytes = 0;
    /// The buffers of a device that has memory of its own.
    std::uint64_t deviceBytes = 0;
    /// The largest buffer that the device has to allocate in one piece.
    std::uint64_t largestBuffer = 0;
};

/// Computes the need from the spec alone, without a device; the memory of drivers and of the program itself
/// is left out.
MemoryNeed memoryNeed(const results::JobSpec& spec);

/// The largest need of the jobs, for each figure.
MemoryNeed largestNeed(std::span<const results::JobSpec> jobs);

/// Makes jobs unsupported that need more than `hostMemory` bytes (empty: unknown) or than their device has;
/// the reason says how much is needed and how much there is. Jobs that are interleaved are held at the same
/// time, so the needs of a pair add up.
void markTooLarge(std::vector<results::JobSpec>& jobs, results::SampleOrder order,
                  const std::optional<std::uint64_t>& hostMemory);

} // namespace sortscope::plan

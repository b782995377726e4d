// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sortscope::tests {

using Result = results::ResultPointer;
using Results = std::vector<Result>;

backend::DeviceInfo cpuDevice();
backend::DeviceInfo gpuDevice(const std::string& id = "opencl:0", const std::string& name = "NVIDIA H200");

/// One of several cards that share a name, and that their UUIDs tell apart.
backend::DeviceInfo twinDevice(unsigned number);

/// A verified result of `algorithm` on `device` with these wall clocks.
results::JobResult wallResult(const backend::DeviceInfo& device, const std::string& algorithm,
                              std::size_t size, const std::vector<double>& wallNs);

/// Results as the bridge hands them over: shared and immutable.
Result shared(results::JobResult result);
Result wall(const backend::DeviceInfo& device, const std::string& algorithm, std::size_t size,
            const std::vector<double>& wallNs);

/// A result with another status than ok, which has samples all the same.
Result failed(const backend::DeviceInfo& device, const std::string& algorithm, std::size_t size,
              results::Status status = results::Status::Failed);

/// A command that started and ended.
backend::Command kernel(const std::string& name, std::optional<std::uint32_t> stage,
                        std::optional<std::uint32_t> pass, std::int64_t startedNs, std::int64_t endedNs);

/// A bitonic sort of 2^stages keys, with one launch for each stage and pass. Sample s (from 0) of launch l
/// takes base + 10·stage + pass + s nanoseconds, and 100 ns lie between launches; an upload comes before the
/// launches, a download after them.
results::JobResult bitonicResult(std::uint32_t stages, std::size_t samples, std::int64_t base = 1000);

} // namespace sortscope::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/runevent.h"
#include "core/job/workload.h"

#include <functional>
#include <stdexcept>
#include <stop_token>

namespace sortscope::job {

/// An output that verification refused.
class WrongResult : public std::runtime_error {
public:
    explicit WrongResult(const data::Fault& fault) : std::runtime_error(fault.message), m_index(fault.index)
    {}
    std::optional<std::size_t> index() const { return m_index; }

private:
    std::optional<std::size_t> m_index;
};

using ProgressCallback = std::function<void(Phase, std::size_t samples)>;

/// Runs one job on `device` and fills `result` as it goes, so that what was measured before a failure is
/// kept. Throws what algorithms, backends and verification throw; does not set the status.
void runJob(const JobSpec& spec, const backend::Device& device, WorkloadSource& workloads,
            const std::stop_token& stop, const ProgressCallback& progress, JobResult& result);

} // namespace sortscope::job

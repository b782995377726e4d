// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/plan/plan.h"
#include "core/results/row/storedjob.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace sortscope::session {

class SessionFile;

/// How a sweep that was broken off goes on.
struct Resume {
    const backend::Inventory& inventory;
    results::SampleOrder order = results::SampleOrder::JobByJob;
    /// Jobs are measured by this process, which has one replicate of each.
    bool inProcess = false;
    /// Empty: as many as there are.
    std::optional<std::uint64_t> hostMemory;
    /// Which of the jobs that lack something; all if it is empty.
    std::function<bool(const results::StoredJob&)> wanted;
    /// Of several machines, those that are out of reach are not to keep the others from going on: called with
    /// each job whose device is not there, which is left then. Without it, and if there is no other job, that
    /// is refused.
    std::function<void(const results::JobSpec&)> leave;
};

/// The jobs that it would run; the session stays as it is. Throws base::UsageError if resume() would.
std::vector<results::JobSpec> lackingJobs(SessionFile& file, const Resume& asked);

/// Plans again what was cancelled, and returns what is lacking. Throws base::UsageError, and leaves the
/// session as it is, if a device or a kernel is another one than that of the jobs that are there: the rows of
/// one sweep would be compared as if they were alike.
plan::Plan resume(SessionFile& file, const Resume& asked);

} // namespace sortscope::session

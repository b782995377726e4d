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

/// Says how a sweep that was broken off continues.
struct Resume {
    const backend::Inventory& inventory;
    results::SampleOrder order = results::SampleOrder::JobByJob;
    /// True if this process measures the jobs, which takes one replicate of each.
    bool inProcess = false;
    /// Empty: as many bytes as there are.
    std::optional<std::uint64_t> hostMemory;
    /// Chooses among the jobs that lack an outcome; if empty, all of them.
    std::function<bool(const results::StoredJob&)> wanted;
    /// Machines that are out of reach are not to keep the others from going on: is called with each job whose
    /// device is missing, and the job is left out. If this is empty, or no other job remains, such a job is
    /// refused.
    std::function<void(const results::JobSpec&)> leave;
};

/// Returns the jobs that resume() would run; the session stays as it is. Throws base::UsageError if resume()
/// would.
std::vector<results::JobSpec> lackingJobs(SessionFile& file, const Resume& asked);

/// Plans cancelled jobs again, and returns the lacking ones. Throws base::UsageError, and leaves the session
/// as it is, if a device or a kernel is not the one of the jobs that are there: the rows of one sweep would
/// be compared as if they were alike.
plan::Plan resume(SessionFile& file, const Resume& asked);

} // namespace sortscope::session

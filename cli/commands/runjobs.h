// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/interrupt.h"
#include "core/events/runevent.h"
#include "core/places/machines.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace sortscope::cli {

using ResultList = std::vector<std::shared_ptr<const results::JobResult>>;

struct JobsRun {
    ResultList results;
    /// True if the run was cancelled, or a machine was lost: a row may lack replicates.
    bool cancelled = false;
};

/// Runs the jobs of `plan` to their end with progress on standard error, and returns their rows in order. An
/// interrupt cancels the remaining jobs, and their rows say so; a second one ends the process that measures.
/// Afterwards one more does no harm as long as `interrupt` lives, so that the rows can be written. `also`, if
/// given, gets every event before the terminal shows it. Waits for other programs that measure, and holds
/// them off, by the MachineLock `lock`; an empty name means no lock. Throws base::UsageError if jobs to be
/// interleaved do not make pairs.
JobsRun runJobs(const places::Machine& machine, plan::Plan plan, Interrupt& interrupt,
                events::EventSink* also = nullptr, const std::string& lock = {});
/// Runs the jobs on several machines at once.
JobsRun runJobs(const places::Machines& machines, plan::Plan plan, Interrupt& interrupt,
                events::EventSink* also = nullptr, const std::string& lock = {});

/// Runs `jobs` for their outputs alone; `runners` processes of each machine share them.
JobsRun checkJobs(const places::Machines& machines, std::size_t runners, std::vector<results::JobSpec> jobs,
                  Interrupt& interrupt);

/// Returns kAllOk, or kNotOk if a row is anything but ok, or the run was cancelled.
int exitStatusOf(const JobsRun& run);

} // namespace sortscope::cli

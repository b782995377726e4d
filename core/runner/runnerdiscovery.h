// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/runneroptions.h"
#include "core/tuning/machinefacts.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace sortscope::runner {

class RunnerProcess;

/// The devices and facts of a runner's machine, and the drivers that a runner has to leave out there.
struct RunnerDiscovery {
    /// The devices can be described and named in requests. They run in runners alone, and open no queue here.
    backend::Inventory inventory;
    std::vector<backend::Listing> skip;
    tuning::MachineFacts facts;
    /// The runner that has listed the devices, and can be asked to run jobs on them: it has loaded their
    /// drivers.
    std::shared_ptr<RunnerProcess> process;
};

/// Runs discoverWith() for options.backends in a process of its own. A driver or platform that crashes when
/// it is listed, or does not come back, is listed in Inventory::unavailable with the reason, and the others
/// are found. Throws std::runtime_error if no runner can be started, or once `stop` asks for it.
RunnerDiscovery discoverInRunner(const RunnerOptions& options, const std::stop_token& stop = {});

} // namespace sortscope::runner

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/events/runner.h"
#include "core/sample/workloaddata.h"

#include <span>

namespace sortscope::sample {

/// Runs jobs in this process: one after the other, or in pairs whose samples take turns, in the order of the
/// plan's jobs. Samples are taken one at a time, since two at once would disturb each other's timings. Each
/// job has one replicate: another one needs another process.
class JobRunner : public events::Runner {
public:
    /// `sink` must outlive the runner.
    JobRunner(backend::Inventory inventory, events::EventSink& sink);
    /// Cancels, and waits for the worker.
    ~JobRunner() override;
    JobRunner(const JobRunner&) = delete;
    JobRunner& operator=(const JobRunner&) = delete;

private:
    void workOff(const std::stop_token& stop, const plan::Plan& plan) override;
    void runTogether(const std::stop_token& stop, std::span<const results::JobSpec> jobs, bool checkOnly,
                     WorkloadSource& workloads);

    backend::Inventory m_inventory;
};

} // namespace sortscope::sample

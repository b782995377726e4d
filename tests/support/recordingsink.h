// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sample/jobrunner.h"

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace sortscope::tests {

/// Keeps every event of a run.
class RecordingSink : public events::EventSink {
public:
    void onEvent(const events::RunEvent& event) override;

    /// Called for every event on the worker's thread; set before the run.
    std::function<void(const events::RunEvent&)> onEach;

    std::vector<events::RunEvent> events() const;
    /// The final events of jobs, in the order in which they came.
    std::vector<std::shared_ptr<const results::JobResult>> results() const;

private:
    mutable std::mutex m_mutex;
    std::vector<events::RunEvent> m_events;
};

/// Runs all jobs to their end.
std::vector<std::shared_ptr<const results::JobResult>> runAll(const backend::Inventory& inventory,
                                                              std::vector<results::JobSpec> jobs);

} // namespace sortscope::tests

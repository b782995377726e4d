// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/recordingsink.h"

namespace sortscope::tests {

void RecordingSink::onEvent(const job::RunEvent& event)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_events.push_back(event);
    }
    if (onEach)
        onEach(event);
}

std::vector<job::RunEvent> RecordingSink::events() const
{
    const std::scoped_lock lock(m_mutex);
    return m_events;
}

std::vector<std::shared_ptr<const job::JobResult>> RecordingSink::results() const
{
    std::vector<std::shared_ptr<const job::JobResult>> results;
    for (const auto& event : events()) {
        if (const auto* finished = std::get_if<job::JobFinished>(&event))
            results.push_back(finished->result);
    }
    return results;
}

std::vector<std::shared_ptr<const job::JobResult>> runAll(const backend::Inventory& inventory,
                                                          std::vector<job::JobSpec> jobs)
{
    RecordingSink sink;
    job::JobRunner runner(inventory, sink);
    runner.start(std::move(jobs));
    runner.wait();
    return sink.results();
}

} // namespace sortscope::tests

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/recordingsink.h"

#include "core/algorithms/entries/entriesinprocess.h"

namespace sortscope::tests {

void RecordingSink::onEvent(const events::RunEvent& event)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_events.push_back(event);
    }
    if (onEach)
        onEach(event);
}

std::vector<events::RunEvent> RecordingSink::events() const
{
    const std::scoped_lock lock(m_mutex);
    return m_events;
}

std::vector<std::shared_ptr<const results::JobResult>> RecordingSink::results() const
{
    std::vector<std::shared_ptr<const results::JobResult>> results;
    for (const auto& event : events()) {
        if (const auto* finished = std::get_if<events::JobFinished>(&event))
            results.push_back(finished->result);
    }
    return results;
}

std::vector<std::shared_ptr<const results::JobResult>> runAll(const backend::Inventory& inventory,
                                                              std::vector<results::JobSpec> jobs)
{
    algorithms::entries::runEntriesHere();
    RecordingSink sink;
    sample::JobRunner runner(inventory, sink);
    runner.start({.jobs = std::move(jobs)});
    runner.wait();
    return sink.results();
}

} // namespace sortscope::tests

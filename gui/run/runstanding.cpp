// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/runstanding.h"

#include "gui/text/text.h"

#include <algorithm>

namespace sortscope::gui::bridge {

void RunStanding::begin(const plan::Plan& plan)
{
    m_state = {.jobs = plan.jobs.size()};
    m_count.begin(plan);
    count();
}

void RunStanding::addMachine(const std::string& node)
{
    m_state.machines.push_back({models::text(node), {}, {}});
}

void RunStanding::end()
{
    m_state.current.reset();
    m_state.waitsFor.clear();
    m_state.machines.clear();
}

void RunStanding::wait(const QString& holder, const std::string& node)
{
    auto* machine = at(node);
    (machine ? machine->waitsFor : m_state.waitsFor) = holder;
}

void RunStanding::progress(const events::JobProgress& progress, const std::string& node)
{
    auto* machine = at(node);
    (machine ? machine->current : m_state.current) = progress;
    (machine ? machine->waitsFor : m_state.waitsFor).clear();
}

void RunStanding::add(const events::ReplicateFinished& event, const std::string& node)
{
    m_count.add(event);
    count();
    endJob(node);
}

void RunStanding::add(const events::JobFinished& event, const std::string& node)
{
    m_count.add(event);
    count();
    endJob(node);
}

RunStanding::AtMachine* RunStanding::at(const std::string& node)
{
    const auto found = std::ranges::find(m_state.machines, models::text(node), &AtMachine::name);
    return found == m_state.machines.end() ? nullptr : &*found;
}

void RunStanding::count()
{
    m_state.planned = m_count.planned();
    m_state.taken = m_count.taken();
    m_state.givenUp = m_count.givenUp();
}

void RunStanding::endJob(const std::string& node)
{
    m_state.current.reset();
    if (auto* machine = at(node))
        machine->current.reset();
}

} // namespace sortscope::gui::bridge

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/planseries.h"

#include "cli/commands/runsession.h"
#include "cli/options/outputsession.h"
#include "cli/terminal/outputs.h"
#include "core/plan/planparts.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <utility>

namespace sortscope::cli {

PlanSeries::PlanSeries(const places::Machines& machines, const ProcessOptions& options)
    : m_machines(machines),
      m_options(options),
      m_environments(machines.environments())
{
    noteFaults(machines, &tuning::MachineFacts::calibrationFault, "the search");
}

void PlanSeries::keepIn(const std::string& file)
{
    m_session = outputSession("--keep", [&] { return session::SessionFile::openOrCreate(file); });
    m_nextId = m_session->nextJobId();
}

JobsRun PlanSeries::run(plan::Plan plan)
{
    if (m_stopped)
        return {.results = {}, .cancelled = true};
    for (auto& spec : plan.jobs)
        spec.id = m_nextId++;
    m_machines.prepare(plan.jobs, plan.order);
    if (m_session)
        plan.uuid = plan::freshUuid();
    std::optional<SessionSink> sink;
    if (m_session)
        sink.emplace(*m_session, m_environments);
    auto ran = runJobs(m_machines, std::move(plan), m_interrupt, sink ? &*sink : nullptr, lockFor(m_options));
    if (sink && !sink->finish())
        m_written = false;
    // Between two runs there is nothing to write yet.
    m_interrupt.begin({[this] { m_stopped = true; }});
    return ran;
}

} // namespace sortscope::cli

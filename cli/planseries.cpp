// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/planseries.h"

#include "cli/outputs.h"
#include "cli/outputsession.h"
#include "cli/runsession.h"
#include "core/results/jobresult.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace sortscope::cli {

PlanSeries::PlanSeries(const run::Machine& machine, const ProcessOptions& options)
    : m_machine(machine),
      m_options(options),
      m_environment(results::captureEnvironment()),
      m_calibrations(run::calibrationsInForce(
          [](const std::string& fault) { writeNote(fmt::format("{}; the search goes on without", fault)); }))
{}

void PlanSeries::keepIn(const std::string& file)
{
    m_session = outputSession("--keep", [&] { return session::SessionFile::openOrCreate(file); });
    m_nextId = m_session->nextJobId();
}

JobsRun PlanSeries::run(run::Plan plan)
{
    if (m_stopped)
        return {.results = {}, .cancelled = true};
    for (auto& spec : plan.jobs)
        spec.id = m_nextId++;
    m_calibrations.stamp(plan.jobs);
    std::optional<SessionSink> sink;
    if (m_session)
        sink.emplace(*m_session, std::vector{m_environment});
    auto ran = runJobs(m_machine, std::move(plan), m_interrupt, sink ? &*sink : nullptr, lockFor(m_options));
    if (sink && !sink->finish())
        m_written = false;
    // Between two runs there is nothing to write yet.
    m_interrupt.begin({[this] { m_stopped = true; }});
    return ran;
}

} // namespace sortscope::cli

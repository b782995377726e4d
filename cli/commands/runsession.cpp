// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/runsession.h"

#include "cli/commands/keptthere.h"
#include "cli/options/outputsession.h"
#include "cli/terminal/displaywidth.h"
#include "cli/terminal/outputs.h"
#include "core/base/usageerror.h"
#include "core/plan/planparts.h"
#include "core/results/compare/devicenames.h"
#include "core/results/row/jobresult.h"
#include "core/session/resume.h"
#include "core/session/sessionerror.h"

#include <fmt/format.h>

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <system_error>
#include <utility>

namespace sortscope::cli {
namespace {

void refuseRequest(const RunOptions& options)
{
    refuseBeside("--resume runs the unfinished jobs of a session", options, "--interleave");
    if (!options.session.empty())
        throw base::UsageError("--resume adds to the session that it names: leave out --session");
}

bool holdsSomething(const std::string& file)
{
    std::error_code error;
    const auto bytes = std::filesystem::file_size(file, error);
    return !error && bytes > 0;
}

session::SessionFile openedOrMade(const std::string& file)
{
    return outputSession("--session", [&] { return session::SessionFile::openOrCreate(file); });
}

/// Returns the jobs of the request, and reports machines whose tunings cannot be read.
std::vector<results::JobSpec> expanded(const plan::RunRequest& request, const places::Machines& machines,
                                       results::JobId firstId)
{
    auto jobs = machines.jobsOf(request, firstId);
    if (!request.untuned)
        noteFaults(machines, &tuning::MachineFacts::tuningFault, "the run");
    return jobs;
}

/// Jobs of machines that are at none of the places; these jobs are left out.
class LeftJobs {
public:
    explicit LeftJobs(const places::Machines& machines) : m_machines(machines) {}

    /// Returns the function that takes the left jobs, if places are named; this machine alone refuses such
    /// jobs.
    std::function<void(const results::JobSpec&)> taker()
    {
        if (!m_machines.atPlaces())
            return {};
        return [this](const results::JobSpec& spec) { ++m_counts[results::fullId(spec.device)]; };
    }
    /// Reports the left jobs on standard error; returns false if there are none.
    bool say() const
    {
        for (const auto& [device, count] : m_counts)
            writeNote(printable(
                fmt::format("no place has {}: its unfinished jobs are skipped (jobs: {})", device, count)));
        return !m_counts.empty();
    }

private:
    const places::Machines& m_machines;
    std::map<std::string, std::size_t> m_counts;
};

/// Does `step`; its errors name the option that cannot be followed.
template <typename Step>
auto resuming(const Step& step)
{
    try {
        return step();
    } catch (const base::UsageError& error) {
        throw base::UsageError(fmt::format("--resume: {}", error.what()));
    }
}

} // namespace

SessionSink::SessionSink(session::SessionFile& file, const std::vector<results::Environment>& environments)
    : m_file(file),
      m_writer(file, environments)
{}

void SessionSink::onEvent(const events::RunEvent& event)
{
    m_rows += std::holds_alternative<events::JobFinished>(event) ? 1 : 0;
    m_writer.onEvent(event);
    const auto& failure = m_writer.failure();
    if (failure && !std::exchange(m_told, true))
        writeNote(fmt::format("{} (rows waiting in memory: {}; each further row tries again to write them)",
                              *failure, m_writer.waiting()));
    if (!failure && std::exchange(m_told, false))
        writeNote("the waiting rows are in the session now");
}

bool SessionSink::finish()
{
    if (m_writer.retry())
        return true;
    std::error_code ignored;
    const bool gone = !std::filesystem::exists(m_file.path(), ignored);
    const auto written = m_rows - m_writer.waiting();
    std::string more;
    if (gone && written > 0)
        more = fmt::format(" (lost with the file: {})", written);
    else if (!gone && m_writer.begun() > 0)
        more = fmt::format("; it has replicates of {} of them, which `run --resume` continues",
                           m_writer.begun());
    writeNote(fmt::format("{}. {} of {} results of this run are missing from the session{}",
                          *m_writer.failure(), gone ? m_rows : m_writer.waiting(), m_rows, more));
    return false;
}

std::vector<std::string> RunSession::devices()
{
    if (m_request)
        return m_request->devices;
    std::set<std::string> devices;
    for (const auto& stored : m_file->jobs()) {
        if (results::lacksOutcome(stored))
            devices.insert(stored.result->spec.device.id);
    }
    if (devices.empty())
        devices.insert("cpu"); // nothing is lacking, and no driver is needed to say so
    return {devices.begin(), devices.end()};
}

std::vector<results::JobSpec> RunSession::preview(const places::Machines& machines)
{
    if (m_request)
        return expanded(machines.withMachines(*m_request), machines, 1);
    LeftJobs left(machines);
    auto jobs = resuming([&] {
        return session::lackingJobs(
            *m_file, {.inventory = machines.inventory(), .order = m_order, .leave = left.taker()});
    });
    left.say();
    machines.prepare(jobs, m_order);
    return jobs;
}

RunSession::RunSession(const RunOptions& options)
    : m_order(orderFrom(options)),
      m_inProcess(options.process.inProcess)
{
    if (options.resume.empty()) {
        m_request = requestFrom(options);
        if (options.dryRun)
            return;
        if (holdsSomething(options.session))
            m_file = openedOrMade(options.session);
        else
            m_newSession = options.session;
        return;
    }
    refuseRequest(options);
    const auto access = options.dryRun ? session::Access::ReadOnly : session::Access::ReadWrite;
    m_file = outputSession("--resume",
                           [&] { return session::SessionFile::open(options.resume, {.access = access}); });
    if (!options.dryRun && !m_file->writable())
        throw base::UsageError(fmt::format("--resume: {} cannot be added to: {}; run it into another session",
                                           options.resume, m_file->whyReadOnly()));
}

plan::Plan RunSession::plan(const places::Machines& machines)
{
    noteFaults(machines, &tuning::MachineFacts::calibrationFault, "the run");
    if (m_request) {
        const auto request = machines.withMachines(*m_request);
        auto jobs = expanded(request, machines, m_file ? m_file->nextJobId() : 1);
        if (!m_newSession.empty())
            m_file = openedOrMade(m_newSession);
        plan::Plan plan{request, std::move(jobs), request.order};
        plan.uuid = uuidIfKept();
        return plan;
    }
    // Fetched first, so that nothing is measured again.
    if (machines.atPlaces())
        fetchInto(*m_file, machines);
    LeftJobs left(machines);
    auto plan = resuming([&] {
        return session::resume(*m_file, {.inventory = machines.inventory(),
                                         .order = m_order,
                                         .inProcess = m_inProcess,
                                         .leave = left.taker()});
    });
    m_left = left.say();
    if (plan.jobs.empty())
        writeNote(fmt::format("{} is complete", m_file->path().string()));
    machines.prepare(plan.jobs, m_order);
    plan.uuid = uuidIfKept();
    return plan;
}

std::string RunSession::uuidIfKept() const
{
    return m_file ? plan::freshUuid() : std::string();
}

events::EventSink* RunSession::sink(const std::vector<results::Environment>& environments)
{
    return m_file ? &m_sink.emplace(*m_file, environments) : nullptr;
}

bool RunSession::finish()
{
    return !m_sink || m_sink->finish();
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/runsession.h"

#include "cli/outputs.h"
#include "cli/outputsession.h"
#include "core/backend/device.h"
#include "core/base/usageerror.h"
#include "core/results/jobresult.h"
#include "core/run/calibrations.h"
#include "core/run/expand.h"
#include "core/run/tunings.h"
#include "core/session/resume.h"
#include "core/session/sessionerror.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

namespace sortscope::cli {
namespace {

void refuseRequest(const RunOptions& options)
{
    refuseBeside("--resume runs what the session lacks", options, "--interleave");
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

/// Gives the jobs what this machine was calibrated to; a damaged file is told of, and stops nothing.
void calibrate(std::vector<results::JobSpec>& jobs)
{
    run::calibrationsInForce([](const std::string& fault) {
        writeNote(fmt::format("{}; the run goes on without", fault));
    }).stamp(jobs);
}

/// The jobs of a request, with what tuning has found for them; a damaged file is told of, and stops nothing.
std::vector<results::JobSpec> tunedJobs(const run::RunRequest& request, const backend::Inventory& inventory,
                                        results::JobId firstId,
                                        const std::optional<std::uint64_t>& hostMemory)
{
    auto jobs = run::expand(request, inventory, firstId, hostMemory);
    run::tuningsInForce([](const std::string& fault) {
        writeNote(fmt::format("{}; the run goes on without", fault));
    }).apply(jobs, request, hostMemory);
    return jobs;
}

/// Says which option cannot be followed.
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

SessionSink::SessionSink(session::SessionFile& file, const results::Environment& environment)
    : m_file(file),
      m_writer(file, environment)
{}

void SessionSink::onEvent(const run::RunEvent& event)
{
    m_rows += std::holds_alternative<run::JobFinished>(event) ? 1 : 0;
    m_writer.onEvent(event);
    const auto& failure = m_writer.failure();
    if (failure && !std::exchange(m_told, true))
        writeNote(fmt::format("{} (rows that wait in memory: {}; writing them is tried again with each row)",
                              *failure, m_writer.waiting()));
    if (!failure && std::exchange(m_told, false))
        writeNote("the rows that waited are in the session now");
}

bool SessionSink::finish()
{
    if (m_writer.retry())
        return true;
    std::error_code ignored;
    const bool gone = !std::filesystem::exists(m_file.path(), ignored);
    const auto written = m_rows - m_writer.waiting();
    writeNote(fmt::format("{}. {} of {} results of this run are missing from the session{}",
                          *m_writer.failure(), gone ? m_rows : m_writer.waiting(), m_rows,
                          gone && written > 0 ? fmt::format(": {} went with the file", written) : ""));
    return false;
}

std::vector<results::JobSpec> RunSession::preview(const RunOptions& options,
                                                  const backend::Inventory& inventory,
                                                  const std::optional<std::uint64_t>& hostMemory)
{
    if (options.resume.empty())
        return tunedJobs(requestFrom(options), inventory, 1, hostMemory);
    refuseRequest(options);
    auto file = outputSession("--resume", [&] { return session::SessionFile::open(options.resume); });
    return resuming([&] {
        return session::lackingJobs(
            file, {.inventory = inventory, .order = orderFrom(options), .hostMemory = hostMemory});
    });
}

RunSession::RunSession(const RunOptions& options)
    : m_order(orderFrom(options)),
      m_inProcess(options.process.inProcess)
{
    if (options.resume.empty()) {
        m_request = requestFrom(options);
        if (holdsSomething(options.session))
            m_file = openedOrMade(options.session);
        else
            m_newSession = options.session;
        return;
    }
    refuseRequest(options);
    m_file = outputSession("--resume", [&] {
        return session::SessionFile::open(options.resume, {.access = session::Access::ReadWrite});
    });
    if (!m_file->writable())
        throw base::UsageError(fmt::format("--resume: {} cannot be added to: {}; run it into another session",
                                           options.resume, m_file->whyReadOnly()));
}

run::Plan RunSession::plan(const backend::Inventory& inventory)
{
    if (m_request) {
        auto jobs =
            tunedJobs(*m_request, inventory, m_file ? m_file->nextJobId() : 1, run::availableHostMemory());
        if (!m_newSession.empty())
            m_file = openedOrMade(m_newSession);
        calibrate(jobs);
        return {m_request, std::move(jobs), m_request->order};
    }
    auto plan = resuming([&] {
        return session::resume(*m_file, {.inventory = inventory,
                                         .order = m_order,
                                         .inProcess = m_inProcess,
                                         .hostMemory = run::availableHostMemory()});
    });
    if (plan.jobs.empty())
        writeNote(fmt::format("{} lacks nothing: every job of it is done", m_file->path().string()));
    calibrate(plan.jobs);
    return plan;
}

run::EventSink* RunSession::sink(const results::Environment& environment)
{
    return m_file ? &m_sink.emplace(*m_file, environment) : nullptr;
}

bool RunSession::finish()
{
    return !m_sink || m_sink->finish();
}

} // namespace sortscope::cli

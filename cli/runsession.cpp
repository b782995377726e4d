// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/runsession.h"

#include "cli/outputs.h"
#include "core/algorithms/kernelsource.h"
#include "core/backend/device.h"
#include "core/base/usageerror.h"
#include "core/results/jobresult.h"
#include "core/run/calibrations.h"
#include "core/run/expand.h"
#include "core/run/pairing.h"
#include "core/run/requestjson.h"
#include "core/session/sessionerror.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>
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

/// The session's device as it is on this machine now. Another device under the same id would mix two devices'
/// figures in one sweep.
backend::DeviceInfo sameDevice(const backend::DeviceInfo& wanted, const backend::Inventory& inventory)
{
    const auto devices = inventory.infos();
    const auto device =
        std::find_if(devices.begin(), devices.end(), [&](const auto& here) { return here.id == wanted.id; });
    if (device == devices.end())
        throw base::UsageError(fmt::format("--resume: this machine has no device {}, which the session ran "
                                           "on ({})",
                                           wanted.id, wanted.name));
    if (device->name != wanted.name || device->uuid != wanted.uuid)
        throw base::UsageError(fmt::format("--resume: {} is {} here, and the session ran on {}", wanted.id,
                                           device->name, wanted.name));
    return *device;
}

bool holdsSomething(const std::string& file)
{
    std::error_code error;
    const auto bytes = std::filesystem::file_size(file, error);
    return !error && bytes > 0;
}

bool lacksOutcome(const results::StoredJob& stored)
{
    return !stored.finished || stored.stopped
           || (stored.result->status == results::Status::Cancelled && !stored.replacedBy);
}

/// Gives the jobs what this machine was calibrated to; a damaged file is told of, and stops nothing.
void calibrate(std::vector<results::JobSpec>& jobs)
{
    run::calibrationsInForce([](const std::string& fault) {
        writeNote(fmt::format("{}; the run goes on without", fault));
    }).stamp(jobs);
}

/// What a session lacks, on the devices of this machine.
std::vector<results::JobSpec> onThisMachine(std::vector<results::JobSpec> jobs,
                                            const backend::Inventory& inventory, results::SampleOrder order,
                                            const std::optional<std::uint64_t>& hostMemory)
{
    for (auto& spec : jobs)
        spec.device = sameDevice(spec.device, inventory);
    // In pairs as the runner makes them; it refuses jobs that make none.
    if (order == results::SampleOrder::Interleaved)
        jobs = run::inPairs(jobs);
    run::noteWhatCannotRun(jobs, order, hostMemory);
    return jobs;
}

/// The runs whose jobs belong to one sweep with what is lacking: those that lack jobs, and where one of them
/// goes on with another, all before it.
std::set<results::RunId> runsToGoOnWith(const std::vector<results::StoredJob>& jobs,
                                        const std::vector<results::StoredRun>& runs)
{
    std::set<results::RunId> lacking;
    for (const auto& stored : jobs) {
        if (lacksOutcome(stored))
            lacking.insert(stored.run);
    }
    auto sweep = lacking;
    for (const auto& run : runs) {
        if (!lacking.contains(run.id) || !run::isContinuation(run.request))
            continue;
        for (const auto& before : runs) {
            if (before.id < run.id)
                sweep.insert(before.id);
        }
    }
    return sweep;
}

/// Rows of one sweep that were made with different kernels would be compared as if they were alike.
void refuseOtherKernels(session::SessionFile& file)
{
    const auto jobs = file.jobs();
    const auto sweep = runsToGoOnWith(jobs, file.runs());
    for (const auto& stored : jobs) {
        if (!stored.finished || !sweep.contains(stored.run))
            continue;
        for (const auto& source : stored.result->sources) {
            const auto now = algorithms::recordNow(source.file, stored.result->spec.device.backend);
            if (now.hash == source.hash)
                continue;
            throw base::UsageError(fmt::format("--resume: {} is not the text that the session's jobs "
                                               "were made with: it is {} now ({:.12}), and job "
                                               "{} was made with {} ({:.12}); give the same kernels "
                                               "(--kernels DIR, or none for the built-in ones), "
                                               "or run the request into another session",
                                               source.file, now.origin, now.hash, stored.result->spec.id,
                                               source.origin, source.hash));
        }
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
        return run::expand(requestFrom(options), inventory, 1, hostMemory);
    refuseRequest(options);
    auto file = session::SessionFile::open(options.resume);
    refuseOtherKernels(file);
    std::vector<results::JobSpec> jobs;
    for (const auto& stored : file.jobs()) {
        if (lacksOutcome(stored))
            jobs.push_back(stored.result->spec);
    }
    return onThisMachine(std::move(jobs), inventory, orderFrom(options), hostMemory);
}

RunSession::RunSession(const RunOptions& options)
    : m_order(orderFrom(options)),
      m_inProcess(options.process.inProcess)
{
    if (options.resume.empty()) {
        m_request = requestFrom(options);
        if (holdsSomething(options.session))
            m_file = session::SessionFile::openOrCreate(options.session);
        else
            m_newSession = options.session;
        return;
    }
    refuseRequest(options);
    m_file = session::SessionFile::open(options.resume, {.access = session::Access::ReadWrite});
    if (!m_file->writable())
        throw session::SessionError(session::SessionError::Cause::NotPermitted,
                                    fmt::format("{} cannot be added to: {}; run it into another session",
                                                options.resume, m_file->whyReadOnly()));
}

run::Plan RunSession::plan(const backend::Inventory& inventory)
{
    if (m_request) {
        auto jobs = run::expand(*m_request, inventory, m_file ? m_file->nextJobId() : 1);
        if (!m_newSession.empty())
            m_file = session::SessionFile::openOrCreate(m_newSession);
        calibrate(jobs);
        return {m_request, std::move(jobs), m_request->order};
    }
    // Devices and kernels first: a session that cannot be resumed here stays as it is.
    for (const auto& stored : m_file->jobs()) {
        if (!lacksOutcome(stored))
            continue;
        sameDevice(stored.result->spec.device, inventory);
        if (m_inProcess && stored.result->spec.sampling.replicates > 1)
            throw base::UsageError(
                fmt::format("--resume: job {} has {} replicates, each of which needs a process of "
                            "its own: leave out --in-process",
                            stored.result->spec.id, stored.result->spec.sampling.replicates));
    }
    refuseOtherKernels(*m_file);
    auto plan = m_file->continuation();
    if (plan.jobs.empty())
        writeNote(fmt::format("{} lacks nothing: every job of it is done", m_file->path().string()));
    plan.jobs = onThisMachine(std::move(plan.jobs), inventory, m_order, run::availableHostMemory());
    calibrate(plan.jobs);
    plan.order = m_order;
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

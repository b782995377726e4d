// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/runsession.h"

#include "cli/terminal.h"
#include "core/backend/device.h"
#include "core/base/usageerror.h"
#include "core/run/expand.h"
#include "core/run/requestjson.h"
#include "core/session/sessionerror.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

namespace sortscope::cli {
namespace {

void refuseRequest(const RunOptions& options)
{
    if (!options.devices.empty() || !options.algorithms.empty() || !options.sizes.empty()
        || options.presetRequest)
        throw base::UsageError("--resume runs what the session lacks: leave out --device, --algorithm, "
                               "--size and --preset-request");
    if (!options.session.empty())
        throw base::UsageError("--resume adds to the session that it names: leave out --session");
}

/// The session's device as it is on this machine now. Another device under the same id would mix two devices'
/// figures in one sweep.
backend::DeviceInfo sameDevice(const backend::DeviceInfo& wanted, const backend::Inventory& inventory)
{
    const auto device = inventory.find(wanted.id);
    if (!device)
        throw base::UsageError(fmt::format("--resume: this machine has no device {}, which the session ran "
                                           "on ({})",
                                           wanted.id, wanted.name));
    if (device->info().name != wanted.name || device->info().uuid != wanted.uuid)
        throw base::UsageError(fmt::format("--resume: {} is {} here, and the session ran on {}", wanted.id,
                                           device->info().name, wanted.name));
    return device->info();
}

bool holdsSomething(const std::string& file)
{
    std::error_code error;
    const auto bytes = std::filesystem::file_size(file, error);
    return !error && bytes > 0;
}

} // namespace

SessionSink::SessionSink(session::SessionWriter writer) : m_writer(std::move(writer)) {}

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
    writeNote(fmt::format("{}. {} of {} results of this run are missing from the session",
                          *m_writer.failure(), m_writer.waiting(), m_rows));
    return false;
}

RunSession::RunSession(const RunOptions& options) : m_order(orderFrom(options))
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

std::vector<results::JobSpec> RunSession::plan(const backend::Inventory& inventory)
{
    if (m_request) {
        auto jobs = run::expand(*m_request, inventory, m_file ? m_file->nextJobId() : 1);
        if (!m_newSession.empty())
            m_file = session::SessionFile::openOrCreate(m_newSession);
        return jobs;
    }
    // Devices first: a session that cannot be resumed here stays as it is.
    for (const auto& stored : m_file->jobs()) {
        if (!stored.finished || (stored.result->status == results::Status::Cancelled && !stored.replacedBy))
            sameDevice(stored.result->spec.device, inventory);
    }
    auto jobs = m_file->continuation();
    if (jobs.empty())
        writeNote(fmt::format("{} lacks nothing: every job of it is done", m_file->path().string()));
    for (auto& spec : jobs)
        spec.device = sameDevice(spec.device, inventory);
    return jobs;
}

run::EventSink* RunSession::sink(const results::Environment& environment)
{
    if (!m_file)
        return nullptr;
    session::SessionWriter::Options options;
    if (m_request) {
        options.request = run::requestJson(*m_request);
    } else {
        options.plan = session::Plan::Continuation;
        options.request = run::continuationJson(m_order);
    }
    return &m_sink.emplace(session::SessionWriter(*m_file, environment, std::move(options)));
}

bool RunSession::finish()
{
    return !m_sink || m_sink->finish();
}

} // namespace sortscope::cli

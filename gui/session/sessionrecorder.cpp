// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/sessionrecorder.h"

#include "core/session/sessionerror.h"
#include "gui/session/untitledsessions.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace sortscope::gui::bridge {

namespace fs = std::filesystem;
using session::Access;
using session::SessionFile;

namespace {

OpenedSession contentOf(SessionFile& file)
{
    return {file.runs(), file.jobs()};
}

std::string notesOf(SessionFile& damaged)
{
    try {
        return damaged.info().notes;
    } catch (const session::SessionError&) {
        return {};
    }
}

} // namespace

SessionRecorder::SessionRecorder(fs::path untitledFolder) : m_untitledFolder(std::move(untitledFolder)) {}

SessionRecorder::~SessionRecorder()
{
    write();
    if (!m_file || !m_state.untitled)
        return;
    try {
        if (m_state.sample || holdsNothing(*m_file))
            removeUntitled();
    } catch (const session::SessionError&) {
        // An unreadable session stays, and the next start tells the user about it.
        return;
    }
}

void SessionRecorder::setMachines(std::vector<results::Environment> environments)
{
    m_machines = std::move(environments);
}

void SessionRecorder::onEvent(const events::RunEvent& event)
{
    if (std::holds_alternative<events::RunStarted>(event)) {
        m_running = true;
        m_ignoring = false;
        m_state.sample = false;
        auto machines = std::exchange(m_machines, {});
        if (machines.empty())
            machines.push_back(results::captureEnvironment());
        m_runs.push_back({std::move(machines), {}, nullptr, false});
    }
    const bool ended = std::holds_alternative<events::RunFinished>(event);
    if (ended)
        m_running = false;
    if (m_ignoring || m_runs.empty())
        return;
    m_runs.back().waiting.push_back(event);
    m_runs.back().ended = ended;
    write();
}

OpenedSession SessionRecorder::open(const fs::path& path)
{
    std::error_code error;
    if (m_file && m_file->writable() && fs::equivalent(path, m_file->path(), error))
        return contentOf(*m_file);
    auto file = SessionFile::open(path, {.access = m_viewing ? Access::ReadOnly : Access::ReadWrite});
    auto content = contentOf(file);
    leave();
    adopt(std::move(file));
    return content;
}

OpenedSession SessionRecorder::openCopy(const fs::path& path)
{
    auto copy = SessionFile::open(path).saveAs(untitledPath(m_untitledFolder));
    auto content = contentOf(copy);
    leave();
    adopt(std::move(copy));
    m_state.sample = true;
    return content;
}

RescuedSession SessionRecorder::rescue(const fs::path& path)
{
    auto damaged = SessionFile::open(path);
    const auto place = untitledPath(m_untitledFolder);
    try {
        const auto name =
            isUntitled(path, m_untitledFolder) ? std::string(kUntitledName) : path.stem().string();
        auto copy = SessionFile::create(place, name);
        RescuedSession rescued{.content = {}, .report = copy.merge(damaged)};
        if (rescued.report.jobs == 0)
            throw session::SessionError(
                session::SessionError::Cause::Damaged,
                fmt::format("no job in {} can be read; restore a copy of it", path.string()));
        if (const auto notes = notesOf(damaged); !notes.empty())
            copy.setNotes(notes);
        rescued.content = contentOf(copy);
        leave();
        adopt(std::move(copy));
        return rescued;
    } catch (...) {
        removeUntitledSession(place);
        throw;
    }
}

OpenedSession SessionRecorder::continueUntitled()
{
    if (!m_state.readOnly())
        return content();
    const auto path = untitledPath(m_untitledFolder);
    auto file = m_file->saveAs(path);
    auto content = contentOf(file);
    adopt(std::move(file));
    return content;
}

void SessionRecorder::saveAs(const fs::path& path)
{
    // Data that can't be written in the present place may fit into the new one.
    write();
    std::error_code error;
    const bool same = m_file && m_file->writable() && fs::equivalent(path, m_file->path(), error);
    const auto old = m_state;
    if (!same)
        adopt(m_file ? m_file->saveAs(path) : SessionFile::create(path));
    if (old.untitled) {
        if (!same && !old.path.empty())
            m_former = old.path;
        m_state.untitled = false; // wherever the user has put the file
        m_state.name = path.stem().string();
        m_waitingName = m_state.name;
    }
    save();
}

void SessionRecorder::save()
{
    write();
    if (!m_state.failure.empty())
        throw std::runtime_error(m_state.failure);
}

OpenedSession SessionRecorder::content()
{
    return m_file ? contentOf(*m_file) : OpenedSession();
}

void SessionRecorder::leave()
{
    m_runs.clear();
    m_waitingName.reset();
    m_waitingNotes.reset();
    m_waitingJobNotes.clear();
    m_ignoring = m_running;
    if (m_state.untitled)
        removeUntitled();
    removeFormer();
    m_file.reset();
    m_state = {};
}

session::Fetched SessionRecorder::fetch(const places::Machines& machines, const session::FetchNotes& notes,
                                        const std::stop_token& stop)
{
    save();
    return m_file ? session::fetchInto(*m_file, machines, notes, stop) : session::Fetched();
}

plan::Plan SessionRecorder::resume(const session::Resume& how)
{
    save();
    return m_file ? session::resume(*m_file, how) : plan::Plan();
}

void SessionRecorder::setNotes(std::string notes)
{
    m_state.notes = notes;
    m_state.sample = false;
    m_waitingNotes = std::move(notes);
    write();
}

void SessionRecorder::setJobNote(results::JobId job, std::string note)
{
    m_state.sample = false;
    m_waitingJobNotes.push_back({job, std::move(note)});
    write();
}

bool SessionRecorder::anythingWaits() const
{
    return !m_runs.empty() || m_waitingName || m_waitingNotes || !m_waitingJobNotes.empty();
}

std::size_t SessionRecorder::resultsThatWait() const
{
    std::size_t results = 0;
    for (const auto& run : m_runs) {
        results += run.writer ? run.writer->waiting() : 0;
        results += static_cast<std::size_t>(std::ranges::count_if(run.waiting, [](const auto& event) {
            return std::holds_alternative<events::JobFinished>(event);
        }));
    }
    return results;
}

void SessionRecorder::write()
{
    if (anythingWaits())
        writeWaiting();
    if (m_state.failure.empty())
        removeFormer();
}

void SessionRecorder::writeWaiting()
{
    try {
        if (!m_file) {
            const auto path = untitledPath(m_untitledFolder);
            adopt(SessionFile::create(path, std::string(kUntitledName)));
        }
        writeRuns();
        writeInfo();
        m_state.failure.clear();
    } catch (const std::exception& error) {
        m_state.failure = error.what();
    }
    m_state.waiting = resultsThatWait();
}

void SessionRecorder::writeRuns()
{
    for (auto run = m_runs.begin(); run != m_runs.end();) {
        if (!run->writer)
            run->writer = std::make_unique<session::SessionWriter>(*m_file, run->environments);
        for (const auto& event : std::exchange(run->waiting, {}))
            run->writer->onEvent(event);
        if (!run->writer->retry())
            throw std::runtime_error(*run->writer->failure());
        run = run->ended ? m_runs.erase(run) : std::next(run);
    }
}

void SessionRecorder::writeInfo()
{
    if (m_waitingName)
        m_file->setName(*m_waitingName);
    m_waitingName.reset();
    if (m_waitingNotes)
        m_file->setNotes(*m_waitingNotes);
    m_waitingNotes.reset();
    while (!m_waitingJobNotes.empty()) {
        const auto& [job, note] = m_waitingJobNotes.front();
        m_file->setJobNote(job, note);
        m_waitingJobNotes.erase(m_waitingJobNotes.begin());
    }
}

void SessionRecorder::adopt(SessionFile file)
{
    const auto info = file.info();
    // An existing file object is assigned and not made again: a run that goes on writes into it.
    if (m_file)
        *m_file = std::move(file);
    else
        m_file.emplace(std::move(file));
    m_state.path = m_file->path();
    m_state.name = m_waitingName.value_or(info.name);
    m_state.untitled = isUntitled(m_state.path, m_untitledFolder);
    m_state.whyReadOnly = m_file->whyReadOnly();
    if (m_viewing && !m_file->writable())
        m_state.whyReadOnly = "this window only shows sessions";
    m_state.sample = false;
    m_state.notes = m_waitingNotes.value_or(info.notes);
}

void SessionRecorder::removeUntitled()
{
    if (m_file && m_file->writable())
        removeUntitledSession(m_file->path());
}

void SessionRecorder::removeFormer()
{
    if (m_former)
        removeUntitledSession(*std::exchange(m_former, std::nullopt));
}

} // namespace sortscope::gui::bridge

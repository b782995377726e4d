// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/sessionworker.h"

#include "core/plan/hostmemory.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionerror.h"
#include "gui/text/text.h"

#include <fmt/format.h>

#include <QFile>
#include <QSaveFile>
#include <QScopeGuard>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

[[noreturn]] void refuse(const QSaveFile& file)
{
    throw std::runtime_error(
        QStringLiteral("%1: %2").arg(file.fileName(), file.errorString()).toLocal8Bit().toStdString());
}

/// The jobs `wanted`, and the jobs that replace them.
std::set<results::JobId> withReplacements(const std::vector<results::StoredJob>& jobs,
                                          std::set<results::JobId> wanted)
{
    for (const auto& stored : jobs) { // a replacement has a greater id
        if (stored.replacedBy && wanted.contains(stored.result->spec.id))
            wanted.insert(*stored.replacedBy);
    }
    return wanted;
}

} // namespace

void exportSession(exports::ExportKind kind, const std::filesystem::path& session, const QString& path,
                   const exports::ExportOptions& options)
{
    auto source = session::SessionFile::open(session);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        refuse(file);
    // Written piece by piece: the text is larger than the session.
    exports::exportSession(
        source, kind,
        [&](std::string_view text) {
            const auto bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
            if (file.write(bytes) != bytes.size())
                refuse(file);
        },
        options);
    if (!file.commit())
        refuse(file);
}

void ExportWorker::start(const QString& path, std::function<QString()> write)
{
    ++m_running;
    const auto fail = [this](const QString& sentence) {
        --m_running;
        emit failed(sentence);
    };
    m_worker.post(
        [this, path, fail, write = std::move(write)]() -> Worker::Reply {
            const auto fault = write();
            if (!fault.isEmpty())
                return [fail, fault] { fail(fault); };
            return [this, path] {
                --m_running;
                emit written(path);
            };
        },
        fail);
}

std::filesystem::path corePath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

std::filesystem::path pathToRead(const QString& path)
{
    auto known = corePath(path);
    std::error_code error;
    if (path.contains(QChar::ReplacementCharacter) && !std::filesystem::exists(known, error))
        throw std::runtime_error(
            fmt::format("{}: the name is not valid UTF-8, and the window can open no such "
                        "file; rename it, or read it with sortscope-cli sessions show",
                        known.string()));
    return known;
}

QString qtPath(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

SessionWorker::SessionWorker(std::filesystem::path untitledFolder, QObject* parent)
    : QObject(parent),
      m_recorder(untitledFolder),
      m_untitledFolder(std::move(untitledFolder))
{}

SessionWorker::~SessionWorker()
{
    m_fetching.request_stop(); // nobody waits for other machines
}

void SessionWorker::onEvent(const events::RunEvent& event)
{
    if (std::holds_alternative<events::JobStarted>(event)
        || std::holds_alternative<events::JobProgress>(event))
        return;
    m_worker.await([&] {
        m_recorder.onEvent(event);
        tellState();
    });
}

void SessionWorker::setViewing()
{
    m_worker.post([this] { m_recorder.setViewing(); });
}

void SessionWorker::setMachines(std::vector<results::Environment> environments)
{
    m_worker.post([this, environments = std::move(environments)] { m_recorder.setMachines(environments); });
}

void SessionWorker::open(const QString& path)
{
    perform(Task::Leaving, [this, path]() -> Reply {
        try {
            return replyOpened(m_recorder.open(pathToRead(path)));
        } catch (const session::SessionError& error) {
            if (error.cause() != session::SessionError::Cause::Damaged)
                throw;
            return [this, path, sentence = models::text(error.what())] { emit damaged(sentence, path); };
        }
    });
}

void SessionWorker::openCopy(const QString& path)
{
    perform(Task::Leaving, [this, path] { return replyOpened(m_recorder.openCopy(corePath(path))); });
}

void SessionWorker::rescue(const QString& path)
{
    perform(Task::Leaving, [this, path]() -> Reply {
        auto rescue = m_recorder.rescue(pathToRead(path));
        QStringList leftOut;
        for (const auto& reason : rescue.report.leftOut)
            leftOut << models::text(reason);
        return [this, path, leftOut, opened = replyOpened(std::move(rescue.content))] {
            opened();
            emit rescued(path, leftOut);
        };
    });
}

void SessionWorker::startNew()
{
    perform(Task::Leaving, [this] {
        m_recorder.leave();
        return replyOpened(OpenedSession());
    });
}

void SessionWorker::continueUntitled(std::function<void()> then)
{
    const auto copy = [this, then = std::move(then)]() -> Reply {
        return [opened = replyOpened(m_recorder.continueUntitled()), then] {
            opened();
            then();
        };
    };
    perform(Task::Opening, copy, &SessionWorker::preparationFailed);
}

void SessionWorker::planResume(const backend::Inventory& inventory, bool inProcess,
                               std::vector<results::JobId> jobs)
{
    const auto planning = [this, inventory, inProcess, jobs = std::move(jobs)]() -> Reply {
        const auto isOne = [&jobs](const results::StoredJob& stored) {
            return std::ranges::find(jobs, stored.result->spec.id) != jobs.end();
        };
        auto plan = m_recorder.resume({.inventory = inventory,
                                       .inProcess = inProcess,
                                       .hostMemory = plan::availableHostMemory(),
                                       .wanted = isOne});
        return [this, plan = std::move(plan)] { emit resumePlanned(plan, {}); };
    };
    perform(Task::Opening, planning, &SessionWorker::preparationFailed);
}

void SessionWorker::planResume(const places::Machines& machines, std::vector<results::JobId> jobs)
{
    const auto planning = [this, machines, jobs = std::move(jobs), stop = freshStop()]() -> Reply {
        auto fetched = fetchFrom(machines, stop);
        const auto wanted = withReplacements(m_recorder.content().jobs, {jobs.begin(), jobs.end()});
        const auto isOne = [&wanted](const results::StoredJob& stored) {
            return wanted.contains(stored.result->spec.id);
        };
        // Machines that are out of reach do not keep the other machines from going on.
        std::vector<results::JobId> left;
        const auto leave = [&left](const results::JobSpec& spec) { left.push_back(spec.id); };
        auto plan = m_recorder.resume({.inventory = machines.inventory(), .wanted = isOne, .leave = leave});
        machines.prepare(plan.jobs, plan.order);
        return [this, fetched = std::move(fetched), plan = std::move(plan), left = std::move(left)] {
            fetched();
            emit resumePlanned(plan, left);
        };
    };
    perform(Task::Opening, planning, &SessionWorker::preparationFailed);
}

void SessionWorker::fetch(const places::Machines& machines)
{
    perform(Task::Opening, [this, machines, stop = freshStop()] { return fetchFrom(machines, stop); });
}

void SessionWorker::prepare(std::function<Reply(const std::stop_token&)> work)
{
    perform(
        Task::Opening, [work = std::move(work), stop = freshStop()] { return work(stop); },
        &SessionWorker::preparationFailed);
}

std::stop_token SessionWorker::freshStop()
{
    m_fetching = {};
    return m_fetching.get_token();
}

SessionWorker::Reply SessionWorker::fetchFrom(const places::Machines& machines, const std::stop_token& stop)
{
    FetchedKept kept;
    const auto note = [&kept](const runner::Place& place, std::string_view sentence) {
        kept.faults << QString::fromStdString(fmt::format("{}: {}", place.name(), sentence));
    };
    const auto ignore = [](const runner::Place& /*place*/, std::string_view /*sentence*/) {};
    kept.what = m_recorder.fetch(machines, {.done = ignore, .fault = note}, stop);
    std::shared_ptr<const OpenedSession> session;
    if (kept.what.taken > 0)
        session = std::make_shared<const OpenedSession>(m_recorder.content());
    return [this, kept = std::move(kept), session] {
        if (session)
            emit grown(session);
        emit fetched(kept);
    };
}

void SessionWorker::save(std::function<void()> then)
{
    perform(Task::Writing, [this, then = std::move(then)]() -> Reply {
        m_recorder.save();
        return [this, path = qtPath(m_recorder.state().path), then] {
            emit saved(path);
            if (then)
                then();
        };
    });
}

void SessionWorker::saveAs(const QString& path, std::function<void()> then)
{
    perform(Task::Writing, [this, path, then = std::move(then)]() -> Reply {
        // Another program that writes a session which is read-only here may have added to it meanwhile.
        const bool stale = m_recorder.state().readOnly();
        m_recorder.saveAs(corePath(path));
        Reply opened = stale ? replyOpened(m_recorder.content()) : Reply();
        return [this, path, opened, then] {
            if (opened)
                opened();
            emit saved(path);
            if (then)
                then();
        };
    });
}

void SessionWorker::whenWritten(std::function<void()> then)
{
    if (!isUnderWay(Task::Writing))
        then();
    else
        perform(Task::Other, [then = std::move(then)] { return then; });
}

void SessionWorker::discard()
{
    m_fetching.request_stop();
    perform(Task::Other, [this]() -> Reply {
        m_recorder.leave();
        return {};
    });
}

void SessionWorker::setNotes(const QString& notes)
{
    perform(Task::Writing, [this, text = notes.toStdString()]() -> Reply {
        m_recorder.setNotes(text);
        return {};
    });
}

void SessionWorker::setJobNote(results::JobId job, const QString& note)
{
    perform(Task::Writing, [this, job, text = note.toStdString()]() -> Reply {
        m_recorder.setJobNote(job, text);
        return {};
    });
}

void SessionWorker::findLeftOvers()
{
    perform(Task::Other, [this]() -> Reply {
        auto found = bridge::findLeftOvers(m_untitledFolder);
        return [this, found = std::move(found)] { emit leftOversFound(found); };
    });
}

void SessionWorker::removeLeftOver(const QString& path)
{
    perform(Task::Other, [path]() -> Reply {
        removeUntitledSession(corePath(path));
        return {};
    });
}

SessionWorker::Reply SessionWorker::replyOpened(OpenedSession session)
{
    return
        [this, session = std::make_shared<const OpenedSession>(std::move(session))] { emit opened(session); };
}

void SessionWorker::count(Task task, int change)
{
    m_underWay[static_cast<std::size_t>(task)] += change;
    if (task == Task::Opening || task == Task::Leaving)
        emit openingChanged();
}

void SessionWorker::perform(Task task, std::function<Reply()> work, Failure failure)
{
    if (task == Task::Leaving)
        m_fetching.request_stop();
    count(task, 1);
    m_worker.post(
        [this, task, work = std::move(work)]() -> Reply {
            const auto telling = qScopeGuard([this] { tellState(); });
            return [this, task, reply = work()] {
                count(task, -1);
                if (reply)
                    reply();
            };
        },
        [this, task, failure](const QString& sentence) {
            count(task, -1);
            emit(this->*failure)(sentence);
        });
}

void SessionWorker::tellState()
{
    if (m_recorder.state() == m_told)
        return;
    m_told = m_recorder.state();
    m_worker.tell([this, state = m_told] {
        m_state = state;
        emit stateChanged();
    });
}

} // namespace sortscope::gui::bridge

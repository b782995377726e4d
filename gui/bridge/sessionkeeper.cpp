// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/sessionkeeper.h"

#include "core/session/sessionerror.h"
#include "gui/models/text.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sortscope::gui::bridge {

std::filesystem::path corePath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString qtPath(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

SessionKeeper::SessionKeeper(std::filesystem::path untitledFolder, std::string vfs, QObject* parent)
    : QObject(parent),
      m_recorder(untitledFolder, std::move(vfs)),
      m_untitledFolder(std::move(untitledFolder))
{}

SessionKeeper::~SessionKeeper() = default;

void SessionKeeper::record(const run::RunEvent& event)
{
    if (std::holds_alternative<run::JobStarted>(event) || std::holds_alternative<run::JobProgress>(event))
        return;
    m_thread.await([&] {
        m_recorder.onEvent(event);
        tellState();
    });
}

void SessionKeeper::open(const QString& path)
{
    performOpening([this, path] { return m_recorder.open(corePath(path)); });
}

void SessionKeeper::startNew()
{
    performOpening([this] {
        m_recorder.leave();
        return OpenedSession();
    });
}

void SessionKeeper::continueUntitled()
{
    performOpening([this] { return m_recorder.continueUntitled(); });
}

void SessionKeeper::save()
{
    perform([this]() -> Reply {
        m_recorder.write();
        const auto& state = m_recorder.state();
        if (!state.failure.empty())
            return [this, failure = QString::fromStdString(state.failure)] { emit failed(failure); };
        return [this, path = qtPath(state.path)] { emit saved(path); };
    });
}

void SessionKeeper::saveAs(const QString& path)
{
    perform([this, path]() -> Reply {
        // Who writes a session that is read-only here may have added to it meanwhile.
        const bool stale = m_recorder.state().readOnly();
        m_recorder.saveAs(corePath(path));
        Reply opened = stale ? replyOpened(m_recorder.content()) : Reply();
        return [this, path, opened] {
            if (opened)
                opened();
            emit saved(path);
        };
    });
}

void SessionKeeper::discard()
{
    perform([this]() -> Reply {
        m_recorder.leave();
        return {};
    });
}

void SessionKeeper::setNotes(const QString& notes)
{
    perform([this, text = notes.toStdString()]() -> Reply {
        m_recorder.setNotes(text);
        return {};
    });
}

void SessionKeeper::setJobNote(results::JobId job, const QString& note)
{
    perform([this, job, text = note.toStdString()]() -> Reply {
        m_recorder.setJobNote(job, text);
        return {};
    });
}

void SessionKeeper::findLeftOvers()
{
    perform([this]() -> Reply {
        auto found = bridge::findLeftOvers(m_untitledFolder);
        return [this, found = std::move(found)] { emit leftOversFound(found); };
    });
}

void SessionKeeper::removeLeftOver(const QString& path)
{
    perform([path]() -> Reply {
        removeUntitledSession(corePath(path));
        return {};
    });
}

void SessionKeeper::findExisting(const QStringList& paths)
{
    perform([this, paths]() -> Reply {
        QStringList existing;
        for (const auto& path : paths) {
            if (QFileInfo::exists(path))
                existing << path;
        }
        return [this, existing] { emit existingFound(existing); };
    });
}

SessionKeeper::Reply SessionKeeper::replyOpened(OpenedSession session)
{
    return
        [this, session = std::make_shared<const OpenedSession>(std::move(session))] { emit opened(session); };
}

void SessionKeeper::perform(std::function<Reply()> work)
{
    post(std::move(work), {});
}

void SessionKeeper::performOpening(std::function<OpenedSession()> work)
{
    ++m_opening;
    emit openingChanged();
    post([this, work = std::move(work)] { return replyOpened(work()); },
         [this] {
             --m_opening;
             emit openingChanged();
         });
}

void SessionKeeper::post(std::function<Reply()> work, std::function<void()> afterwards)
{
    m_thread.post([this, work = std::move(work), afterwards = std::move(afterwards)] {
        Reply reply;
        try {
            reply = work();
        } catch (const std::exception& error) {
            reply = [this, sentence = models::text(error.what())] { emit failed(sentence); };
        }
        tellState();
        QMetaObject::invokeMethod(
            this,
            [reply = std::move(reply), afterwards] {
                if (afterwards)
                    afterwards();
                if (reply)
                    reply();
            },
            Qt::QueuedConnection);
    });
}

void SessionKeeper::tellState()
{
    if (m_recorder.state() == m_told)
        return;
    m_told = m_recorder.state();
    QMetaObject::invokeMethod(
        this,
        [this, state = m_told] {
            m_state = state;
            emit stateChanged();
        },
        Qt::QueuedConnection);
}

} // namespace sortscope::gui::bridge

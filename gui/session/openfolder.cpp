// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/openfolder.h"

#include "gui/session/sessionworker.h"

#include <QDir>

#include <utility>

namespace sortscope::gui::bridge {

void OpenFolder::open(const QString& path)
{
    const auto wanted = QDir(path).absolutePath();
    if (wanted != m_path)
        m_task.worker().free(std::exchange(m_sessions, nullptr));
    m_path = wanted;
    readAgain();
}

void OpenFolder::readAgain()
{
    if (m_path.isEmpty())
        return;
    m_reading = true;
    m_progress = {};
    if (!m_measuring)
        begin();
    emit changed();
}

void OpenFolder::close()
{
    m_path.clear();
    end(nullptr);
}

void OpenFolder::setMeasuring(bool measuring)
{
    if (std::exchange(m_measuring, measuring) == measuring || !m_reading)
        return;
    if (measuring)
        m_task.stop();
    else
        begin();
    emit changed();
}

void OpenFolder::begin()
{
    m_task.post(
        [this, path = corePath(m_path)](const std::stop_token& stop) -> Worker::Reply {
            auto read = std::make_shared<const session::SessionFolder>(session::readFolder(
                path, session::indexOf(path), stop,
                [this, stop](std::size_t done, std::size_t all) { tellProgress(done, all, stop); }));
            return [this, read] { end(read); };
        },
        [this](const QString& sentence) {
            end(m_sessions);
            emit failed(sentence);
        });
}

void OpenFolder::end(Sessions sessions)
{
    m_task.stop();
    // Thousands of rows take milliseconds to be freed, which the window must not lose.
    m_task.worker().free(std::exchange(m_sessions, std::move(sessions)));
    m_reading = false;
    emit changed();
}

void OpenFolder::tellProgress(std::size_t read, std::size_t all, const std::stop_token& stop)
{
    constexpr std::size_t kSteps = 100;
    if (read * kSteps / all == (read - 1) * kSteps / all)
        return;
    m_task.worker().tell([this, read, all, stop] {
        // Threads overtake each other.
        if (stop.stop_requested() || read < m_progress.read)
            return;
        m_progress = {read, all};
        emit progressed();
    });
}

} // namespace sortscope::gui::bridge

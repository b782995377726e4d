// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/sessionfolder.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <memory>

namespace sortscope::gui::bridge {

/// The folder of sessions that the window shows beside its session. It is read on a thread of its own, and
/// never while samples are taken.
class OpenFolder : public QObject {
    Q_OBJECT

public:
    using Sessions = std::shared_ptr<const session::SessionFolder>;

    /// How many of the sessions are at hand.
    struct Progress {
        std::size_t read = 0;
        std::size_t all = 0;
    };

    using QObject::QObject;

    /// Takes the folder for the open one, and reads it. Returns at once; changed() follows, once more when
    /// the sessions are there, and failed() if they cannot be read.
    void open(const QString& path);
    /// Reads the open folder again; its sessions stay until then.
    void readAgain();
    void close();
    /// Puts reading off, or goes on with it: reading would disturb a measurement.
    void setMeasuring(bool measuring);

    /// Empty if no folder is open.
    QString path() const { return m_path; }
    /// nullptr until they were read.
    const Sessions& sessions() const { return m_sessions; }
    bool reading() const { return m_reading; }
    /// True if reading waits for the end of a measurement.
    bool waiting() const { return m_reading && m_measuring; }
    Progress progress() const { return m_progress; }

signals:
    /// Another folder is open, its sessions were read, or reading has begun or ended.
    void changed();
    void progressed();
    void failed(const QString& sentence);

private:
    void begin();
    void end(Sessions sessions);
    void tellProgress(std::size_t read, std::size_t all, const std::stop_token& stop);

    QString m_path;
    Sessions m_sessions;
    Progress m_progress;
    bool m_reading = false;
    bool m_measuring = false;
    /// The last member: its thread reports to the others.
    bridge::LatestTask m_task;
};

} // namespace sortscope::gui::bridge

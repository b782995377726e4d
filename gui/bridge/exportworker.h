// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"

#include <QObject>
#include <QString>

#include <thread>

namespace sortscope::gui::bridge {

/// Writes a session in another format, from its file and on a thread of its own: a long sweep has millions of
/// commands.
class ExportWorker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// Waits for a file that is being written.
    ~ExportWorker() override;

    /// Returns at once; written() or failed() follows. Does nothing while a file is being written.
    void start(exports::ExportKind kind, const QString& session, const QString& path);
    bool running() const { return m_running; }

signals:
    void written(const QString& path);
    void failed(const QString& reason);

private:
    void finish(const QString& path, const QString& failure);

    bool m_running = false;
    std::jthread m_worker;
};

} // namespace sortscope::gui::bridge

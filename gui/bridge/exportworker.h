// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"
#include "gui/bridge/worker.h"

#include <QObject>
#include <QString>

namespace sortscope::gui::bridge {

/// Writes a session in another format, from its file and on a thread of its own: a long sweep has millions of
/// commands. Its end waits for a file that is being written.
class ExportWorker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns at once; written() or failed() follows. Does nothing while a file is being written.
    void start(exports::ExportKind kind, const QString& session, const QString& path);
    bool running() const { return m_running; }

signals:
    void written(const QString& path);
    void failed(const QString& reason);

private:
    bool m_running = false;
    /// Last member: it uses the others.
    Worker m_worker;
};

} // namespace sortscope::gui::bridge

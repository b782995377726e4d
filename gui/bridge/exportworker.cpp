// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/exportworker.h"

#include "gui/bridge/sessionkeeper.h"

#include <QSaveFile>

#include <stdexcept>

namespace sortscope::gui::bridge {
namespace {

[[noreturn]] void refuse(const QSaveFile& file)
{
    throw std::runtime_error(
        QStringLiteral("%1: %2").arg(file.fileName(), file.errorString()).toLocal8Bit().toStdString());
}

/// Whole or not at all, and piece by piece: the text is larger than the session.
void write(exports::ExportKind kind, const QString& session, const QString& path)
{
    auto source = session::SessionFile::open(corePath(session));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        refuse(file);
    exports::exportSession(source, kind, [&](std::string_view text) {
        const auto bytes = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
        if (file.write(bytes) != bytes.size())
            refuse(file);
    });
    if (!file.commit())
        refuse(file);
}

} // namespace

void ExportWorker::start(exports::ExportKind kind, const QString& session, const QString& path)
{
    if (m_running)
        return;
    m_running = true;
    m_worker.post(
        this,
        [this, kind, session, path]() -> Worker::Reply {
            write(kind, session, path);
            return [this, path] {
                m_running = false;
                emit written(path);
            };
        },
        [this](const QString& reason) {
            m_running = false;
            emit failed(reason);
        });
}

} // namespace sortscope::gui::bridge

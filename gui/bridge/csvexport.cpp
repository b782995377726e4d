// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/csvexport.h"

#include "core/session/csv.h"
#include "core/session/wholefile.h"

#include <QFile>

#include <exception>
#include <filesystem>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

/// Empty where the file was written, else why not.
QString write(CsvExport::Table table, const CsvExport::Results& results, const QString& path)
{
    try {
        const std::filesystem::path file(QFile::encodeName(path).toStdString());
        const auto text =
            table == CsvExport::Table::Jobs ? session::jobsCsv(results) : session::commandsCsv(results);
        session::writeFileWhole(file, text);
        return {};
    } catch (const std::exception& error) {
        return QString::fromLocal8Bit(error.what());
    }
}

} // namespace

CsvExport::~CsvExport()
{
    if (m_worker.joinable())
        m_worker.join();
}

void CsvExport::start(Table table, Results results, const QString& path)
{
    if (m_running)
        return;
    m_running = true;
    m_worker = std::jthread([this, table, results = std::move(results), path] {
        auto failure = write(table, results, path);
        QMetaObject::invokeMethod(
            this, [this, path, failure = std::move(failure)] { finish(path, failure); },
            Qt::QueuedConnection);
    });
}

void CsvExport::finish(const QString& path, const QString& failure)
{
    m_running = false;
    if (failure.isEmpty())
        emit written(path);
    else
        emit failed(failure);
}

} // namespace sortscope::gui::bridge

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/jobresult.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>
#include <vector>

namespace sortscope::gui::bridge {

/// Writes results as CSV on a thread of its own: a long sweep has millions of commands.
class CsvExport : public QObject {
    Q_OBJECT

public:
    enum class Table { Jobs, Commands };
    using Results = std::vector<std::shared_ptr<const job::JobResult>>;

    using QObject::QObject;
    /// Waits for a file that is being written.
    ~CsvExport() override;

    /// Returns at once; written() or failed() follows. Does nothing while a file is being written.
    void start(Table table, Results results, const QString& path);
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

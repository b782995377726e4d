// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/async/worker.h"
#include "gui/workshop/textchoice.h"

#include <QObject>

#include <functional>
#include <vector>

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::workshop {

/// The texts that the rows of the session were run by, read on other threads.
class RanTexts : public QObject {
    Q_OBJECT

public:
    /// `workbench` must outlive this object.
    explicit RanTexts(bridge::Workbench& workbench, QObject* parent = nullptr);

    /// Looks which texts the session's rows have; listed() follows.
    void list();
    /// Reads texts; `then` gets them in the same order, unless others are read meanwhile.
    void read(std::vector<TextChoice> choices, std::function<void(const std::vector<TextFiles>& texts)> then);
    /// Writes all texts of the row into a folder, or none if it has one of the files; told() or failed()
    /// follows.
    void write(const results::ResultPointer& row, const std::filesystem::path& folder);

signals:
    void listed(const std::vector<sortscope::results::Snapshot>& snapshots);
    void told(const QString& sentence);
    void failed(const QString& sentence);

private:
    bridge::Worker::Failed failing();

    bridge::Workbench& m_workbench;
    // The last members: their threads report to this object.
    bridge::LatestTask m_listing;
    bridge::LatestTask m_reading;
};

} // namespace sortscope::gui::workshop

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <vector>

namespace sortscope::gui::bridge {

/// What has left the window: to free the rows and results of a long run takes longer than a frame, so that is
/// done on another thread, of results once no page holds them any longer.
class FormerSession : public QObject {
    Q_OBJECT

public:
    /// A page in the background lets go of what it shows when it comes in front, at the earliest: there is no
    /// hurry to look for what nobody holds.
    explicit FormerSession(std::chrono::milliseconds betweenLooks = std::chrono::seconds(1));

    /// Both return at once. `rows` is what JobsModel::replace() returned.
    void addRows(std::shared_ptr<const void> rows);
    void addResults(std::vector<results::ResultPointer> results);

private:
    void freeResults();
    template <typename Things>
    void free(Things things);

    std::vector<results::ResultPointer> m_held;
    QTimer m_again;
    Worker m_worker;
};

} // namespace sortscope::gui::bridge

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

/// The rows and results that have left the window. Freeing those of a long run takes longer than a frame, so
/// another thread does it; results are freed once no page holds them any longer.
class FormerSession : public QObject {
    Q_OBJECT

public:
    /// A page in the background lets go of its results no sooner than it comes in front: there is no hurry to
    /// look for results that nobody holds.
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

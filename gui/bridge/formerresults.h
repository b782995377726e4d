// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/resultpointer.h"
#include "gui/bridge/worker.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace sortscope::gui::bridge {

/// Results that have left the window: to free those of a long run takes longer than a frame, so that is done
/// on another thread, once no page holds them any longer.
class FormerResults : public QObject {
    Q_OBJECT

public:
    FormerResults();

    /// Returns at once.
    void add(std::vector<results::ResultPointer> results);

private:
    void free();

    std::vector<results::ResultPointer> m_held;
    QTimer m_again;
    Worker m_worker;
};

} // namespace sortscope::gui::bridge

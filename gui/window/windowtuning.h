// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/tuning/tuner.h"

#include <QObject>

#include <chrono>
#include <vector>

class QWidget;

namespace sortscope::gui::bridge {
class Messages;
class Workbench;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// Asks how long the parameters of an algorithm are to be tuned, and shows the results.
class WindowTuning : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    WindowTuning(QWidget& window, bridge::Workbench& workbench);

    /// The reason, in a sentence, why `request` cannot be tuned; empty if it can, as far as a quick look
    /// tells.
    static QString whyNot(const plan::RunRequest& request);
    /// Tunes one algorithm on one device, as `request` names them, for each of its sizes, if the user agrees.
    /// Called only while nothing is measured.
    void ask(const plan::RunRequest& request);

private:
    void start(const plan::RunRequest& request, std::chrono::seconds budget);
    void showResult(const std::vector<tuning::TunedSize>& sizes);

    QWidget& m_window;
    bridge::Workbench& m_workbench;
    bridge::Messages& m_messages;
};

} // namespace sortscope::gui::pages

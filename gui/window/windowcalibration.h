// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/calibrationbridge.h"

#include <QObject>

class QProgressDialog;
class QWidget;

namespace sortscope::gui::bridge {
class Messages;
class Workbench;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// Asks before the machine is calibrated, and shows the progress and the results.
class WindowCalibration : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object. Shows a calibration that is under way.
    WindowCalibration(QWidget& window, bridge::Workbench& workbench);

    /// Calibrates if the user agrees.
    void ask();

private:
    void start();
    void showProgress();
    void refresh();
    void showResult(const bridge::CalibrationBridge::Found& found);

    QWidget& m_window;
    bridge::Workbench& m_workbench;
    bridge::Messages& m_messages;
    bridge::CalibrationBridge& m_calibration;
    /// Null unless a calibration is under way.
    QProgressDialog* m_dialog = nullptr;
};

} // namespace sortscope::gui::pages

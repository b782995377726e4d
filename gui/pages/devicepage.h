// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/workbench.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace sortscope::gui::models {
class DevicesModel;
}
namespace sortscope::gui::widgets {
class TablePane;
}

namespace sortscope::gui::pages {

/// The best that the devices of this machine can do, and the differences that they can tell apart.
class DevicePage : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the page.
    explicit DevicePage(bridge::Workbench& workbench, QWidget* parent = nullptr);

    widgets::TablePane& table() const { return *m_table; }
    /// Shows the action as a button.
    void setCalibrateAction(QAction& action);

private:
    void refresh();

    bridge::Workbench& m_workbench;
    models::DevicesModel* m_model;
    widgets::TablePane* m_table;
    QPushButton* m_calibrate;
};

} // namespace sortscope::gui::pages

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/workbench.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace sortscope::gui::models {
class DeviceFactsModel;
class DevicesModel;
} // namespace sortscope::gui::models
namespace sortscope::gui::widgets {
class TablePane;
}

namespace sortscope::gui::pages {

/// The best that the devices of this machine can do, the differences that they can tell apart, and what their
/// drivers tell of the chosen one.
class DevicePage : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the page.
    explicit DevicePage(bridge::Workbench& workbench, QWidget* parent = nullptr);

    widgets::TablePane& table() const { return *m_table; }
    /// Shows the action as a button.
    void setCalibrateAction(QAction& action);

private:
    QWidget* makeFacts();
    void refresh();
    void showFacts();

    bridge::Workbench& m_workbench;
    models::DevicesModel* m_model;
    widgets::TablePane* m_table;
    models::DeviceFactsModel* m_facts;
    QLabel* m_factsTitle;
    QPushButton* m_calibrate;
};

} // namespace sortscope::gui::pages

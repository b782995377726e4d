// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/machines/places.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::widgets {
class ChoiceList;
class IconLabel;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// Another machine in the list of devices: its name, its state, its devices, and the buttons for its
/// connection.
class MachineGroup : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the group.
    explicit MachineGroup(bridge::Workbench& workbench, QWidget* parent = nullptr);

    void setEntry(const bridge::Places::Entry& entry);
    /// False if the group already shows what `entry` says.
    bool differsFrom(const bridge::Places::Entry& entry) const;
    const bridge::Places::Entry& entry() const { return m_entry; }
    /// The machine's devices, with the names of their machines: "lab2/cuda:0".
    widgets::ChoiceList& devices() { return *m_devices; }
    const widgets::ChoiceList& devices() const { return *m_devices; }

signals:
    /// The ticked devices may have changed.
    void changed();

private:
    /// Changes the connection, or tells the user why it stays now.
    void change(void (bridge::Places::*how)(const QString& place));
    void showState();
    void showButton();
    void showDevices();

    bridge::Workbench& m_workbench;
    bridge::Places::Entry m_entry;
    widgets::IconLabel* m_icon;
    QLabel* m_title;
    QToolButton* m_send;
    QToolButton* m_button;
    QLabel* m_reason;
    widgets::ChoiceList* m_devices;
};

} // namespace sortscope::gui::pages

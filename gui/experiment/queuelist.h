// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::widgets {

/// The experiments that wait in the queue, one per line, with buttons to remove one and to move it up; hidden
/// while there are none.
class QueueList : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the list.
    explicit QueueList(bridge::Workbench& workbench, QWidget* parent = nullptr);

private:
    QWidget* makeRow(std::size_t index, const QString& title);
    void refresh();
    void showNext();

    bridge::Workbench& m_workbench;
    QLabel* m_heading;
    QToolButton* m_bringBack;
    /// Skips the current run, or starts the first entry if nothing runs.
    QPushButton* m_next;
    QVBoxLayout* m_rows = nullptr;
    QWidget* m_list;
    QStringList m_titles;
};

} // namespace sortscope::gui::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace sortscope::gui::widgets {

/// The entries that wait in a queue, one per line, with buttons to remove an entry and to move it up.
class QueueList : public QWidget {
    Q_OBJECT

public:
    struct State {
        /// True if something runs now: skipping it starts the first entry. Otherwise the first entry can be
        /// started itself.
        bool running = false;
        /// The reason why the first entry cannot be started; empty if it can.
        QString obstacle;
        /// True if an entry was removed.
        bool canBringBack = false;
    };

    explicit QueueList(QWidget* parent = nullptr);

    /// Shows the entries; hidden while there are none.
    void setEntries(const QStringList& titles, const State& state);

signals:
    void removeWanted(int index);
    void bringBackWanted();
    void moveUpWanted(int index);
    void skipWanted();
    void runNextWanted();

private:
    QWidget* makeRow(int index, const QString& title);
    void showNext(const State& state);

    QLabel* m_heading;
    QToolButton* m_bringBack;
    QPushButton* m_next;
    QVBoxLayout* m_rows = nullptr;
    QWidget* m_list;
    QStringList m_titles;
    bool m_running = false;
};

} // namespace sortscope::gui::widgets

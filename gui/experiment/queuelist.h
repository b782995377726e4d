// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace sortscope::gui::widgets {

/// What waits in a queue, a line each, with buttons to take it out and to let it go before the one above.
class QueueList : public QWidget {
    Q_OBJECT

public:
    struct State {
        /// Something runs now, so that the first one can be let on by skipping that; otherwise it can be
        /// started.
        bool running = false;
        /// Why it cannot be started; empty if it can.
        QString obstacle;
        /// One was taken out.
        bool canBringBack = false;
    };

    explicit QueueList(QWidget* parent = nullptr);

    /// Hidden while there is nothing.
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

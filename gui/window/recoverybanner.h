// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/session/untitledsessions.h"

#include <QFrame>
#include <QString>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace sortscope::gui::pages {

/// Offers the sessions that a program which was killed has left behind. Hidden where there are none. What the
/// user puts off is offered again by the next start.
class RecoveryBanner : public QFrame {
    Q_OBJECT

public:
    explicit RecoveryBanner(QWidget* parent = nullptr);

    void offer(std::vector<bridge::LeftOver> sessions);
    /// Empty once the user has put it off.
    const std::vector<bridge::LeftOver>& offered() const { return m_sessions; }
    /// Takes a session off the list.
    void remove(const QString& path);

signals:
    void openWanted(const QString& path);
    void deleteWanted(const QString& path, const QString& what);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();
    QWidget* makeRow(const bridge::LeftOver& session);

    std::vector<bridge::LeftOver> m_sessions;
    QLabel* m_heading;
    QVBoxLayout* m_rows;
};

} // namespace sortscope::gui::pages

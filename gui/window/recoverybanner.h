// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/session/untitledsessions.h"

#include <QFrame>
#include <QString>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace sortscope::gui::pages {

/// Offers the sessions that a killed program has left behind. Hidden if there are none. A session that the
/// user puts off is offered again at the next start.
class RecoveryBanner : public QFrame {
    Q_OBJECT

public:
    explicit RecoveryBanner(QWidget* parent = nullptr);

    void offer(std::vector<bridge::LeftOver> sessions);
    /// The offered sessions; empty once the user has put them off.
    const std::vector<bridge::LeftOver>& offered() const { return m_sessions; }
    /// Removes a session from the list.
    void remove(const QString& path);

signals:
    void openWanted(const QString& path);
    /// The user wants what can be read of a damaged session.
    void rescueWanted(const QString& path);
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

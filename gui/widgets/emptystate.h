// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemModel;
class QLabel;
class QPushButton;

namespace sortscope::gui::widgets {

/// Stands where there is nothing to show yet, and says what to do first.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    EmptyState(const QString& icon, const QString& title, const QString& advice, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Below the advice.
    QPushButton* addButton(const QString& text);

private:
    QLabel* m_title;
};

/// Shows `content` while `model` has rows, and `empty` while it has none.
QWidget* untilRows(const QAbstractItemModel& model, EmptyState* empty, QWidget* content);

} // namespace sortscope::gui::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemModel;
class QLabel;
class QPushButton;

namespace sortscope::gui::widgets {

/// Stands in place of content that is missing, and says what to do first.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    EmptyState(const QString& icon, const QString& title, const QString& advice, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Adds a button below the advice.
    QPushButton* addButton(const QString& text);

private:
    QLabel* m_title;
};

/// Shows `content` while `model` has rows, and `empty` while it has none.
QWidget* untilRows(const QAbstractItemModel& model, EmptyState* empty, QWidget* content);

} // namespace sortscope::gui::widgets

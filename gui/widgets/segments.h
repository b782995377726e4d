// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

class QButtonGroup;

namespace sortscope::gui::widgets {

/// A switch with a few positions side by side, one of which is chosen.
class Segments : public QWidget {
    Q_OBJECT

public:
    explicit Segments(const QString& accessibleName, QWidget* parent = nullptr);

    /// Adds a position; the first one is chosen.
    void add(int value, const QString& text, const QString& toolTip);

    int value() const;
    void setValue(int value);

signals:
    /// Another position was chosen, by the user or by setValue().
    void changed();

private:
    QButtonGroup* m_group;
};

} // namespace sortscope::gui::widgets

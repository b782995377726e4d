// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/symbolicicon.h"

#include <QIcon>
#include <QWidget>

namespace sortscope::gui::widgets {

/// A symbolic icon beside a text. Unlike a QLabel's pixmap it is painted again when the palette changes.
class IconLabel : public QWidget {
    Q_OBJECT

public:
    explicit IconLabel(const QString& name, Tint tint = Tint::Text, int size = 16, QWidget* parent = nullptr);

    void setIcon(const QIcon& icon);
    QSize sizeHint() const override { return {m_size, m_size}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QIcon m_icon;
    int m_size;
};

} // namespace sortscope::gui::widgets

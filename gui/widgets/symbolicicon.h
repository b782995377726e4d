// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>
#include <QWidget>

namespace sortscope::gui::models {
enum class JobState;
}

namespace sortscope::gui::widgets {

/// The kind of colour of an icon. Shapes alone tell states apart; the colour is only a help.
enum class Tint { Text, Good, Caution, Bad, Accent };

/// The icon resources/icons/<name>.svg, drawn in the palette's text colour or in a tint that reads well on
/// it. The icon is coloured when it is painted, so that it follows a change between light and dark by itself.
QIcon symbolicIcon(const QString& name, Tint tint = Tint::Text);

/// The icon of a job's state.
QIcon stateIcon(models::JobState state);

/// The colour of `tint` on the backgrounds of `palette`.
QColor tintColour(Tint tint, const QPalette& palette);

/// A symbolic icon beside a text. Unlike a QLabel's pixmap, the icon is painted again when the palette
/// changes.
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

/// Makes the icons available. A linker drops resources of static libraries that nobody asks for.
void loadResources();

} // namespace sortscope::gui::widgets

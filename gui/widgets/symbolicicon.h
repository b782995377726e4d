// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/labels.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

namespace sortscope::gui::widgets {

/// What an icon is coloured by. Shapes alone tell states apart; the colour is only a help.
enum class Tint { Text, Good, Caution, Bad, Accent };

/// The icon resources/icons/<name>.svg, drawn in the palette's text colour or a tint that reads well on it.
/// It is coloured when it is painted, so it follows a change between light and dark by itself.
QIcon symbolicIcon(const QString& name, Tint tint = Tint::Text);

/// The icon of a job's state.
QIcon stateIcon(models::JobState state);

/// `tint` on the backgrounds of `palette`.
QColor tintColour(Tint tint, const QPalette& palette);

} // namespace sortscope::gui::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace sortscope::gui::widgets {

/// Shows `content` in the area as if it stood there by itself: as wide as the area, without a frame or a stop
/// of the Tab key, and scrolled only upwards and downwards.
inline void showScrolled(QScrollArea& area, QWidget* content)
{
    area.setWidget(content);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

} // namespace sortscope::gui::widgets

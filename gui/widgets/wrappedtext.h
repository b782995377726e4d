// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sortscope::gui::widgets {

/// Plain text that wraps and can be selected.
inline QLabel* wrappedText(const QString& text = {})
{
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace sortscope::gui::widgets

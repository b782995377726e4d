// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wrappedtext.h"

namespace sortscope::gui::widgets {

WrappedText::WrappedText(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

void WrappedText::say(const QString& text)
{
    if (text == this->text())
        return;
    if (!underMouse())
        setTextInteractionFlags(Qt::NoTextInteraction);
    setText(text);
}

int WrappedText::heightForWidth(int width) const
{
    if (m_text != text() || m_font != font()) {
        m_heights.clear();
        m_text = text();
        m_font = font();
    }
    auto& height = m_heights[width];
    if (height == 0)
        height = QLabel::heightForWidth(width);
    return height;
}

void WrappedText::enterEvent(QEnterEvent* event)
{
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    QLabel::enterEvent(event);
}

} // namespace sortscope::gui::widgets

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/iconlabel.h"

#include <QPainter>

namespace sortscope::gui::widgets {

IconLabel::IconLabel(const QString& name, Tint tint, int size, QWidget* parent)
    : QWidget(parent),
      m_icon(symbolicIcon(name, tint)),
      m_size(size)
{
    setFixedSize(size, size);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void IconLabel::setIcon(const QIcon& icon)
{
    m_icon = icon;
    update();
}

void IconLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

} // namespace sortscope::gui::widgets

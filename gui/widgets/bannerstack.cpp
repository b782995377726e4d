// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/bannerstack.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::widgets {

BannerStack::BannerStack(QWidget& beneath, const std::vector<QWidget*>& banners)
    : QWidget(&beneath),
      m_beneath(beneath)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    for (auto* banner : banners)
        layout->addWidget(banner);
    beneath.installEventFilter(this);
    place();
}

bool BannerStack::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    // A banner was shown, hidden or changed.
    if (event->type() == QEvent::LayoutRequest)
        place();
    return handled;
}

bool BannerStack::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_beneath && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void BannerStack::place()
{
    const int width = m_beneath.width();
    const int wanted =
        layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : layout()->sizeHint().height();
    const int height = std::clamp(wanted, 0, m_beneath.height());
    setGeometry(0, m_beneath.height() - height, width, height);
    raise();
}

/// The banners have tints that let the ground shine through, which would be the page.
void BannerStack::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    painter.fillRect(QRect(0, 0, width(), 1), palette().mid());
}

} // namespace sortscope::gui::widgets

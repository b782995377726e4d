// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/workbenchstyle.h"

#include "gui/widgets/symbolicicon.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>

namespace sortscope::gui::widgets {

WorkbenchStyle::WorkbenchStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void WorkbenchStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                   const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element != PE_IndicatorCheckBox)
        return;
    // Fusion's own outline is a darker window colour, which a dark window swallows.
    constexpr float kEnabled = 0.65F;
    constexpr float kDisabled = 0.35F;
    auto outline = option->palette.color(QPalette::Active, QPalette::WindowText);
    outline.setAlphaF(option->state.testFlag(State_Enabled) ? kEnabled : kDisabled);
    painter->save();
    painter->setPen(outline);
    painter->setBrush(Qt::NoBrush);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
}

int WorkbenchStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    constexpr int kCellMargin = 6;
    if (metric == PM_HeaderMargin && qobject_cast<const QHeaderView*>(widget))
        return kCellMargin;
    if (metric == PM_FocusFrameHMargin && qobject_cast<const QTableView*>(widget))
        return kCellMargin;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QIcon WorkbenchStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                   const QWidget* widget) const
{
    switch (icon) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
    case SP_LineEditClearButton:
        return symbolicIcon(QStringLiteral("close"));
    case SP_TitleBarNormalButton:
        return symbolicIcon(QStringLiteral("float"));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace sortscope::gui::widgets

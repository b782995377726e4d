// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/appearance.h"

#include "gui/text/text.h"
#include "gui/widgets/symbolicicon.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTableView>
#include <QToolTip>

#include <array>

namespace sortscope::gui::widgets {
namespace {

/// A colour of the light and of the dark palette.
struct Shade {
    QPalette::ColorRole role;
    QRgb light;
    QRgb dark;
};

constexpr auto kShades = std::to_array<Shade>({
    {QPalette::Window, 0xf3f4f6, 0x26292e},
    {QPalette::WindowText, 0x1c1f24, 0xe6e8eb},
    {QPalette::Base, 0xffffff, 0x1c1f23},
    {QPalette::AlternateBase, 0xf7f8fa, 0x22252a},
    {QPalette::Text, 0x1c1f24, 0xe6e8eb},
    {QPalette::Button, 0xeceef1, 0x33373d},
    {QPalette::ButtonText, 0x1c1f24, 0xe6e8eb},
    {QPalette::BrightText, 0xffffff, 0xffffff},
    {QPalette::ToolTipBase, 0xffffff, 0x33373d},
    {QPalette::ToolTipText, 0x1c1f24, 0xe6e8eb},
    {QPalette::PlaceholderText, 0x5f6672, 0xa3a9b2},
    {QPalette::Highlight, 0x0b62a8, 0x2a6ea6},
    {QPalette::HighlightedText, 0xffffff, 0xffffff},
    {QPalette::Link, 0x005f9e, 0x6cb8f0},
    {QPalette::LinkVisited, 0x005f9e, 0x6cb8f0},
    {QPalette::Light, 0xffffff, 0x444950},
    {QPalette::Midlight, 0xf3f4f6, 0x3a3f45},
    {QPalette::Mid, 0xb9bec7, 0x1f2226},
    {QPalette::Dark, 0x9aa0ab, 0x17191c},
    {QPalette::Shadow, 0x6a707b, 0x0e0f11},
});
/// The colours of greyed controls.
constexpr auto kDisabledShades = std::to_array<Shade>({
    {QPalette::WindowText, 0x8b9099, 0x7c828b},
    {QPalette::Text, 0x8b9099, 0x7c828b},
    {QPalette::ButtonText, 0x8b9099, 0x7c828b},
    {QPalette::Highlight, 0xb9bec7, 0x1f2226},
    {QPalette::HighlightedText, 0x8b9099, 0x7c828b},
});

QPalette paletteOf(QRgb Shade::*colour)
{
    QPalette palette;
    for (const auto& shade : kShades)
        palette.setColor(shade.role, QColor::fromRgb(shade.*colour));
    for (const auto& shade : kDisabledShades)
        palette.setColor(QPalette::Disabled, shade.role, QColor::fromRgb(shade.*colour));
    return palette;
}

/// Fusion, mended where it is hard to see on dark backgrounds (check boxes, the dock's buttons), with more
/// space between the columns of tables.
class WorkbenchStyle : public QProxyStyle {
public:
    WorkbenchStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element != PE_IndicatorCheckBox)
            return;
        // Fusion's own outline is a darker window colour, which is invisible on a dark window.
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

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        constexpr int kCellMargin = 6;
        if (metric == PM_HeaderMargin && qobject_cast<const QHeaderView*>(widget))
            return kCellMargin;
        if (metric == PM_FocusFrameHMargin && qobject_cast<const QTableView*>(widget))
            return kCellMargin;
        return QProxyStyle::pixelMetric(metric, option, widget);
    }

    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override
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
};

} // namespace

void applyAppearance(Appearance appearance)
{
    static const auto systemStyle = QApplication::style()->objectName();
    // A desktop's own style knows its own palettes; for every other style the palette is ours.
    if (appearance == Appearance::System && systemStyle != QLatin1String("fusion"))
        QApplication::setStyle(QStyleFactory::create(systemStyle));
    else
        QApplication::setStyle(new WorkbenchStyle);
    switch (appearance) {
    case Appearance::System:
        QApplication::setPalette(QPalette());
        break;
    case Appearance::Light:
        QApplication::setPalette(paletteOf(&Shade::light));
        break;
    case Appearance::Dark:
        QApplication::setPalette(paletteOf(&Shade::dark));
        break;
    }
    QToolTip::setPalette(QApplication::palette());
}

QString toWord(Appearance appearance)
{
    return models::text(base::nameOf(appearance));
}

Appearance appearanceOf(const QString& word)
{
    return base::valueNamed<Appearance>(word.toStdString()).value_or(Appearance::System);
}

} // namespace sortscope::gui::widgets

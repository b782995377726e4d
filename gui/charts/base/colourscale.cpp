// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/colourscale.h"

#include "core/results/judge/kernelprofile.h"
#include "gui/charts/base/figure.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/base/theme.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sortscope::gui::charts {
namespace {

constexpr double kGap = 6;

/// Smaller differences are no more than a shade.
constexpr double kLeastRatio = 1.1;

/// Blue to orange by way of grey, which every vision tells apart.
QColor divergingColour(double part, bool dark)
{
    const QColor shorter(dark ? 0x4A9BE0 : 0x1F62A8);
    const QColor equal(dark ? 0x3C3C3C : 0xF0F0F0);
    const QColor longer(dark ? 0xF09A3E : 0xB35806);
    const auto away = std::clamp(2 * part - 1, -1.0, 1.0);
    return mix(equal, away < 0 ? shorter : longer, std::abs(away));
}

} // namespace

ColourScale::ColourScale(const results::KernelProfile& profile, ColourFrom from)
    : low(std::numeric_limits<double>::infinity()),
      grey(from == ColourFrom::Spread && profile.spreadIsNoise()),
      ratios(from == ColourFrom::Equal)
{
    for (const auto& cell : profile.cells) {
        low = std::min(low, cell.time.median);
        high = std::max(high, cell.time.median);
    }
    if (profile.anyNearFloor())
        low = std::min(low, profile.floor->medianNs);
    if (from == ColourFrom::Zero)
        low = 0;
    if (ratios) {
        high = std::max({kLeastRatio, high, 1 / low});
        low = 1 / high;
    }
    constexpr double wide = 30;
    logarithmic = ratios || (low > 0 && high / low > wide);
}

QColor ColourScale::colour(double ns, const Theme& theme) const
{
    if (ratios)
        return divergingColour(part(ns), theme.dark);
    return grey ? theme.frame : heatColour(part(ns), theme.dark);
}

double ColourScale::part(double ns) const
{
    if (high <= low)
        return 0.5;
    return logarithmic ? std::log(ns / low) / std::log(high / low) : (ns - low) / (high - low);
}

double ColourScale::valueAt(double part) const
{
    return logarithmic ? low * std::pow(high / low, part) : low + part * (high - low);
}

Unit ColourScale::unit() const
{
    return ratios ? Unit{1, QStringLiteral("×")} : timeUnit(high);
}

double colourScaleWidth(const QPainter& painter)
{
    return 1.1 * emOf(painter) + kGap + textWidth(painter, QStringLiteral("88.88"));
}

void paintColourScale(QPainter& painter, const QRectF& bar, const ColourScale& scale,
                      const results::KernelProfile& profile, const Theme& theme)
{
    const auto em = emOf(painter);
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    for (const auto part : {0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0})
        gradient.setColorAt(part, scale.colour(scale.valueAt(part), theme));
    painter.fillRect(bar, gradient);
    const auto unit = scale.unit();
    painter.setPen(theme.text);
    // One stands in the middle of ratios.
    const int steps = scale.ratios ? 2 : std::clamp(static_cast<int>(bar.height() / (2.5 * em)), 1, 4);
    for (int step = 0; step <= steps; ++step) {
        const auto part = static_cast<double>(step) / steps;
        const auto y = bar.bottom() - part * bar.height();
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 3, y));
        painter.drawText(QRectF(bar.right() + kGap, y - em, 200, 2 * em), Qt::AlignVCenter | Qt::AlignLeft,
                         number(scale.valueAt(part) / unit.factor));
    }
    if (profile.anyNearFloor()) {
        const auto y = bar.bottom() - scale.part(profile.floor->medianNs) * bar.height();
        painter.setPen(QPen(theme.text, 1, Qt::DashLine));
        painter.drawLine(QPointF(bar.left() - 3, y), QPointF(bar.right() + 3, y));
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(bar.left(), bar.top() - 1.9 * em, 200, em), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("[%1]").arg(unit.symbol));
}

} // namespace sortscope::gui::charts

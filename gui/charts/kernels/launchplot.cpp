// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/launchplot.h"

#include "gui/charts/base/figure.h"

#include <QPainter>

#include <algorithm>

namespace sortscope::gui::charts {
namespace {

/// Sizes in lines of text.
constexpr double kFactHeight = 2.4;
constexpr double kFactWidth = 11;
constexpr double kFactGap = 0.7;
constexpr double kNameHeight = 1.4;

} // namespace

QRectF paintFacts(QPainter& painter, const QRectF& area, const Facts& facts, const Theme& theme)
{
    painter.save();
    const auto plain = painter.font();
    const auto strong = scaledFont(painter, 1.1, true);
    const auto small = scaledFont(painter, 0.9);
    const auto em = QFontMetricsF(plain, painter.device()).height();
    const auto width = std::min(area.width() / static_cast<double>(facts.size()), kFactWidth * em);
    for (std::size_t index = 0; index < facts.size(); ++index) {
        const auto& [name, value] = facts[index];
        const QRectF tile(area.left() + static_cast<double>(index) * width, area.top(), width,
                          kFactHeight * em);
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(tile.topLeft(), tile.bottomLeft());
        const auto text = tile.adjusted(0.5 * em, 0, -2, 0);
        painter.setFont(small);
        painter.setPen(theme.muted);
        const QFontMetricsF fm(small, painter.device());
        painter.drawText(text, Qt::AlignTop | Qt::TextSingleLine,
                         fm.elidedText(name, Qt::ElideRight, text.width()));
        painter.setFont(strong);
        painter.setPen(theme.text);
        painter.drawText(text, Qt::AlignBottom | Qt::TextSingleLine, value);
    }
    painter.restore();
    return area.adjusted(0, (kFactHeight + kFactGap) * em, 0, 0);
}

std::vector<HotSpot> paintLaunches(QPainter& painter, const QRectF& area,
                                   const std::vector<OneLaunch>& launches, const QString& axisName,
                                   const Theme& theme)
{
    auto left = area;
    const auto em = emOf(painter);
    DotPlot plot{{}, axisName};
    for (const auto& launch : launches) {
        painter.setPen(theme.text);
        painter.drawText(left, Qt::AlignTop | Qt::AlignLeft | Qt::TextSingleLine, launch.lane.label);
        left = paintFacts(painter, left.adjusted(0, kNameHeight * em, 0, 0), launch.facts, theme);
        plot.lanes.push_back(launch.lane);
    }
    return paintDots(painter, left, plot, theme);
}

} // namespace sortscope::gui::charts

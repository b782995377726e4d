// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/heatmap.h"

#include "gui/charts/base/axis.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/colourscale.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sortscope::gui::charts {
namespace {

constexpr double kGap = 6;

/// Columns are the stages that occur, rows the passes up to the last one.
class Grid {
public:
    Grid(const results::KernelProfile& profile, const QRectF& area) : m_area(area)
    {
        for (const auto& cell : profile.cells) {
            if (m_stages.empty() || m_stages.back() != *cell.stage)
                m_stages.push_back(*cell.stage);
            m_lastPass = std::max(m_lastPass, *cell.pass);
        }
    }

    const QRectF& area() const { return m_area; }
    const std::vector<std::uint32_t>& stages() const { return m_stages; }
    std::uint32_t passes() const { return m_lastPass + 1; }
    double width() const { return m_area.width() / static_cast<double>(m_stages.size()); }
    double height() const { return m_area.height() / passes(); }

    double left(std::uint32_t stage) const
    {
        const auto column = std::lower_bound(m_stages.begin(), m_stages.end(), stage) - m_stages.begin();
        return m_area.left() + static_cast<double>(column) * width();
    }
    /// The top of a pass; the first pass is at the bottom.
    double top(std::uint32_t pass) const { return m_area.bottom() - (pass + 1.0) * height(); }
    QRectF cell(std::uint32_t stage, std::uint32_t pass) const
    {
        const auto gap = std::min(width(), height()) > 6 ? 1.0 : 0.0;
        return {left(stage), top(pass), width() - gap, height() - gap};
    }

private:
    QRectF m_area;
    std::vector<std::uint32_t> m_stages;
    std::uint32_t m_lastPass = 0;
};

std::vector<HotSpot> paintCells(QPainter& painter, const Grid& grid, const results::KernelProfile& profile,
                                const ColourScale& scale, const Theme& theme)
{
    painter.save();
    painter.setFont(scaledFont(painter, 0.85));
    const auto unit = scale.unit();
    const auto em = emOf(painter);
    double widest = 0;
    for (const auto& cell : profile.cells)
        widest = std::max(widest, textWidth(painter, number(cell.time.median / unit.factor)));
    const bool written = grid.width() >= widest + 4 && grid.height() >= em;
    std::vector<HotSpot> spots;
    for (const auto& cell : profile.cells) {
        const auto box = grid.cell(*cell.stage, *cell.pass);
        const auto colour = scale.colour(cell.time.median, theme);
        painter.fillRect(box, colour);
        if (profile.nearFloor(cell))
            paintHatch(painter, box, QPen(mix(colour, textOn(colour), 0.25), 1));
        if (written) {
            painter.setPen(textOn(colour));
            painter.drawText(box, Qt::AlignCenter, number(cell.time.median / unit.factor));
        }
        spots.push_back({box, static_cast<int>(*cell.pass), false});
    }
    painter.restore();
    return spots;
}

/// Paints a frame that is seen on any colour of the scale: a line of the text's colour around one of the
/// background's.
void paintFrame(QPainter& painter, const QRectF& box, const Theme& theme)
{
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.background, 1.5));
    painter.drawRect(box.adjusted(1.5, 1.5, -1.5, -1.5));
    painter.setPen(QPen(theme.text, 2));
    painter.drawRect(box);
    painter.restore();
}

void paintStageTotals(QPainter& painter, const QRectF& strip, const Grid& grid,
                      const results::KernelProfile& profile, const Theme& theme)
{
    double longest = 0;
    for (const auto& stage : profile.stages)
        longest = std::max(longest, stage.time.median);
    if (longest <= 0)
        return;
    for (const auto& stage : profile.stages) {
        const auto height = std::max(1.0, stage.time.median / longest * strip.height());
        painter.fillRect(
            QRectF(grid.left(stage.stage), strip.bottom() - height, std::max(1.0, grid.width() - 1), height),
            theme.frame);
    }
    painter.save();
    painter.setFont(scaledFont(painter, 0.85));
    const auto em = emOf(painter);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(strip.left(), strip.top() - 1.15 * em, strip.width(), em),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     Words::tr("Sum of each column; the highest is %1").arg(models::durationText(longest)));
    painter.restore();
}

void paintGridAxes(QPainter& painter, const Grid& grid, const HeatMap& map, const Theme& theme)
{
    const auto em = emOf(painter);
    const auto& area = grid.area();
    painter.setPen(theme.text);
    const auto everyColumn = std::max(1, static_cast<int>(std::ceil(1.6 * em / grid.width())));
    for (std::size_t column = 0; column < grid.stages().size();
         column += static_cast<std::size_t>(everyColumn)) {
        const auto stage = grid.stages()[column];
        painter.drawText(QRectF(grid.left(stage) + grid.width() / 2 - 40, area.bottom() + 2, 80, em),
                         Qt::AlignCenter, models::grouped(stage));
    }
    const auto everyRow = static_cast<std::uint32_t>(std::max(1.0, std::ceil(1.1 * em / grid.height())));
    for (std::uint32_t pass = 0; pass < grid.passes(); pass += everyRow) {
        painter.drawText(QRectF(area.left() - kGap - 60, grid.top(pass), 60, grid.height()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, models::grouped(pass));
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(area.left(), area.bottom() + 2 + 1.1 * em, area.width(), 1.2 * em),
                     Qt::AlignCenter, map.stageName);
    painter.save();
    painter.translate(area.left() - kGap - textWidth(painter, models::grouped(grid.passes())) - 0.8 * em,
                      area.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-area.height() / 2, -0.6 * em, area.height(), 1.2 * em), Qt::AlignCenter,
                     map.passName);
    painter.restore();
}

} // namespace

std::vector<HotSpot> paintHeatMap(QPainter& painter, const QRectF& area, const HeatMap& map,
                                  const Theme& theme)
{
    const auto em = emOf(painter);
    const ColourScale scale(map.profile, map.from);
    const auto scaleWidth = colourScaleWidth(painter);
    const auto marginal = scale.ratios ? 0.0 : std::min(0.18 * area.height(), 4.5 * em);
    const QRectF cells =
        area.adjusted(kGap + 2.9 * em, 1.2 * em + marginal + kGap, -scaleWidth - 2 * kGap, -2.5 * em);
    if (cells.width() < 20 || cells.height() < 20)
        return {};
    const Grid grid(map.profile, cells);
    painter.save();
    if (!scale.ratios)
        paintStageTotals(painter,
                         QRectF(cells.left(), cells.top() - kGap - marginal, cells.width(), marginal), grid,
                         map.profile, theme);
    auto spots = paintCells(painter, grid, map.profile, scale, theme);
    if (map.selected)
        paintFrame(painter, spots[*map.selected].area, theme);
    paintGridAxes(painter, grid, map, theme);
    paintColourScale(painter, QRectF(cells.right() + 2 * kGap, cells.top(), 1.1 * em, cells.height()), scale,
                     map.profile, theme);
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts

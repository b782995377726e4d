// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/winnergrid.h"

#include "gui/charts/base/figure.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sortscope::gui::charts {
namespace {

constexpr double kGap = 6;
/// The share of the winner's colour in the ground of a proven cell: the text on it stays readable.
constexpr double kTint = 0.26;
/// The widest part of the figure that the names of the rows may take.
constexpr double kMostForNames = 0.28;
constexpr double kBar = 7;

/// The places of the cells and of their names.
struct Layout {
    QRectF cells;
    double em = 0;
    double width = 0;
    double height = 0;

    QRectF cell(std::size_t row, std::size_t column) const
    {
        const double gap = std::min(width, height) > 8 ? 3 : 1;
        return {cells.left() + static_cast<double>(column) * width,
                cells.top() + static_cast<double>(row) * height, width - gap, height - gap};
    }
};

double widestOf(const QPainter& painter, const QStringList& texts)
{
    double widest = 0;
    for (const auto& text : texts)
        widest = std::max(widest, textWidth(painter, text));
    return widest;
}

Layout layOut(const QPainter& painter, const QRectF& area, const WinnerGrid& grid)
{
    /// A grid of few cells does not fill a large window.
    constexpr double kWidest = 26;
    constexpr double kHighest = 6.5;
    Layout layout;
    layout.em = emOf(painter);
    const auto names = std::min(std::max(widestOf(painter, grid.rows), textWidth(painter, grid.rowName)),
                                kMostForNames * area.width());
    layout.cells = area.adjusted(names + kGap, 2.5 * layout.em, 0, 0);
    layout.width =
        std::min(layout.cells.width() / static_cast<double>(grid.columns.size()), kWidest * layout.em);
    layout.height =
        std::min(layout.cells.height() / static_cast<double>(grid.rows.size()), kHighest * layout.em);
    return layout;
}

QString elided(const QPainter& painter, const QString& text, double room)
{
    return QFontMetricsF(painter.font(), painter.device()).elidedText(text, Qt::ElideRight, room);
}

void paintAxes(QPainter& painter, const QRectF& area, const Layout& layout, const WinnerGrid& grid,
               const Theme& theme)
{
    const auto em = layout.em;
    const auto names = layout.cells.left() - kGap - area.left();
    painter.setPen(theme.muted);
    painter.drawText(QRectF(layout.cells.left(), area.top(), layout.cells.width(), 1.2 * em), Qt::AlignLeft,
                     elided(painter, grid.columnName, layout.cells.width()));
    painter.drawText(QRectF(area.left(), area.top() + 1.2 * em, names, 1.2 * em), Qt::AlignRight,
                     elided(painter, grid.rowName, names));
    painter.setPen(theme.text);
    const auto room = layout.width - kGap;
    const auto every = static_cast<qsizetype>(
        std::max(1.0, std::ceil(std::min(widestOf(painter, grid.columns), 4 * em) / std::max(room, 1.0))));
    for (qsizetype column = 0; column < grid.columns.size(); column += every)
        painter.drawText(
            QRectF(layout.cells.left() + static_cast<double>(column) * layout.width, area.top() + 1.2 * em,
                   static_cast<double>(every) * layout.width - kGap, 1.2 * em),
            Qt::AlignLeft, elided(painter, grid.columns[column], static_cast<double>(every) * layout.width));
    const auto everyRow = static_cast<qsizetype>(std::max(1.0, std::ceil(1.1 * em / layout.height)));
    for (qsizetype row = 0; row < grid.rows.size(); row += everyRow)
        painter.drawText(QRectF(area.left(), layout.cells.top() + static_cast<double>(row) * layout.height,
                                names, layout.height),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                         elided(painter, grid.rows[row], names));
}

/// Writes the winner, and behind it the lead in a word if that has room.
void paintLine(QPainter& painter, const QRectF& room, const WinnerBox& box, const Theme& theme)
{
    const auto em = emOf(painter);
    const auto plain = painter.font();
    const QRectF place(room.left(), room.center().y() - 0.6 * em, room.width(), 1.2 * em);
    painter.setPen(theme.text);
    painter.setFont(scaledFont(painter, 1, true));
    const auto name = textWidth(painter, box.winner);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, elided(painter, box.winner, room.width()));
    painter.setFont(plain);
    const auto left = room.width() - name - 0.5 * em;
    if (left >= 2.2 * em)
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, elided(painter, box.brief, left));
}

/// Writes lines from the top down while there is room; the last one may break.
void paintTexts(QPainter& painter, QRectF room, const WinnerBox& box, const Theme& theme)
{
    const auto em = emOf(painter);
    const auto line = [&](const QString& text, const QFont& font, const QColor& colour) {
        if (text.isEmpty() || room.height() < 0.95 * em)
            return;
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRectF(room.left(), room.top(), room.width(), 1.15 * em),
                         Qt::AlignLeft | Qt::AlignVCenter, elided(painter, text, room.width()));
        room.setTop(room.top() + 1.2 * em);
    };
    painter.save();
    const auto plain = painter.font();
    line(box.winner, scaledFont(painter, 1, true), theme.text);
    painter.setFont(plain);
    // The lead says more than the device, and comes first where there is no room for both.
    if (room.height() >= 2.2 * em)
        line(box.device, plain, theme.text);
    painter.setFont(plain);
    painter.setPen(theme.text);
    if (textWidth(painter, box.lead) <= room.width() || room.height() < 2.1 * em) {
        line(box.lead, plain, theme.text);
    } else {
        const auto height = std::floor(room.height() / (1.15 * em)) * 1.15 * em;
        painter.drawText(QRectF(room.left(), room.top(), room.width(), height + 2),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, box.lead);
    }
    painter.restore();
}

void paintBox(QPainter& painter, const QRectF& place, const WinnerBox& box, const Theme& theme)
{
    const auto colour = colourOf(box.style, theme.dark);
    painter.save();
    if (box.proven)
        painter.fillRect(place, mix(theme.background, colour, kTint));
    painter.setPen(QPen(box.proven ? mix(theme.background, colour, 0.5) : theme.grid, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
    const QRectF bar(place.left(), place.top(), std::min(kBar, place.width()), place.height());
    if (box.proven) {
        fillBar(painter, bar, box.style, theme);
    } else {
        painter.setPen(QPen(colour, 1.5));
        painter.drawRect(bar.adjusted(0.75, 0.75, -0.75, -0.75));
    }
    painter.restore();
    const auto em = emOf(painter);
    const auto room = place.adjusted(kBar + 0.4 * em, 0.2 * em, -0.2 * em, -0.1 * em);
    if (room.width() < 2.5 * em || room.height() < 0.85 * em)
        return; // the colour alone: the pointer tells the rest
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip);
    if (room.height() < 2.1 * em)
        paintLine(painter, room, box, theme);
    else
        paintTexts(painter, room, box, theme);
    painter.restore();
}

} // namespace

std::vector<HotSpot> paintWinners(QPainter& painter, const QRectF& area, const WinnerGrid& grid,
                                  const Theme& theme)
{
    if (grid.rows.isEmpty() || grid.columns.isEmpty())
        return {};
    const auto layout = layOut(painter, area, grid);
    if (layout.cells.width() < 20 || layout.cells.height() < 20)
        return {};
    painter.save();
    paintAxes(painter, area, layout, grid, theme);
    std::vector<HotSpot> spots;
    for (std::size_t index = 0; index < grid.boxes.size(); ++index) {
        const auto columns = static_cast<std::size_t>(grid.columns.size());
        const auto place = layout.cell(index / columns, index % columns);
        if (grid.boxes[index].winner.isEmpty())
            continue;
        paintBox(painter, place, grid.boxes[index], theme);
        spots.push_back({place, static_cast<int>(index / columns), false});
    }
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts

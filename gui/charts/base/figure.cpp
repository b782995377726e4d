// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/figure.h"

#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/text.h"

#include <QHash>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <ranges>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kSmall = 0.9;
/// The opacity of the key of a hidden series.
constexpr double kHidden = 0.3;

QFontMetricsF metrics(const QPainter& painter)
{
    return {painter.font(), painter.device()};
}

double wrappedHeight(const QPainter& painter, double width, const QString& text)
{
    return metrics(painter).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height();
}

/// The places of the entries of a legend, row by row.
struct LegendGrid {
    std::vector<double> columns;
    int rows = 1;
    double rowHeight = 0;
    double keyWidth = 0;
    std::size_t shown = 0;

    QPointF origin(const QRectF& area) const { return {area.left(), area.bottom() - rows * rowHeight}; }
    QRectF place(std::size_t index, const QPointF& origin) const
    {
        const auto column = index % columns.size();
        const auto row = index / columns.size();
        const auto left =
            std::accumulate(columns.begin(), columns.begin() + static_cast<std::ptrdiff_t>(column), 0.0);
        return {origin.x() + left, origin.y() + static_cast<double>(row) * rowHeight, columns[column],
                rowHeight};
    }
};

/// Widths of `count` columns that are each as wide as their longest entry.
std::vector<double> columnWidths(const std::vector<double>& entries, std::size_t count)
{
    std::vector<double> widths(count, 0.0);
    for (std::size_t index = 0; index < entries.size(); ++index)
        widths[index % count] = std::max(widths[index % count], entries[index]);
    return widths;
}

LegendGrid layOut(const QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                  LegendRoom room)
{
    LegendGrid grid;
    const auto em = emOf(painter);
    grid.keyWidth = 2.8 * em;
    grid.rowHeight = 1.35 * em;
    std::vector<double> widths;
    for (const auto& entry : entries)
        widths.push_back(std::min(grid.keyWidth + textWidth(painter, entry.label) + 1.4 * em, area.width()));
    auto columns = entries.size();
    do {
        grid.columns = columnWidths(widths, columns);
    } while (std::accumulate(grid.columns.begin(), grid.columns.end(), 0.0) > area.width() && --columns > 0);
    const auto count = static_cast<int>(entries.size());
    const auto mostRows = std::max(1, static_cast<int>(area.height() / 3 / grid.rowHeight));
    const auto wide = static_cast<int>(grid.columns.size());
    grid.rows = (count + wide - 1) / wide;
    grid.shown = entries.size();
    if (room == LegendRoom::Third && grid.rows > mostRows) {
        grid.rows = mostRows;
        grid.shown = static_cast<std::size_t>(mostRows * wide - 1);
    }
    return grid;
}

/// Paints sample shapes of the kind that will be drawn here, so that an empty chart says what it is for.
void paintSketch(QPainter& painter, const QRectF& box, Sketch sketch, const Theme& theme)
{
    painter.setPen(QPen(theme.frame, 1.5));
    painter.setBrush(Qt::NoBrush);
    const auto unit = box.height() / 8;
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * unit, box.bottom() - y * unit);
    };
    if (sketch != Sketch::Grid)
        painter.drawPolyline(QPolygonF{at(0, 8), at(0, 0), at(box.width() / unit, 0)});
    switch (sketch) {
    case Sketch::Lines:
        painter.drawPolyline(QPolygonF{at(1, 1.6), at(4, 2.2), at(7, 3.6), at(10, 6)});
        painter.setPen(QPen(theme.frame, 1.5, Qt::DashLine));
        painter.drawPolyline(QPolygonF{at(1, 0.8), at(4, 2.8), at(7, 5), at(10, 7.4)});
        break;
    case Sketch::Bars:
        for (const auto& [y, length] : {std::pair(1.0, 10.0), std::pair(3.3, 6.0), std::pair(5.6, 3.0)})
            painter.drawRect(QRectF(at(0, y + 1.4), at(length, y)));
        break;
    case Sketch::Grid:
        for (int column = 0; column < 5; ++column) {
            for (int row = 0; row <= column; ++row)
                painter.drawRect(
                    QRectF(at(1.2 + column * 1.6, row * 1.6 + 1.6), at(2.8 + column * 1.6, row * 1.6)));
        }
        break;
    }
}

} // namespace

QFont scaledFont(const QPainter& painter, double factor, bool bold)
{
    auto font = painter.font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    font.setBold(bold);
    return font;
}

double textWidth(const QPainter& painter, const QString& text)
{
    // A figure measures the same labels whenever it is painted, which took a quarter of the time.
    constexpr qsizetype kMostKnown = 4096;
    struct Known {
        QString font;
        int dpi = 0;
        QHash<QString, double> widths;
    };
    thread_local Known known;
    const auto font = painter.font().key();
    const auto dpi = painter.device()->logicalDpiX();
    if (font != known.font || dpi != known.dpi || known.widths.size() > kMostKnown)
        known = {font, dpi, {}};
    auto width = known.widths.constFind(text);
    if (width == known.widths.constEnd())
        width = known.widths.insert(text, metrics(painter).horizontalAdvance(text));
    return *width;
}

double emOf(const QPainter& painter)
{
    return metrics(painter).height();
}

void paintPower(QPainter& painter, const QRectF& box, int exponent)
{
    const auto base = QStringLiteral("2");
    const auto raised = models::grouped(static_cast<std::uint64_t>(exponent));
    const auto plain = painter.font();
    const auto small = scaledFont(painter, 0.78);
    const auto fm = metrics(painter);
    const auto width =
        fm.horizontalAdvance(base) + QFontMetricsF(small, painter.device()).horizontalAdvance(raised);
    const QPointF at(box.center().x() - width / 2, box.center().y() + 0.5 * (fm.ascent() - fm.descent()));
    painter.drawText(at, base);
    painter.setFont(small);
    painter.drawText(at + QPointF(fm.horizontalAdvance(base), -0.38 * fm.ascent()), raised);
    painter.setFont(plain);
}

QRectF paintHeading(QPainter& painter, const QRectF& area, const QString& title, const QString& subtitle,
                    const Theme& theme)
{
    painter.save();
    auto left = area;
    const auto plain = painter.font();
    painter.setFont(scaledFont(painter, 1.2, true));
    const auto titleHeight = wrappedHeight(painter, area.width(), title);
    painter.setPen(theme.text);
    painter.drawText(left, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, title);
    left.setTop(left.top() + titleHeight);
    painter.setFont(plain);
    if (!subtitle.isEmpty()) {
        left.setTop(left.top() + 2);
        painter.setPen(theme.muted);
        painter.drawText(left, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, subtitle);
        left.setTop(left.top() + wrappedHeight(painter, area.width(), subtitle));
    }
    left.setTop(left.top() + 0.7 * emOf(painter));
    painter.restore();
    return left;
}

QRectF paintNotes(QPainter& painter, const QRectF& area, const QStringList& notes, const Theme& theme)
{
    if (notes.isEmpty())
        return area;
    painter.save();
    painter.setFont(scaledFont(painter, kSmall));
    painter.setPen(theme.muted);
    auto left = area;
    for (const auto& note : notes | std::views::reverse) {
        const auto height = wrappedHeight(painter, area.width(), note);
        left.setBottom(left.bottom() - height);
        painter.drawText(QRectF(left.left(), left.bottom(), left.width(), height), Qt::TextWordWrap, note);
    }
    left.setBottom(left.bottom() - 0.4 * emOf(painter));
    painter.restore();
    return left;
}

QRectF paintLegend(QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                   const Theme& theme, LegendRoom room)
{
    if (entries.empty())
        return area;
    painter.save();
    const auto grid = layOut(painter, area, entries, room);
    const auto origin = grid.origin(area);
    const auto fm = metrics(painter);
    for (std::size_t index = 0; index < grid.shown; ++index) {
        const auto box = grid.place(index, origin);
        const auto& entry = entries[index];
        painter.setOpacity(entry.hidden ? kHidden : 1);
        paintKey(painter, QRectF(box.topLeft(), QSizeF(grid.keyWidth * 0.85, box.height())), entry, theme);
        painter.setOpacity(1);
        painter.setPen(entry.hidden ? theme.muted : theme.text);
        const auto words = box.adjusted(grid.keyWidth, 0, -4, 0);
        painter.drawText(words, Qt::AlignVCenter | Qt::TextSingleLine,
                         fm.elidedText(entry.label, Qt::ElideMiddle, words.width()));
    }
    if (grid.shown < entries.size()) {
        painter.setPen(theme.muted);
        painter.drawText(grid.place(grid.shown, origin), Qt::AlignVCenter | Qt::TextSingleLine,
                         Words::tr("and %1 more").arg(models::grouped(entries.size() - grid.shown)));
    }
    painter.restore();
    return area.adjusted(0, 0, 0, -grid.rows * grid.rowHeight - 0.5 * fm.height());
}

double legendHeight(const QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                    LegendRoom room)
{
    if (entries.empty())
        return 0;
    const auto grid = layOut(painter, area, entries, room);
    return grid.rows * grid.rowHeight;
}

std::vector<QRectF> legendPlaces(const QPainter& painter, const QRectF& area,
                                 const std::vector<LegendEntry>& entries, LegendRoom room)
{
    if (entries.empty())
        return {};
    const auto grid = layOut(painter, area, entries, room);
    std::vector<QRectF> places;
    for (std::size_t index = 0; index < grid.shown; ++index)
        places.push_back(grid.place(index, grid.origin(area)));
    return places;
}

void paintKey(QPainter& painter, const QRectF& box, const LegendEntry& entry, const Theme& theme)
{
    painter.save();
    if (entry.swatch) {
        fillBar(painter,
                QRectF(box.left(), box.center().y() - 0.25 * box.height(), box.width(), 0.5 * box.height()),
                entry.style, theme);
    } else {
        auto pen = linePen(entry.style, 2, theme.dark);
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
        paintMarker(painter, entry.style, box.center(), 4.5, theme);
    }
    painter.restore();
}

void paintHatch(QPainter& painter, const QRectF& box, const QPen& pen)
{
    constexpr double kStep = 6;
    const auto half = pen.widthF() / 2;
    const auto inside = box.adjusted(half, half, -half, -half);
    if (inside.width() <= 0 || inside.height() <= 0)
        return;
    QList<QLineF> lines;
    const auto begin = inside.left() - inside.height();
    const auto count = static_cast<int>(std::ceil((inside.right() - begin) / kStep));
    for (int i = 0; i < count; ++i) {
        const auto x = begin + i * kStep;
        // The lines go from the bottom up at 45 degrees, cut at both sides.
        const auto left = std::max(x, inside.left());
        const auto right = std::min(x + inside.height(), inside.right());
        lines << QLineF(left, inside.bottom() - (left - x), right, inside.bottom() - (right - x));
    }
    painter.save();
    painter.setPen(pen);
    painter.drawLines(lines);
    painter.restore();
}

void fillBar(QPainter& painter, const QRectF& bar, const Style& style, const Theme& theme)
{
    const auto colour = colourOf(style, theme.dark);
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.hatched() ? mix(theme.background, colour, 0.45) : colour);
    painter.drawRect(bar);
    if (style.hatched()) {
        paintHatch(painter, bar, QPen(colour, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 1.2));
        painter.drawRect(bar.adjusted(0.6, 0.6, -0.6, -0.6));
    }
    painter.restore();
}

void paintEmptyState(QPainter& painter, const QRectF& area, const EmptyState& state, const Theme& theme)
{
    painter.save();
    const auto plain = painter.font();
    const auto width = std::min(area.width() * 0.8, 32 * metrics(painter).averageCharWidth() * 1.8);
    const auto titleFont = scaledFont(painter, 1.25, true);
    painter.setFont(titleFont);
    const auto titleHeight = wrappedHeight(painter, width, state.title);
    painter.setFont(plain);
    const auto textHeight = wrappedHeight(painter, width, state.text);
    const auto em = emOf(painter);
    const QSizeF sketch(7 * em, 4.6 * em);
    const auto total = sketch.height() + 1.6 * em + titleHeight + 0.5 * em + textHeight;
    const bool roomy = total < area.height();
    auto y = area.center().y() - (roomy ? total : total - sketch.height() - 1.6 * em) / 2;
    if (roomy) {
        paintSketch(painter, QRectF(QPointF(area.center().x() - sketch.width() / 2, y), sketch), state.sketch,
                    theme);
        y += sketch.height() + 1.6 * em;
    }
    const auto left = area.center().x() - width / 2;
    painter.setFont(titleFont);
    painter.setPen(theme.text);
    painter.drawText(QRectF(left, y, width, titleHeight), Qt::TextWordWrap | Qt::AlignHCenter, state.title);
    painter.setFont(plain);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(left, y + titleHeight + 0.5 * em, width, textHeight + em),
                     Qt::TextWordWrap | Qt::AlignHCenter, state.text);
    painter.restore();
}

} // namespace sortscope::gui::charts

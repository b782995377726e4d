// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/kernelprofile.h"
#include "gui/charts/base/colourscale.h"
#include "gui/charts/learn/networkchart.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <optional>

namespace sortscope::gui::charts {
namespace {

constexpr double kArrow = 4.5;
constexpr double kGap = 6;
/// The gap between two passes, in columns of comparators that lie beside each other.
constexpr double kPassGap = 1.0;

/// The room beside a key for its bar, in heights of the font: few keys have more of it.
double barRoom(std::size_t keys)
{
    constexpr std::size_t kFew = 16;
    return keys <= kFew ? 2 : 0.6;
}

/// The columns of one pass: comparators whose wires overlap lie side by side, as many as their wires are
/// apart.
double columnsOf(const algorithms::NetworkStep& step)
{
    return static_cast<double>(std::size_t{1} << (step.stage - step.pass));
}

/// The columns of all passes of a stage together.
double columnsOfStage(std::uint32_t stage)
{
    return static_cast<double>((std::size_t{2} << stage) - 1) + (stage + 1) * kPassGap;
}

QString stageTitle(std::uint32_t stage)
{
    return NetworkChart::tr("stage %1").arg(stage);
}

/// The width of a column if all stages together are `width` wide. Each pass has its keys behind it, and each
/// stage has room for its heading, which is `least` wide: the first few stages may have that width, and the
/// others share the rest.
double columnWidthIn(double width, std::uint32_t stages, double keyWidth, double least)
{
    double keys = 0;
    double columns = 0;
    for (std::uint32_t stage = 0; stage < stages; ++stage) {
        keys += (stage + 1) * keyWidth;
        columns += columnsOfStage(stage);
    }
    auto found = (width - keys) / columns;
    for (std::uint32_t stage = 0; stage + 1 < stages; ++stage) {
        // All later stages are wider.
        if ((stage + 1) * keyWidth + columnsOfStage(stage) * found >= least)
            break;
        width -= least;
        keys -= (stage + 1) * keyWidth;
        columns -= columnsOfStage(stage);
        found = (width - keys) / columns;
    }
    return found;
}

} // namespace

/// The places of all parts.
struct NetworkChart::Layout {
    double top = 0;
    double wireGap = 0;
    double columnWidth = 0;
    double keyWidth = 0;
    double headingHeight = 0;
    /// The left edge of the keys at the start, then of the keys behind each pass.
    std::vector<double> keys;
    /// The left edge of each pass.
    std::vector<double> passes;

    double wire(std::size_t index) const { return top + (static_cast<double>(index) + 0.5) * wireGap; }
};

/// The colours and the width with which comparators are drawn.
struct NetworkChart::Inks {
    const Theme& theme;
    std::optional<ColourScale> scale;
    double columnWidth = 0;

    QColor of(const algorithms::Comparator& comparator, const results::KernelCell* time) const
    {
        if (!scale)
            return seriesColour(comparator.ascending ? 0 : 1, theme.dark);
        return time != nullptr ? scale->colour(time->time.median, theme) : theme.frame;
    }
};

QSize NetworkChart::leastSize() const
{
    constexpr double kLeastColumn = 5;
    const QFontMetricsF metrics(font());
    double columns = 0;
    for (std::uint32_t stage = 0; stage <= m_steps.back().stage; ++stage)
        columns += columnsOfStage(stage);
    const auto keys = static_cast<double>(m_steps.size() + 1) * (1 + barRoom(keyCount())) * metrics.height();
    const auto wires = 0.8 * metrics.height() * static_cast<double>(keyCount());
    return {static_cast<int>(columns * kLeastColumn + keys), static_cast<int>(wires + 14 * metrics.height())};
}

NetworkChart::Layout NetworkChart::layoutIn(const QRectF& area, const QPainter& painter) const
{
    const auto em = emOf(painter);
    Layout layout;
    layout.headingHeight = 2.4 * em;
    layout.top = area.top() + layout.headingHeight;
    layout.wireGap = (area.bottom() - layout.top) / static_cast<double>(keyCount());
    layout.keyWidth = textWidth(painter, QString::number(keyCount() - 1)) + barRoom(keyCount()) * em;

    const auto last = m_steps.back().stage;
    const auto least = textWidth(painter, stageTitle(last)) + 0.4 * em;
    layout.columnWidth = columnWidthIn(area.width() - layout.keyWidth, last + 1, layout.keyWidth, least);

    auto x = area.left();
    layout.keys.push_back(x);
    for (const auto& step : m_steps) {
        const auto passes = step.stage + 1.0;
        const auto wide = passes * layout.keyWidth + columnsOfStage(step.stage) * layout.columnWidth;
        x = layout.keys.back() + layout.keyWidth;
        layout.passes.push_back(x);
        x += (columnsOf(step) + kPassGap) * layout.columnWidth + std::max(0.0, least - wide) / passes;
        layout.keys.push_back(x);
    }
    return layout;
}

std::vector<HotSpot> NetworkChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const auto em = emOf(painter);
    Inks inks{theme, {}, 0};
    auto left = area.adjusted(4, 0, -4, 0);
    if (m_profile) {
        inks.scale.emplace(*m_profile);
        left.setRight(left.right() - colourScaleWidth(painter) - 2 * kGap);
        const QRectF bar(left.right() + 2 * kGap, left.top() + 2.4 * em, 1.1 * em,
                         std::min(left.height() - 3 * em, 16 * em));
        paintColourScale(painter, bar, *inks.scale, *m_profile, theme);
    }
    const QRectF strip(left.left(), left.bottom() - 3 * em, left.width(), 3 * em);
    left.setBottom(strip.top() - kGap);
    const auto layout = layoutIn(left, painter);
    if (layout.columnWidth < 2 || layout.wireGap < 4)
        return {};
    inks.columnWidth = layout.columnWidth;
    paintCurrentPass(painter, layout, theme);
    paintWires(painter, layout, theme);
    paintKeys(painter, layout, theme);
    auto spots = paintComparators(painter, layout, inks);
    std::ranges::move(paintHeadings(painter, layout, theme), std::back_inserter(spots));
    std::ranges::move(paintItems(painter, strip, inks), std::back_inserter(spots));
    return spots;
}

void NetworkChart::paintCurrentPass(QPainter& painter, const Layout& layout, const Theme& theme) const
{
    if (step() == 0)
        return;
    const auto index = static_cast<std::size_t>(step()) - 1;
    const auto top = layout.top - 1.2 * emOf(painter);
    painter.fillRect(QRectF(QPointF(layout.passes[index], top),
                            QPointF(layout.keys[index + 1] + layout.keyWidth, layout.wire(keyCount()))),
                     mix(theme.background, theme.accent, 0.16));
}

std::vector<HotSpot> NetworkChart::paintHeadings(QPainter& painter, const Layout& layout,
                                                 const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    std::vector<HotSpot> spots;
    for (std::size_t index = 0; index < m_steps.size(); ++index) {
        const auto& pass = m_steps[index];
        if (pass.pass == 0) {
            const auto begin = layout.passes[index];
            const auto end = layout.keys[index + pass.stage + 1] + layout.keyWidth;
            painter.setPen(theme.text);
            painter.drawText(QRectF(begin, layout.top - layout.headingHeight, end - begin, 1.2 * em),
                             Qt::AlignCenter, stageTitle(pass.stage));
        }
        const QRectF box(layout.passes[index], layout.top - 1.2 * em,
                         layout.keys[index + 1] - layout.passes[index], 1.2 * em);
        painter.setPen(static_cast<int>(index) + 1 == step() ? theme.text : theme.muted);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString::number(pass.pass));
        spots.push_back({box, static_cast<int>(index), false});
    }
    painter.restore();
    return spots;
}

void NetworkChart::paintWires(QPainter& painter, const Layout& layout, const Theme& theme) const
{
    painter.save();
    painter.setPen(QPen(theme.grid, 1));
    const auto end = layout.keys.back() + layout.keyWidth;
    for (std::size_t wire = 0; wire < keyCount(); ++wire) {
        const auto y = layout.wire(wire);
        // The wires have a gap where keys stand.
        for (std::size_t index = 0; index < m_steps.size(); ++index) {
            const bool written = static_cast<int>(index) + 1 <= step();
            const auto last = index + 1 == m_steps.size();
            const auto right = written ? layout.keys[index + 1] : last ? end : layout.passes[index + 1];
            painter.drawLine(QPointF(layout.passes[index], y), QPointF(right, y));
        }
    }
    painter.restore();
}

/// The order of keys is seen from afar by bars, whose lengths are the keys.
void NetworkChart::paintBar(QPainter& painter, const Layout& layout, const QPointF& at, data::Key key,
                            const Theme& theme) const
{
    constexpr double kShare = 0.72;
    const auto height = kShare * layout.wireGap;
    const auto length = layout.keyWidth * (static_cast<double>(key) + 1) / static_cast<double>(keyCount());
    painter.fillRect(QRectF(at.x(), at.y() - height / 2, length, height),
                     mix(theme.background, theme.accent, 0.28));
}

void NetworkChart::paintKeys(QPainter& painter, const Layout& layout, const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    if (layout.wireGap < em)
        painter.setFont(scaledFont(painter, layout.wireGap / em));
    const auto plain = painter.font();
    const auto bold = scaledFont(painter, 1, true);
    for (std::size_t column = 0; column <= static_cast<std::size_t>(step()); ++column) {
        const bool now = static_cast<int>(column) == step();
        const auto& keys = keysBefore(column);
        painter.setPen(now ? theme.text : theme.muted);
        for (std::size_t wire = 0; wire < keys.size(); ++wire) {
            paintBar(painter, layout, {layout.keys[column], layout.wire(wire)}, keys[wire], theme);
            const bool moved = now && column > 0 && keys[wire] != keysBefore(column - 1)[wire];
            painter.setFont(moved ? bold : plain);
            painter.drawText(QRectF(layout.keys[column], layout.wire(wire) - em, layout.keyWidth, 2 * em),
                             Qt::AlignCenter | Qt::TextDontClip, QString::number(keys[wire]));
        }
    }
    painter.restore();
}

std::vector<HotSpot> NetworkChart::paintComparators(QPainter& painter, const Layout& layout,
                                                    const Inks& inks) const
{
    std::vector<HotSpot> spots;
    painter.save();
    for (std::size_t index = 0; index < m_steps.size(); ++index) {
        const auto columns = columnsOf(m_steps[index]);
        const auto wide = layout.keys[index + 1] - layout.passes[index];
        const auto begin = layout.passes[index] + (wide - (columns - 1) * layout.columnWidth) / 2;
        const auto& items = m_steps[index].items;
        for (std::size_t item = 0; item < items.size(); ++item) {
            if (!items[item].comparator)
                continue;
            const auto& pair = *items[item].comparator;
            const auto column = static_cast<double>(pair.left % (pair.right - pair.left));
            const auto x = begin + column * layout.columnWidth;
            const QPointF top(x, layout.wire(pair.left));
            const QPointF bottom(x, layout.wire(pair.right));
            paintComparator(painter, top, bottom, index, item, inks);
            spots.push_back({QRectF(top, bottom).adjusted(-3, 0, 3, 0), static_cast<int>(index), true});
        }
    }
    painter.restore();
    return spots;
}

void NetworkChart::paintComparator(QPainter& painter, const QPointF& top, const QPointF& bottom,
                                   std::size_t step, std::size_t item, const Inks& inks) const
{
    const auto& comparator = *m_steps[step].items[item].comparator;
    const auto colour = inks.of(comparator, timeOf(m_steps[step]));
    const bool now = static_cast<int>(step) + 1 == this->step();
    const auto width = now ? std::min(3.0, 0.6 * inks.columnWidth) : std::min(1.8, 0.4 * inks.columnWidth);
    const auto& larger = comparator.ascending ? bottom : top;
    const auto back = comparator.ascending ? -kArrow : kArrow;
    if (now && item == this->item()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.theme.text);
        for (const auto& end : {top, bottom})
            painter.drawEllipse(end, kArrow, kArrow);
        painter.setBrush(Qt::NoBrush);
    }
    const QPolygonF head{larger + QPointF(-kArrow * 0.7, back), larger, larger + QPointF(kArrow * 0.7, back)};
    const auto stroke = [&](const QColor& ink, double wide) {
        QPen line(ink, wide);
        line.setCapStyle(Qt::FlatCap);
        // The lengths are in pixels, so that the dashes of an edge lie around the dashes of its line.
        if (!comparator.ascending)
            line.setDashPattern({7 / wide, 4 / wide});
        painter.setPen(line);
        painter.drawLine(top, bottom);
        painter.setPen(QPen(ink, wide));
        painter.drawPolyline(head);
    };
    // One end of the scale is near the background: an edge keeps a thin line visible.
    constexpr double kReadable = 3;
    if (contrast(colour, inks.theme.background) < kReadable)
        stroke(inks.theme.muted, width + 1.4);
    stroke(colour, width);
}

std::vector<HotSpot> NetworkChart::paintItems(QPainter& painter, const QRectF& strip, const Inks& inks) const
{
    const auto* now = launch();
    if (now == nullptr)
        return {};
    painter.save();
    const auto em = emOf(painter);
    const auto& theme = inks.theme;
    painter.setPen(theme.muted);
    painter.drawText(QRectF(strip.topLeft(), QSizeF(strip.width(), 1.2 * em)),
                     Qt::AlignVCenter | Qt::TextSingleLine,
                     now->idle() > 0 ? tr("Work-items of this launch; the grey ones are idle")
                                     : tr("Work-items of this launch"));
    const auto width = std::min(2.4 * em, strip.width() / static_cast<double>(now->items.size()));
    const bool written = width >= layoutIn(strip, painter).keyWidth - 0.4 * em;
    std::vector<HotSpot> spots;
    for (std::size_t item = 0; item < now->items.size(); ++item) {
        const QRectF box(strip.left() + static_cast<double>(item) * width, strip.bottom() - 1.5 * em,
                         width - 2, 1.5 * em);
        const auto& pair = now->items[item].comparator;
        const auto colour = pair ? inks.of(*pair, timeOf(*now)) : theme.grid;
        painter.fillRect(box, colour);
        if (!pair)
            paintHatch(painter, box, QPen(theme.frame, 1));
        if (item == this->item()) {
            painter.setPen(QPen(theme.text, 2));
            painter.drawRect(box);
        }
        painter.setPen(pair ? textOn(colour) : theme.muted);
        if (written)
            painter.drawText(box, Qt::AlignCenter, QString::number(item));
        spots.push_back({box, -1, false});
    }
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/timeline/timelineplot.h"

#include "gui/charts/base/axis.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/figure.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// Gives these functions a translation context.
struct TimelineWords {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::charts::Timeline)
};

constexpr double kLeastBar = 1.5;
/// The share of its colour that a place keeps if the device was hardly at work there.
constexpr double kPalest = 0.3;
/// Bars below this width have neither hatching nor a space behind them.
constexpr double kNarrow = 6;

class TimelinePainter {
public:
    TimelinePainter(QPainter& painter, const QRectF& area, const TimelinePicture& picture, const Theme& theme,
                    TimelinePlaces& places)
        : m_painter(painter),
          m_picture(picture),
          m_theme(theme),
          m_places(places),
          m_em(emOf(painter))
    {
        layOut(area);
    }

    std::vector<HotSpot> paint()
    {
        m_painter.save();
        paintAxis();
        const auto& timeline = m_picture.timeline;
        if (!timeline.host().empty())
            paintWaiting(m_host, TimelineWords::tr("Host"), timeline.host());
        if (!timeline.queue().empty())
            paintWaiting(m_queue, TimelineWords::tr("Queue"), timeline.queue());
        paintName(m_device, TimelineWords::tr("Device"), {});
        auto spots = paintItems();
        paintGaps();
        paintSelected();
        paintMeasured();
        paintMap();
        m_painter.restore();
        return spots;
    }

private:
    void layOut(const QRectF& area)
    {
        const auto& timeline = m_picture.timeline;
        double names = 0;
        for (const auto& name : {TimelineWords::tr("Host"), TimelineWords::tr("Queue"),
                                 TimelineWords::tr("Device"), TimelineWords::tr("Whole")})
            names = std::max(names, textWidth(m_painter, name));
        const auto most = textWidth(
            m_painter, mostText(std::max(timeline.host().mostAtOnce(), timeline.queue().mostAtOnce())));
        // Whole pixels make columns of the same height join.
        const auto left = std::ceil(area.left() + std::max(names, most) + m_em);
        const auto width = std::max(1.0, std::floor(area.right() - 0.5 * m_em - left));
        constexpr double kWaitingWeight = 1;
        constexpr double kDeviceWeight = 2.5;
        const auto mapHeight = 1.8 * m_em;
        const auto axisHeight = 3.2 * m_em;
        const auto space = 0.6 * m_em;
        const auto waiting = (timeline.host().empty() ? 0 : 1) + (timeline.queue().empty() ? 0 : 1);
        const auto room = area.height() - mapHeight - axisHeight - waiting * space;
        const auto unit = std::clamp(room / (waiting * kWaitingWeight + kDeviceWeight), 0.5 * m_em, 7 * m_em);
        auto top = std::floor(area.top());
        const auto track = [&](bool shown, double weight) {
            const QRectF box(left, top, width, shown ? std::floor(unit * weight) : 0);
            top = shown ? std::floor(box.bottom() + space) : top;
            return box;
        };
        m_host = track(!timeline.host().empty(), kWaitingWeight);
        m_queue = track(!timeline.queue().empty(), kWaitingWeight);
        m_device = track(true, kDeviceWeight);
        m_places.plot = QRectF(QPointF(left, std::floor(area.top())), m_device.bottomRight());
        m_places.map = QRectF(left, std::floor(m_device.bottom() + axisHeight), width, std::floor(mapHeight));
        m_places.items = timeline.itemsIn(m_picture.view, static_cast<std::size_t>(width));
    }

    double xOf(double ns) const { return xIn(m_places.plot, m_picture.view, ns); }

    /// The box of a range of time in a track, cut to the track.
    QRectF boxOf(const Range& ns, const QRectF& track) const
    {
        const auto from = std::max(xOf(ns.low), track.left());
        const auto to = std::min(xOf(ns.high), track.right());
        return {from, track.top(), std::max(to - from, 0.0), track.height()};
    }

    static QString mostText(std::size_t most)
    {
        //: At most so many commands at a time
        return TimelineWords::tr("≤ %1").arg(models::grouped(most));
    }

    void paintName(const QRectF& track, const QString& name, const QString& below)
    {
        const QRectF box(0, track.top(), track.left() - 0.6 * m_em, track.height());
        m_painter.setPen(m_theme.text);
        const auto line = below.isEmpty() ? box : box.adjusted(0, 0, 0, -m_em);
        m_painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, name);
        m_painter.setPen(m_theme.muted);
        if (track.height() >= 2 * m_em)
            m_painter.drawText(box.adjusted(0, m_em, 0, 0),
                               Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, below);
    }

    /// Paints the number of commands in a track, column by column.
    void paintColumns(const QRectF& box, const Spans& spans, const Range& view, double full,
                      const QColor& colour)
    {
        const auto columns = static_cast<int>(box.width());
        double height = 0;
        int since = 0;
        const auto flush = [&](int column) {
            if (height > 0)
                m_painter.fillRect(QRectF(box.left() + since, box.bottom() - height, column - since, height),
                                   colour);
        };
        for (int column = 0; column < columns; ++column) {
            const auto mean =
                spans.meanAtOnce(at(view, column / box.width()), at(view, (column + 1) / box.width()));
            // Sums of doubles are not exact: without rounding, heights would tremble between two pixels.
            constexpr double kNothing = 1e-3;
            const auto now = mean > kNothing ? std::clamp(std::round(box.height() * mean / full + kNothing),
                                                          kLeastBar, box.height())
                                             : 0;
            if (now == height)
                continue;
            flush(column);
            height = now;
            since = column;
        }
        flush(columns);
    }

    void paintWaiting(const QRectF& track, const QString& name, const Spans& spans)
    {
        const bool many = spans.mostAtOnce() > 1;
        paintName(track, name, many ? mostText(spans.mostAtOnce()) : QString());
        paintColumns(track, spans, m_picture.view, static_cast<double>(spans.mostAtOnce()),
                     mix(m_theme.background, m_theme.text, 0.4));
        m_painter.setPen(QPen(m_theme.grid, 1));
        m_painter.drawLine(track.bottomLeft(), track.bottomRight());
    }

    std::vector<HotSpot> paintItems()
    {
        std::vector<HotSpot> spots;
        spots.reserve(m_places.items.size());
        for (const auto& item : m_places.items) {
            auto box = boxOf(item.ns, m_device);
            box.setWidth(std::max(box.width(), 1.0));
            spots.push_back({box, 0, false});
            paintItem(item, box);
        }
        m_painter.setPen(QPen(m_theme.grid, 1));
        m_painter.drawLine(m_device.bottomLeft(), m_device.bottomRight());
        return spots;
    }

    void paintItem(const TimelineItem& item, const QRectF& box)
    {
        const auto style = groupStyle(item.group);
        const auto colour = colourOf(style, m_theme.dark);
        if (item.count > 1 || box.width() < kNarrow) {
            const auto share = kPalest + (1 - kPalest) * item.busy;
            m_painter.fillRect(box, mix(m_theme.background, colour, share));
            return;
        }
        const auto bar = box.adjusted(0, 0, -1, 0);
        fillBar(m_painter, bar, style, m_theme);
        if (style.hatched())
            return;
        m_painter.setPen(textOn(colour));
        m_painter.drawText(bar, Qt::AlignCenter | Qt::TextSingleLine,
                           barText(m_picture.timeline.commands()[item.first], bar.width() - m_em));
    }

    /// As much of "bitonic_pass · stage 3 · pass 1" as fits: launches of one kernel differ in stage and pass
    /// alone, so these go last.
    QString barText(const TimelineCommand& command, double width) const
    {
        const auto& name = m_picture.timeline.names()[command.name];
        const auto& [stage, pass] = command.at;
        QStringList texts{launchLabel(m_picture.job, name, stage, pass)};
        QStringList numbers;
        for (const auto& number : {stage, pass}) {
            if (number)
                numbers << QString::number(*number);
        }
        if (!numbers.isEmpty())
            texts << QStringLiteral("%1 %2").arg(models::text(name), numbers.join(u'.'))
                  << numbers.join(u'.');
        const auto fits = [&](const QString& text) { return textWidth(m_painter, text) <= width; };
        const auto found = std::ranges::find_if(texts, fits);
        return found == texts.end() ? QString() : *found;
    }

    /// Paints the gaps that have room for the text of their length.
    void paintGaps()
    {
        const auto room = textWidth(m_painter, exactDuration(kWidestGap)) + m_em;
        const auto least = room / m_places.plot.width() * lengthOf(m_picture.view);
        for (const auto index : m_picture.timeline.gapsIn(m_picture.view, least)) {
            const auto& command = m_picture.timeline.commands()[index];
            const Range gap{static_cast<double>(command.startedNs - command.gapNs),
                            static_cast<double>(command.startedNs)};
            const auto box = boxOf(gap, m_device);
            if (box.width() < room)
                continue;
            const auto y = box.center().y();
            m_painter.setPen(QPen(m_theme.muted, 1));
            m_painter.drawLine(QPointF(box.left() + 2, y), QPointF(box.right() - 2, y));
            for (const auto x : {box.left() + 2, box.right() - 2})
                m_painter.drawLine(QPointF(x, y - 0.3 * m_em), QPointF(x, y + 0.3 * m_em));
            m_painter.drawText(QRectF(box.left(), y - 1.3 * m_em, box.width(), 1.2 * m_em),
                               Qt::AlignCenter | Qt::TextSingleLine,
                               models::durationText(static_cast<double>(command.gapNs)));
        }
    }

    void outline(std::optional<std::int64_t> from, std::optional<std::int64_t> to, const QRectF& track)
    {
        if (!from || !to || track.isEmpty())
            return;
        const Range ns{static_cast<double>(*from), static_cast<double>(*to)};
        if (ns.high < m_picture.view.low || ns.low > m_picture.view.high)
            return;
        m_painter.setPen(QPen(m_theme.accent, 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(boxOf(ns, track).adjusted(-1, 0, 1, 0));
    }

    void paintSelected()
    {
        if (!m_picture.selected)
            return;
        const auto& command = m_picture.timeline.commands()[*m_picture.selected];
        outline(command.queuedNs, command.submittedNs, m_host);
        outline(command.submittedNs, command.startedNs, m_queue);
        outline(command.startedNs, command.endedNs, m_device);
    }

    void paintMeasured()
    {
        if (!m_picture.measured)
            return;
        const auto [low, high] = *m_picture.measured;
        const auto& plot = m_places.plot;
        const auto box = boxOf(*m_picture.measured, plot);
        auto shade = m_theme.accent;
        constexpr float kShade = 0.15F;
        shade.setAlphaF(kShade);
        m_painter.fillRect(box, shade);
        m_painter.setPen(QPen(m_theme.accent, 1.5));
        for (const auto ns : {low, high}) {
            if (ns >= m_picture.view.low && ns <= m_picture.view.high)
                m_painter.drawLine(QPointF(xOf(ns), plot.top()), QPointF(xOf(ns), plot.bottom()));
        }
        const auto text = QStringLiteral("%1  (%2 – %3)")
                              .arg(exactDuration(high - low), exactDuration(low), exactDuration(high));
        const auto width = textWidth(m_painter, text) + m_em;
        const auto left = std::clamp(box.center().x() - width / 2, plot.left(),
                                     std::max(plot.left(), plot.right() - width));
        const QRectF label(left, plot.top() + 2, width, 1.5 * m_em);
        m_painter.setBrush(m_theme.calloutBackground);
        m_painter.drawRect(label);
        m_painter.setPen(m_theme.text);
        m_painter.drawText(label, Qt::AlignCenter | Qt::TextSingleLine, text);
    }

    void paintAxis()
    {
        const auto& plot = m_places.plot;
        const auto unit = timeUnit(m_picture.view.high);
        constexpr double kTickWidth = 6;
        const auto most = std::max(1, static_cast<int>(plot.width() / (kTickWidth * m_em)));
        for (const auto& [ns, text] : labelledTicks(m_picture.view, most, unit.factor)) {
            const auto x = xOf(ns);
            m_painter.setPen(QPen(m_theme.faintGrid, 1));
            m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom() + 0.3 * m_em));
            m_painter.setPen(m_theme.muted);
            const QRectF label(x - kTickWidth * m_em / 2, plot.bottom() + 0.4 * m_em, kTickWidth * m_em,
                               m_em);
            m_painter.drawText(label, Qt::AlignCenter | Qt::TextSingleLine, text);
        }
        m_painter.setPen(m_theme.text);
        m_painter.drawText(
            QRectF(plot.left(), plot.bottom() + 1.5 * m_em, plot.width(), 1.2 * m_em),
            Qt::AlignCenter | Qt::TextSingleLine,
            //: %1 is a unit of time
            TimelineWords::tr("Time since the first command of the sample (%1)").arg(unit.symbol));
    }

    void paintMap()
    {
        const auto& map = m_places.map;
        const Range whole{0, m_picture.timeline.lengthNs()};
        paintName(map, TimelineWords::tr("Whole"), {});
        m_painter.fillRect(map, m_theme.faintGrid);
        paintColumns(map, m_picture.timeline.device(), whole, 1, mix(m_theme.background, m_theme.text, 0.45));
        const auto x = [&](double ns) { return map.left() + ns / whole.high * map.width(); };
        constexpr double kLeastWindow = 3;
        const auto from = x(m_picture.view.low);
        const QRectF window(from, map.top(), std::max(kLeastWindow, x(m_picture.view.high) - from),
                            map.height());
        auto shade = m_theme.accent;
        constexpr float kShade = 0.2F;
        shade.setAlphaF(kShade);
        m_painter.setPen(QPen(m_theme.accent, 1.5));
        m_painter.setBrush(shade);
        m_painter.drawRect(window);
    }

    /// The widest text that a gap has.
    static constexpr double kWidestGap = 888.8;

    QPainter& m_painter;
    const TimelinePicture& m_picture;
    const Theme& m_theme;
    TimelinePlaces& m_places;
    double m_em;
    QRectF m_host;
    QRectF m_queue;
    QRectF m_device;
};

} // namespace

Style groupStyle(std::size_t group)
{
    return partStyle(static_cast<int>(group), group == Timeline::kTransfers);
}

std::vector<HotSpot> paintTimeline(QPainter& painter, const QRectF& area, const TimelinePicture& picture,
                                   const Theme& theme, TimelinePlaces& places)
{
    return TimelinePainter(painter, area, picture, theme, places).paint();
}

} // namespace sortscope::gui::charts

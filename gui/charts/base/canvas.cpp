// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/canvas.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/canvasaccess.h"
#include "gui/charts/base/details.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kMargin = 12;
/// The distance at which the pointer still finds a small mark.
constexpr double kReach = 14;

/// The distance from `from` to `to` in the direction of `key`; empty if `to` does not lie that way.
std::optional<double> distanceTowards(int key, const HotSpot& from, const HotSpot& to)
{
    const auto delta = to.area.center() - from.area.center();
    constexpr double sidewaysCost = 6;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const auto along = key == Qt::Key_Right ? delta.x() : -delta.x();
        return from.group == to.group && along > 0.5 ? std::optional(along) : std::nullopt;
    }
    const auto along = key == Qt::Key_Down ? delta.y() : -delta.y();
    if (from.group == to.group || along < 0.5)
        return std::nullopt;
    return along + sidewaysCost * std::abs(delta.x());
}

} // namespace

Canvas::Canvas(const Figure& figure, QWidget* parent) : QWidget(parent), m_figure(figure)
{
    makeCanvasesAccessible();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Canvas::paintFigure(QPainter& painter, const QRectF& area) const
{
    painter.setFont(font());
    paint(painter, area, LegendRoom::Needed);
}

void Canvas::showEmpty(EmptyState state)
{
    const bool wasEmpty = m_empty.has_value();
    m_empty = std::move(state);
    setAccessibleName(m_empty->title);
    setAccessibleDescription(m_empty->text);
    invalidate();
    if (!wasEmpty)
        emit emptyChanged();
}

void Canvas::showFigure()
{
    setAccessibleName(QStringLiteral("%1. %2").arg(m_figure.title(), m_figure.subtitle()));
    if (m_entry)
        announce();
    else
        setAccessibleDescription({});
    invalidate();
    if (std::exchange(m_empty, std::nullopt))
        emit emptyChanged();
}

const std::vector<HotSpot>& Canvas::hotSpots()
{
    refreshCache();
    return m_painted.hotSpots;
}

void Canvas::setCurrent(std::optional<std::size_t> index)
{
    if (index && *index >= hotSpots().size())
        index.reset();
    if (index == m_current)
        return;
    m_current = index;
    announce();
    update();
}

void Canvas::setSelectedJob(std::optional<results::JobId> job)
{
    if (job == m_selectedJob)
        return;
    m_selectedJob = job;
    update();
}

std::optional<results::JobId> Canvas::jobAt(std::size_t hotSpot)
{
    refreshCache();
    return hotSpot < m_painted.jobs.size() ? std::optional(m_painted.jobs[hotSpot]) : std::nullopt;
}

void Canvas::invalidate()
{
    m_outdated = true;
    update();
}

Canvas::Painted Canvas::paint(QPainter& painter, const QRectF& area, LegendRoom room) const
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const auto theme = themeOf(palette());
    painter.fillRect(area, theme.background);
    const auto inside = area.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    if (m_empty) {
        paintEmptyState(painter, inside, *m_empty, theme);
        return {};
    }
    auto left = paintHeading(painter, inside, m_figure.title(), m_figure.subtitle(), theme);
    left = paintNotes(painter, left, m_figure.notes(), theme);
    const auto entries = m_figure.legend();
    Painted painted;
    // Exports show the whole legend, which takes the width of the figure.
    if (room == LegendRoom::Third && m_figure.hasSideLegend())
        painted.side = SideLegend::layOut(painter, left, entries, m_firstEntry);
    if (painted.side) {
        painted.legendPlaces = painted.side->places();
        painted.side->paint(painter, entries, theme);
        left = painted.side->figureArea(left);
    } else {
        painted.legendPlaces = charts::legendPlaces(painter, left, entries, room);
        left = paintLegend(painter, left, entries, theme, room);
    }
    painted.hotSpots = m_figure.draw(painter, left, theme);
    painted.jobs = m_figure.markedJobs();
    return painted;
}

void Canvas::refreshCache()
{
    const auto pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (pixels.isEmpty() || (!m_outdated && m_cache.size() == pixels))
        return;
    m_cache = QPixmap(pixels);
    m_cache.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&m_cache);
    painter.setFont(font());
    m_painted = paint(painter, QRectF(rect()), LegendRoom::Third);
    m_outdated = false;
    if (m_current && *m_current >= m_painted.hotSpots.size())
        m_current.reset();
    if (m_entry && *m_entry >= m_painted.legendPlaces.size())
        m_entry.reset();
}

bool Canvas::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LanguageChange:
    case QEvent::LayoutDirectionChange:
    // Moving to a screen of another scale keeps the size and changes the pixels.
    case QEvent::ScreenChangeInternal:
        invalidate();
        break;
    case QEvent::ToolTip:
        return tellEntry(*static_cast<QHelpEvent*>(event));
    default:
        break;
    }
    return QWidget::event(event);
}

void Canvas::paintEvent(QPaintEvent* /*event*/)
{
    refreshCache();
    QPainter painter(this);
    const auto theme = themeOf(palette());
    painter.drawPixmap(0, 0, m_cache);
    if (m_keyboardFocus) {
        painter.setPen(QPen(theme.accent, 1));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    if (m_entry && !m_painted.legendPlaces[*m_entry].isNull()) {
        painter.setPen(QPen(theme.accent, 1.5));
        painter.drawRect(m_painted.legendPlaces[*m_entry].adjusted(-2, 0, -4, 0));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintSelected(painter, theme);
    if (!m_current)
        return;
    const auto& area = m_painted.hotSpots[*m_current].area;
    if (m_figure.hasCurves())
        paintCurve(painter, m_painted.hotSpots[*m_current].group, theme);
    painter.setPen(QPen(theme.text, 1.5));
    painter.setBrush(Qt::NoBrush);
    if (m_painted.hotSpots[*m_current].small)
        painter.drawEllipse(area.center(), area.width() / 2 + 3, area.height() / 2 + 3);
    else
        painter.drawRect(area);
    paintCallout(painter, QRectF(rect()).adjusted(4, 4, -4, -4), area, details(*m_current), theme);
}

void Canvas::paintSelected(QPainter& painter, const Theme& theme) const
{
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    for (std::size_t index = 0; index < std::min(m_painted.jobs.size(), m_painted.hotSpots.size()); ++index) {
        if (m_painted.jobs[index] != m_selectedJob)
            continue;
        const auto& [area, group, small] = m_painted.hotSpots[index];
        if (small)
            painter.drawEllipse(area.center(), area.width() / 2 + 4, area.height() / 2 + 4);
        else
            painter.drawRect(area.adjusted(-2, -2, 2, 2));
    }
}

void Canvas::paintCurve(QPainter& painter, int group, const Theme& theme) const
{
    constexpr double kWidth = 5;
    constexpr float kStrength = 0.4F;
    QPolygonF line;
    for (const auto& spot : m_painted.hotSpots) {
        if (spot.group == group)
            line << spot.area.center();
    }
    auto colour = theme.text;
    colour.setAlphaF(kStrength);
    painter.setPen(QPen(colour, kWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void Canvas::resizeEvent(QResizeEvent* event)
{
    invalidate();
    QWidget::resizeEvent(event);
}

void Canvas::mouseMoveEvent(QMouseEvent* event)
{
    setCurrent(hit(event->position()));
    QWidget::mouseMoveEvent(event);
}

void Canvas::mousePressEvent(QMouseEvent* event)
{
    const auto spot = event->button() == Qt::LeftButton ? hit(event->position()) : std::nullopt;
    if (spot)
        emit chosen(*spot);
    QWidget::mousePressEvent(event);
}

void Canvas::leaveEvent(QEvent* event)
{
    setCurrent({});
    QWidget::leaveEvent(event);
}

void Canvas::wheelEvent(QWheelEvent* event)
{
    event->setAccepted(scrollLegend(event->position(), event->angleDelta().y() > 0 ? -1 : 1));
}

bool Canvas::scrollLegend(const QPointF& at, int entries)
{
    refreshCache();
    if (m_empty || !m_painted.side || !m_painted.side->column().contains(at))
        return false;
    if (m_painted.side->scrolls()) {
        m_firstEntry =
            static_cast<std::size_t>(std::max(0, static_cast<int>(m_painted.side->first()) + entries));
        invalidate();
    }
    return true;
}

void Canvas::scrollTo(std::size_t entry)
{
    // Scrolls down entry by entry: the number of entries that fit depends on their labels.
    while (m_painted.side && entry < m_painted.legendPlaces.size()
           && m_painted.legendPlaces[entry].isNull()) {
        const auto before = m_painted.side->first();
        m_firstEntry = entry < before ? entry : before + 1;
        invalidate();
        refreshCache();
        if (!m_painted.side || m_painted.side->first() == before)
            return;
    }
}

bool Canvas::tellEntry(QHelpEvent& event)
{
    const auto legend = m_figure.legend();
    for (std::size_t index = 0; index < std::min(legend.size(), m_painted.legendPlaces.size()); ++index) {
        if (m_painted.legendPlaces[index].contains(event.pos())) {
            QToolTip::showText(event.globalPos(), legend[index].label, this,
                               m_painted.legendPlaces[index].toRect());
            return true;
        }
    }
    return QWidget::event(&event);
}

void Canvas::focusInEvent(QFocusEvent* event)
{
    // Users who move by keyboard need a frame; a click needs none.
    m_keyboardFocus =
        event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
    QWidget::focusInEvent(event);
}

void Canvas::focusOutEvent(QFocusEvent* event)
{
    m_keyboardFocus = false;
    setCurrent({});
    setEntry({});
    update();
    QWidget::focusOutEvent(event);
}

void Canvas::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy) && !m_empty)
        copyData();
    else if (!moveBy(event->key()))
        QWidget::keyPressEvent(event);
}

void Canvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_empty)
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("figure"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy Data as Text"), QKeySequence::Copy, this, &Canvas::copyData);
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    emit menuOpening(*menu, byKey ? m_current : hit(event->pos()));
    menu->popup(event->globalPos());
}

QSize Canvas::wholeSize() const
{
    if (m_empty)
        return size();
    QImage screen(1, 1, QImage::Format_RGB32);
    QPainter painter(&screen);
    painter.setFont(font());
    const auto area = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const auto legend = m_figure.legend();
    const bool beside = m_figure.hasSideLegend() && SideLegend::layOut(painter, area, legend, 0);
    const auto more = legendHeight(painter, area, legend, LegendRoom::Needed)
                      - (beside ? 0 : legendHeight(painter, area, legend, LegendRoom::Third));
    return size() + QSize(0, static_cast<int>(std::ceil(more)));
}

void Canvas::copyData()
{
    QGuiApplication::clipboard()->setText(dataText());
}

QString Canvas::dataText()
{
    if (m_empty)
        return m_empty->title + u'\n' + m_empty->text;
    QStringList lines{m_figure.title(), m_figure.subtitle()};
    for (std::size_t index = 0; index < hotSpots().size(); ++index)
        lines << details(index).plainText();
    lines << m_figure.notes();
    return lines.join(u'\n');
}

void Canvas::setEntry(std::optional<std::size_t> index)
{
    if (index == m_entry)
        return;
    if (index)
        refreshCache(); // without an index, there may be no figure any more
    if (index && *index >= m_painted.legendPlaces.size())
        index.reset();
    if (index)
        scrollTo(*index);
    m_entry = index;
    announce();
    update();
}

bool Canvas::moveBy(int key)
{
    const auto count = hotSpots().size();
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (count > 0)
            setCurrent(m_current ? neighbour(key) : std::optional<std::size_t>(0));
        return count > 0;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (count > 0)
            setCurrent(key == Qt::Key_Home ? 0 : count - 1);
        return count > 0;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current)
            emit chosen(*m_current);
        return m_current.has_value();
    case Qt::Key_Escape: {
        // Esc is taken only if there is a callout to close: otherwise the window may want the key.
        const bool shown = m_current.has_value();
        setCurrent({});
        return shown;
    }
    default:
        return false;
    }
}

std::optional<std::size_t> Canvas::hit(const QPointF& at)
{
    std::optional<std::size_t> best;
    auto nearest = std::numeric_limits<double>::infinity();
    const auto& spots = hotSpots();
    for (std::size_t index = 0; index < spots.size(); ++index) {
        const auto delta = spots[index].area.center() - at;
        const auto distance = std::hypot(delta.x(), delta.y());
        const bool inside = spots[index].area.contains(at) || (spots[index].small && distance <= kReach);
        if (inside && distance < nearest) {
            nearest = distance;
            best = index;
        }
    }
    return best;
}

std::optional<std::size_t> Canvas::neighbour(int key)
{
    auto best = m_current;
    auto nearest = std::numeric_limits<double>::infinity();
    const auto& from = m_painted.hotSpots[*m_current];
    for (std::size_t index = 0; index < m_painted.hotSpots.size(); ++index) {
        const auto distance = distanceTowards(key, from, m_painted.hotSpots[index]);
        if (distance && *distance < nearest) {
            nearest = *distance;
            best = index;
        }
    }
    return best;
}

void Canvas::announce()
{
    const auto legend = m_entry ? m_figure.legend() : std::vector<LegendEntry>();
    if (m_entry && *m_entry < legend.size()) {
        const auto& entry = legend[*m_entry];
        setAccessibleDescription(entry.hidden ? tr("%1, hidden").arg(entry.label) : entry.label);
    } else {
        setAccessibleDescription(m_current ? details(*m_current).plainText() : QString());
    }
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace sortscope::gui::charts

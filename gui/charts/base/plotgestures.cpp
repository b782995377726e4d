// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/plotgestures.h"

#include "gui/charts/base/canvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRubberBand>
#include <QWheelEvent>

namespace sortscope::gui::charts {
namespace {

/// The angle that wheels report for one click.
constexpr double kWheelStep = 120;
/// The least width and height of a selection: the user did not mean a smaller one.
constexpr double kLeastSelection = 8;

} // namespace

PlotGestures::PlotGestures(Canvas& canvas)
    : QObject(&canvas),
      m_canvas(canvas),
      m_band(new QRubberBand(QRubberBand::Rectangle, &canvas))
{
    canvas.installEventFilter(this);
}

bool PlotGestures::eventFilter(QObject* /*watched*/, QEvent* event)
{
    if (m_canvas.empty())
        return false;
    switch (event->type()) {
    case QEvent::Wheel:
        return wheel(*static_cast<QWheelEvent*>(event));
    case QEvent::KeyPress:
        return key(*static_cast<QKeyEvent*>(event));
    case QEvent::MouseButtonPress:
        return press(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove:
        return move(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonRelease:
        return release(*static_cast<QMouseEvent*>(event));
    case QEvent::MouseButtonDblClick:
        if (entryAt(static_cast<QMouseEvent*>(event)->position()))
            return press(*static_cast<QMouseEvent*>(event));
        emit resetRequested();
        return true;
    default:
        return false;
    }
}

bool PlotGestures::wheel(const QWheelEvent& event)
{
    const auto steps = event.angleDelta().y() / kWheelStep;
    if (steps == 0)
        return false;
    if (m_canvas.scrollLegend(event.position(), steps > 0 ? -1 : 1))
        return true;
    emit zoomed(event.position(), steps);
    return true;
}

bool PlotGestures::key(const QKeyEvent& event)
{
    if (const auto entry = m_canvas.entry())
        return keyInLegend(event.key(), *entry);
    const auto middle = QRectF(m_canvas.rect()).center();
    switch (event.key()) {
    case Qt::Key_L:
        m_canvas.setEntry(0);
        return m_canvas.entry().has_value();
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        emit zoomed(middle, 1);
        return true;
    case Qt::Key_Minus:
        emit zoomed(middle, -1);
        return true;
    case Qt::Key_0:
        emit resetRequested();
        return true;
    default:
        return false;
    }
}

bool PlotGestures::keyInLegend(int key, std::size_t entry)
{
    const auto count = m_canvas.legendPlaces().size();
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        m_canvas.setEntry((entry + 1) % count);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Up:
        m_canvas.setEntry((entry + count - 1) % count);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit entryClicked(entry, key != Qt::Key_Space);
        return true;
    case Qt::Key_L:
    case Qt::Key_Escape:
        m_canvas.setEntry({});
        return true;
    default:
        return false;
    }
}

bool PlotGestures::press(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton && event.button() != Qt::MiddleButton)
        return false;
    const bool pans = event.button() == Qt::MiddleButton || event.modifiers().testFlag(Qt::ShiftModifier);
    m_drag = Drag{event.position(), event.position(), pans, false};
    // The canvas gets the event too, and takes the focus.
    return false;
}

bool PlotGestures::move(const QMouseEvent& event)
{
    if (!m_drag) {
        const bool overEntry = entryAt(event.position()).has_value();
        m_canvas.setCursor(overEntry ? Qt::PointingHandCursor : Qt::ArrowCursor);
        return false;
    }
    const auto at = event.position();
    m_drag->begun =
        m_drag->begun || (at - m_drag->from).manhattanLength() >= QApplication::startDragDistance();
    if (!m_drag->begun)
        return false;
    if (m_drag->pans) {
        emit panned(at - m_drag->last);
        m_drag->last = at;
    } else {
        m_band->setGeometry(areaOf(m_drag->from, at).toRect());
        m_band->show();
    }
    return true;
}

bool PlotGestures::release(const QMouseEvent& event)
{
    if (!m_drag)
        return false;
    const auto drag = *m_drag;
    m_drag.reset();
    m_band->hide();
    const auto area = areaOf(drag.from, event.position());
    if (!drag.begun) {
        if (const auto entry = entryAt(drag.from))
            emit entryClicked(*entry, event.modifiers() & (Qt::AltModifier | Qt::ControlModifier));
    } else if (!drag.pans && area.width() >= kLeastSelection && area.height() >= kLeastSelection) {
        emit selected(area);
    }
    return drag.begun;
}

QRectF PlotGestures::areaOf(const QPointF& from, const QPointF& to) const
{
    auto area = QRectF(from, to).normalized();
    if (m_wholeHeight) {
        area.setTop(0);
        area.setHeight(m_canvas.height());
    }
    return area;
}

std::optional<std::size_t> PlotGestures::entryAt(const QPointF& at) const
{
    const auto& places = m_canvas.legendPlaces();
    for (std::size_t index = 0; index < places.size(); ++index) {
        if (places[index].contains(at))
            return index;
    }
    return std::nullopt;
}

} // namespace sortscope::gui::charts

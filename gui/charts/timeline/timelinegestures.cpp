// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/timeline/timelinegestures.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace sortscope::gui::charts {

bool TimelineGestures::eventFilter(QObject* watched, QEvent* event)
{
    bool taken = false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        taken = press(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::MouseButtonDblClick:
        m_pressed = Pressed::Nothing;
        break;
    case QEvent::MouseMove:
        taken = drag(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::MouseButtonRelease:
        taken = release(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::KeyPress:
        taken = key(*static_cast<QKeyEvent*>(event));
        break;
    default:
        break;
    }
    if (taken)
        return true;
    const bool handled = PlotGestures::eventFilter(watched, event);
    // A press that began no drag was a click.
    if (event->type() == QEvent::MouseButtonRelease
        && std::exchange(m_pressed, Pressed::Nothing) == Pressed::Plot && !handled)
        emit clicked(m_from);
    return handled;
}

bool TimelineGestures::press(const QMouseEvent& event)
{
    m_pressed = Pressed::Nothing;
    if (event.button() != Qt::LeftButton)
        return false;
    m_from = event.position();
    if (m_map.contains(m_from)) {
        m_pressed = Pressed::Map;
        emit mapMoved(m_from);
        return true;
    }
    if (event.modifiers().testFlag(Qt::ShiftModifier)) {
        m_pressed = Pressed::Measure;
        return true;
    }
    m_pressed = Pressed::Plot;
    return false;
}

bool TimelineGestures::drag(const QMouseEvent& event)
{
    if (m_pressed == Pressed::Map)
        emit mapMoved(event.position());
    else if (m_pressed == Pressed::Measure)
        emit measured(m_from, event.position());
    else
        return false;
    return true;
}

bool TimelineGestures::release(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || (m_pressed != Pressed::Map && m_pressed != Pressed::Measure))
        return false;
    m_pressed = Pressed::Nothing;
    return true;
}

bool TimelineGestures::key(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event.key() == Qt::Key_Right ? 1 : -1;
        if (event.modifiers().testFlag(Qt::ShiftModifier))
            emit shifted(direction);
        else
            emit walked(direction);
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit entered();
        return true;
    case Qt::Key_Escape:
        emit escaped();
        // The canvas gets the key too, and closes its callout.
        return false;
    default:
        return false;
    }
}

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/plotgestures.h"

namespace sortscope::gui::charts {

/// The gestures of users on a timeline beside zooming and panning, in the canvas' coordinates: Shift and
/// dragging measures, dragging in the small map moves the shown part, a click chooses, arrow keys go on at
/// the edges.
class TimelineGestures : public PlotGestures {
    Q_OBJECT

public:
    using PlotGestures::PlotGestures;

    bool eventFilter(QObject* watched, QEvent* event) override;

    /// Sets the place of the map of the whole sample.
    void setMap(const QRectF& map) { m_map = map; }

signals:
    void measured(const QPointF& from, const QPointF& to);
    /// The user moved the shown part to the place under the pointer.
    void mapMoved(const QPointF& to);
    void clicked(const QPointF& at);
    /// Return was pressed.
    void entered();
    /// An arrow key: -1 is back, 1 is on.
    void walked(int direction);
    /// Shift and an arrow key.
    void shifted(int direction);
    void escaped();

private:
    enum class Pressed { Nothing, Plot, Map, Measure };

    bool press(const QMouseEvent& event);
    bool drag(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool key(const QKeyEvent& event);

    QRectF m_map;
    Pressed m_pressed = Pressed::Nothing;
    QPointF m_from;
};

} // namespace sortscope::gui::charts

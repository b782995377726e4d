// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>

class QKeyEvent;
class QMouseEvent;
class QRubberBand;
class QWheelEvent;

namespace sortscope::gui::charts {

class Canvas;

/// The gestures of users on a canvas, in its coordinates. The wheel, + and - zoom (over a legend beside the
/// figure, the wheel scrolls the legend). Dragging selects an area; with Shift or the middle button, it moves
/// the figure. A double click or 0 resets. A click on a legend's entry chooses it. L goes into the legend,
/// where the arrow keys move, Space hides or shows a series, and Return shows a series alone; L or Esc leads
/// out.
class PlotGestures : public QObject {
    Q_OBJECT

public:
    /// `canvas` becomes the parent.
    explicit PlotGestures(Canvas& canvas);

    /// If `whole`, a selection is as high as the canvas, wherever the pointer goes.
    void setWholeHeight(bool whole) { m_wholeHeight = whole; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The user zoomed by `steps` of the wheel, away from the user.
    void zoomed(const QPointF& at, double steps);
    void selected(const QRectF& area);
    void panned(const QPointF& by);
    void resetRequested();
    /// `alone` is true if Alt or Ctrl was held, or if the key was Return.
    void entryClicked(std::size_t index, bool alone);

private:
    struct Drag {
        QPointF from;
        QPointF last;
        bool pans = false;
        bool begun = false;
    };

    bool wheel(const QWheelEvent& event);
    bool key(const QKeyEvent& event);
    bool keyInLegend(int key, std::size_t entry);
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    std::optional<std::size_t> entryAt(const QPointF& at) const;
    QRectF areaOf(const QPointF& from, const QPointF& to) const;

    Canvas& m_canvas;
    QRubberBand* m_band;
    std::optional<Drag> m_drag;
    bool m_wholeHeight = false;
};

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"
#include "gui/charts/base/details.h"
#include "gui/charts/base/figure.h"
#include "gui/charts/base/sidelegend.h"
#include "gui/charts/base/theme.h"

#include <QPainterPath>
#include <QPixmap>
#include <QRectF>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QHelpEvent;
class QMenu;

namespace sortscope::gui::charts {

/// A mark that can be pointed at, and reached with the arrow keys.
struct HotSpot {
    QRectF area;
    /// Left and right move within a group, up and down between groups.
    int group = 0;
    /// Marks smaller than a finger are also found from a few pixels away.
    bool small = false;
};

/// What a canvas paints, and what it says of it.
class Figure {
public:
    Figure(const Figure&) = delete;
    Figure& operator=(const Figure&) = delete;

    virtual QString title() const = 0;
    virtual QString subtitle() const = 0;
    virtual QStringList notes() const { return {}; }
    virtual std::vector<LegendEntry> legend() const { return {}; }
    /// On the screen the legend stands beside the figure, if there is room, and not below it.
    virtual bool hasSideLegend() const { return false; }
    virtual Details details(std::size_t hotSpot) const = 0;
    /// The job that each mark stands for, mark by mark; empty for a figure whose marks are something else.
    virtual std::vector<results::JobId> markedJobs() const { return {}; }
    /// Draws what lies below all that draw() draws into the same `area`, if that takes turns of the event
    /// loop of its own: piece by piece, counted from 0. False if that was the last.
    virtual bool drawGround(QPainter& /*painter*/, const QRectF& /*area*/, const Theme& /*theme*/,
                            int /*piece*/) const
    {
        return false;
    }
    /// Draws what lies below the heading and above legend and notes, into `area`; returns where the marks
    /// lie, index by index as details() counts them.
    virtual std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const = 0;

protected:
    Figure() = default;
    ~Figure() = default;
};

/// Paints one figure, caches it, and shows the exact values of the mark under the pointer or the keyboard's
/// cursor. The same painting serves the screen and exports.
class Canvas : public QWidget {
    Q_OBJECT

public:
    /// `figure` must outlive the canvas.
    explicit Canvas(const Figure& figure, QWidget* parent = nullptr);

    /// What is on the screen is painted again before it is asked for: a figure may remember where it was
    /// painted last.
    void invalidate();

    /// The figure alone, with neither highlight nor callout, and with all of its legend.
    void paintFigure(QPainter& painter, const QRectF& area) const;

    /// The figure is another one now: what was painted no longer counts.
    void showFigure();
    /// Shown instead of the figure until showFigure().
    void showEmpty(EmptyState state);
    const std::optional<EmptyState>& empty() const { return m_empty; }

    /// Where the marks of the figure lie in this widget at its present size.
    const std::vector<HotSpot>& hotSpots();
    /// Where the entries of its legend were last painted; null for those that are scrolled to.
    const std::vector<QRectF>& legendPlaces() const { return m_legendPlaces; }
    /// Index of the mark whose values are shown.
    std::optional<std::size_t> current() const { return m_current; }
    void setCurrent(std::optional<std::size_t> index);

    Details details(std::size_t hotSpot) const { return m_figure.details(hotSpot); }
    /// Its marks have a ring, on the screen alone.
    void setSelectedJob(std::optional<results::JobId> job);
    std::optional<results::JobId> selectedJob() const { return m_selectedJob; }
    /// The job of a mark; empty if it stands for none.
    std::optional<results::JobId> jobAt(std::size_t hotSpot);
    /// All that the figure says as text, a line a mark: for screen readers, and for the clipboard.
    QString dataText();
    /// What the figure needs with all of its legend.
    QSize wholeSize() const;

    /// The entry of the legend that the keyboard is at; empty if it is not in the legend.
    std::optional<std::size_t> entry() const { return m_entry; }
    void setEntry(std::optional<std::size_t> index);
    /// Scrolls a legend that does not fit, by entries. False if `at` is not over a legend beside the figure.
    bool scrollLegend(const QPointF& at, int entries);

    QSize sizeHint() const override { return {720, 460}; }
    QSize minimumSizeHint() const override { return {280, 200}; }

signals:
    /// empty() has got a value, or has lost it.
    void emptyChanged();
    /// The user clicked this mark, or pressed Return at it.
    void chosen(std::size_t hotSpot);
    /// The menu of the figure is about to be shown, at this mark or beside all of them.
    void menuOpening(QMenu& menu, std::optional<std::size_t> hotSpot);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// A picture, while it is painted piece by piece.
    struct Painting {
        /// What the pieces before have left.
        QRectF area;
        int pieces = 0;
        bool hasGround = false;
        std::vector<HotSpot> hotSpots;
        std::vector<QRectF> legendPlaces;
        std::vector<results::JobId> jobs;
        std::optional<SideLegend> side;
    };
    struct Work {
        QPixmap picture;
        Painting painting;
    };

    /// False if that was the last piece.
    bool paintPiece(QPainter& painter, Painting& painting, LegendRoom room) const;
    /// Background, heading, notes, and legend, or what stands for a figure that is empty.
    void paintFrame(QPainter& painter, Painting& painting, LegendRoom room) const;
    QSize pixels() const;
    /// What m_cache holds is the figure as it is now.
    bool isPainted() const;
    /// Only during a paint event: false where grab() or render() paints.
    bool isPaintedOnScreen() const;
    /// Paints a piece of what is not on the screen yet; false if all of it is there.
    bool advanceCache();
    void refreshCache();
    void paintInTurns();
    void paintSelected(QPainter& painter, const Theme& theme) const;
    std::optional<std::size_t> hit(const QPointF& at);
    std::optional<std::size_t> neighbour(int key);
    bool moveBy(int key);
    void scrollTo(std::size_t entry);
    /// A label that is broken or shortened is read whole.
    bool tellEntry(QHelpEvent& event);
    void announce();
    void copyData();

    const Figure& m_figure;
    /// May be of an earlier figure, or of another size.
    QPixmap m_cache;
    bool m_outdated = true;
    /// The figure has changed again before its picture was there: the next one is painted at once.
    bool m_overdue = false;
    std::optional<Work> m_work;
    QTimer m_turns{this};
    std::vector<HotSpot> m_hotSpots;
    std::vector<QRectF> m_legendPlaces;
    /// Of the hot spots; may be empty.
    std::vector<results::JobId> m_jobs;
    std::optional<results::JobId> m_selectedJob;
    std::optional<SideLegend> m_side;
    /// The entry that stands on top of a legend beside the figure.
    std::size_t m_firstEntry = 0;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_entry;
    /// Before anything is shown there is no figure to draw either.
    std::optional<EmptyState> m_empty = EmptyState{};
    bool m_keyboardFocus = false;
};

} // namespace sortscope::gui::charts

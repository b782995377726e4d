// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"
#include "gui/charts/base/details.h"
#include "gui/charts/base/figure.h"
#include "gui/charts/base/sidelegend.h"
#include "gui/charts/base/theme.h"

#include <QPixmap>
#include <QRectF>
#include <QWidget>

#include <optional>
#include <vector>

class QHelpEvent;
class QMenu;

namespace sortscope::gui::charts {

/// A mark that can be pointed at, and reached with the arrow keys.
struct HotSpot {
    QRectF area;
    /// The left and right keys move within a group, the up and down keys between groups. Marks of a curve are
    /// a group.
    int group = 0;
    /// The pointer also finds marks smaller than a finger from a few pixels away.
    bool small = false;
};

/// The picture on a canvas, with the texts that describe its marks.
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
    /// True if a line joins the marks of each group: it is raised with the mark under the pointer.
    virtual bool hasCurves() const { return false; }
    /// The job that each mark stands for, mark by mark; empty for a figure whose marks are something else.
    virtual std::vector<results::JobId> markedJobs() const { return {}; }
    /// Draws the part between the heading above and the legend and notes below into `area`. Returns the
    /// places of the marks, indexed as details() counts them.
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

    /// Discards the picture. A visible canvas paints a new one before anyone asks for it, because a figure
    /// may remember the place where it was painted last.
    void invalidate();

    /// Paints the figure alone, with neither highlight nor callout, and with its whole legend.
    void paintFigure(QPainter& painter, const QRectF& area) const;

    /// Shows the figure, which is another one now: the earlier picture no longer counts.
    void showFigure();
    /// Shows `state` instead of the figure, until showFigure().
    void showEmpty(EmptyState state);
    const std::optional<EmptyState>& empty() const { return m_empty; }

    /// The places of the figure's marks in this widget at its present size.
    const std::vector<HotSpot>& hotSpots();
    /// The last painted places of the legend's entries; null for entries that are scrolled out of sight.
    const std::vector<QRectF>& legendPlaces() const { return m_painted.legendPlaces; }
    /// Index of the mark whose values are shown.
    std::optional<std::size_t> current() const { return m_current; }
    void setCurrent(std::optional<std::size_t> index);

    Details details(std::size_t hotSpot) const { return m_figure.details(hotSpot); }
    /// Draws a ring around the marks of the job, on the screen alone.
    void setSelectedJob(std::optional<results::JobId> job);
    std::optional<results::JobId> selectedJob() const { return m_selectedJob; }
    /// The job of a mark; empty if the mark stands for none.
    std::optional<results::JobId> jobAt(std::size_t hotSpot);
    /// Everything that the figure says, as text with one line per mark: for screen readers and the clipboard.
    QString dataText();
    /// The size that the figure needs with its whole legend.
    QSize wholeSize() const;

    /// The legend's entry that the keyboard is at; empty if the keyboard is not in the legend.
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
    /// The places of the parts of a painted figure.
    struct Painted {
        std::vector<HotSpot> hotSpots;
        std::vector<QRectF> legendPlaces;
        /// The jobs of the hot spots; may be empty.
        std::vector<results::JobId> jobs;
        std::optional<SideLegend> side;
    };

    /// Paints the figure, or the empty state if there is nothing to draw.
    Painted paint(QPainter& painter, const QRectF& area, LegendRoom room) const;
    /// Paints the picture for the screen unless it is there.
    void refreshCache();
    void paintSelected(QPainter& painter, const Theme& theme) const;
    void paintCurve(QPainter& painter, int group, const Theme& theme) const;
    std::optional<std::size_t> hit(const QPointF& at);
    std::optional<std::size_t> neighbour(int key);
    bool moveBy(int key);
    void scrollTo(std::size_t entry);
    /// Shows the whole label of an entry, which may be broken or shortened in the legend.
    bool tellEntry(QHelpEvent& event);
    void announce();
    void copyData();

    const Figure& m_figure;
    /// The last picture, which may be of an earlier figure, or of another size.
    QPixmap m_cache;
    bool m_outdated = true;
    Painted m_painted;
    std::optional<results::JobId> m_selectedJob;
    /// The entry on top of a legend beside the figure.
    std::size_t m_firstEntry = 0;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_entry;
    /// Before anything is shown, there is no figure to draw either.
    std::optional<EmptyState> m_empty = EmptyState{};
    bool m_keyboardFocus = false;
};

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/storedjob.h"
#include "gui/charts/base/chartdata.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/base/series.h"
#include "gui/charts/curves/curveplot.h"
#include "gui/charts/curves/curveview.h"

#include <cstddef>
#include <functional>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// Paints ScalingData: axes, lines, error bars, markers, legend and remarks; a plot for each panel, all with
/// the same axes.
class CurveChart : public ReadingChart, public ChartData {
    Q_OBJECT

public:
    const ScalingData& shown() const { return m_data; }

    /// Tells the run of the session that a job belongs to; 0 if it is not known.
    using RunOf = std::function<results::RunId(results::JobId)>;
    /// Stretches between points of different runs look different from others then.
    void setRuns(RunOf runOf) { m_runOf = std::move(runOf); }

    QString title() const override;
    QByteArray csv() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    bool hasSideLegend() const override { return true; }
    Details details(std::size_t hotSpot) const override;
    bool hasCurves() const override { return true; }
    std::vector<results::JobId> markedJobs() const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    explicit CurveChart(QWidget* parent);

    /// `prepared` must have a series.
    /// `splitUnasked`: the user has not chosen the panels.
    void showCurves(ScalingData prepared, bool splitUnasked = false);
    /// "Split by data, because 60 curves are too many for one chart": empty unless the chart is split
    /// unasked.
    QString splitNote() const;
    /// The choice between linear and logarithmic values.
    Choice* axis() const { return m_axis; }
    /// Lets users zoom, and choose series in the legend.
    void allowGestures();

private:
    struct Mark {
        const Series* series;
        const Point* point;
    };
    struct Ticks {
        std::vector<double> values;
        /// The distance between two ticks; 0 if the distances differ.
        double step = 0;
    };

    bool shows(const Series& series) const { return !m_hidden.contains(series.label); }
    /// The marks that are seen, in the order of the hot spots: panel by panel.
    std::vector<Mark> marks() const;
    /// The title of a chart that is not split.
    QString quantityTitle() const;
    bool split() const { return !m_data.panels.isEmpty(); }
    QString nameOf(const Series& series) const;
    void findRanges(bool growing);
    Range rangeOfX(const Range& values) const;
    void showView();
    /// Hides or shows a series, or all others if `alone`.
    void chooseSeries(std::size_t index, bool alone);
    /// The plot at a place on the canvas, or the nearest one.
    QRectF plotAt(const QPointF& at) const;
    /// The place in a plot, as CurveView counts it, of a place on the canvas.
    static QPointF shareAt(const QPointF& at, const QRectF& plot);
    double xOf(double x) const;
    double yOf(double value) const;
    /// The part of the figure's `area` within the axes; a null rectangle if `area` is too small for a plot.
    QRectF plotIn(const QRectF& area, const QPainter& painter) const;
    /// The plots of all panels, row by row; none if `area` is too small for them.
    std::vector<QRectF> plotsIn(const QRectF& area, const QPainter& painter) const;
    /// Paints the plots, and remembers where they are.
    std::vector<HotSpot> drawPlots(QPainter& painter, const std::vector<QRectF>& plots,
                                   const Theme& theme) const;
    void paintPanelTitle(QPainter& painter, const QRectF& plot, std::size_t panel, const Theme& theme) const;
    void preparePlot(const QPainter& painter, const QRectF& plot, std::size_t panel,
                     const Theme& theme) const;
    /// The lines of a curve: stretches of one run each, and those from one run to another.
    void addLines(std::vector<CurvePlot::Line>& lines, const Series& series, const Theme& theme) const;
    results::RunId runOf(const Point& point) const;
    /// "1, 2": the runs that some curve has points of, if it has several; empty otherwise.
    QString joinedRuns() const;
    /// Paints the ticks of the axis at the left of the plot.
    void paintValueTicks(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintValueTitle(QPainter& painter, const QRectF& plots, double tickHeight, const Theme& theme) const;
    /// The width of the widest tick of a value axis of this height.
    double valueTickWidth(const QPainter& painter, double height) const;
    void paintHorizontalTicks(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintHorizontalTitle(QPainter& painter, const QRectF& plots, const Theme& theme) const;
    void paintPowers(QPainter& painter, const QRectF& plot, const Theme& theme,
                     const std::vector<int>& powers) const;
    /// Paints ticks with plain numbers, or with words.
    void paintPlainTicks(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    /// The evenly spaced ticks of the horizontal axis.
    Ticks plainTicks(double width) const;
    Ticks valueTicks(double height, const QPainter& painter) const;
    QString valueTickText(double value, double step) const;
    QString valueAxisTitle() const;
    void paintFloors(QPainter& painter, const QRectF& plot, std::size_t panel, const Theme& theme) const;
    /// Paints the line at which a GPU is as fast as the CPU.
    void paintOne(QPainter& painter, const QRectF& plot, bool named, const Theme& theme) const;
    void paintCrossovers(QPainter& painter, const QRectF& plot, std::size_t panel, const Theme& theme) const;
    void paintErrorBars(QPainter& painter, std::span<const Mark> marks, const Theme& theme) const;
    void paintMarkers(QPainter& painter, std::span<const Mark> marks, const Theme& theme,
                      std::vector<HotSpot>& spots) const;

    ScalingData m_data;
    CurveView m_view;
    bool m_splitUnasked = false;
    RunOf m_runOf;
    /// Labels of the series that are not drawn.
    std::set<QString> m_hidden;
    Choice* m_axis;
    /// The unit of the labels of the value axis.
    Unit m_unit;
    /// Mutable, because Qt Charts must be changed to paint at another place; the content stays the same.
    mutable CurvePlot m_plot;
    /// Where the plots were painted last.
    mutable std::vector<QRectF> m_plots;
};

} // namespace sortscope::gui::charts

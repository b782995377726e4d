// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/base/series.h"
#include "gui/charts/curves/curveplot.h"
#include "gui/charts/curves/curveview.h"

#include <cstddef>
#include <set>
#include <vector>

namespace sortscope::gui::charts {

/// Paints ScalingData: axes, lines, error bars, markers, legend and remarks.
class CurveChart : public ReadingChart {
    Q_OBJECT

public:
    const ScalingData& shown() const { return m_data; }

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    bool hasSideLegend() const override { return true; }
    Details details(std::size_t hotSpot) const override;
    std::vector<results::JobId> markedJobs() const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    explicit CurveChart(QWidget* parent);

    /// `prepared` must have a series.
    void showCurves(ScalingData prepared);
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
    /// The marks that are seen, in the order of the hot spots.
    std::vector<Mark> marks() const;
    void findRanges(bool growing);
    Range rangeOfX(const Range& values) const;
    void showView();
    /// Hides or shows a series, or all others if `alone`.
    void chooseSeries(std::size_t index, bool alone);
    /// The place in the plot, as CurveView counts it, of a place on the canvas.
    QPointF shareAt(const QPointF& at) const;
    double xOf(double x) const;
    double yOf(double value) const;
    /// The part of the figure's `area` within the axes; a null rectangle if `area` is too small for a plot.
    QRectF plotIn(const QRectF& area, const QPainter& painter) const;
    void preparePlot(const QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintValueAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintHorizontalAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintPowers(QPainter& painter, const QRectF& plot, const Theme& theme,
                     const std::vector<int>& powers) const;
    /// Paints ticks with plain numbers, or with words.
    void paintPlainTicks(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    /// The evenly spaced ticks of the horizontal axis.
    Ticks plainTicks(double width) const;
    Ticks valueTicks(double height, const QPainter& painter) const;
    QString valueTickText(double value, double step) const;
    QString valueAxisTitle() const;
    void paintFloors(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    /// Paints the line at which a GPU is as fast as the CPU.
    void paintOne(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintCrossovers(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintErrorBars(QPainter& painter, const Theme& theme) const;
    std::vector<HotSpot> paintMarkers(QPainter& painter, const Theme& theme) const;

    ScalingData m_data;
    CurveView m_view;
    /// Labels of the series that are not drawn.
    std::set<QString> m_hidden;
    Choice* m_axis;
    /// The unit of the labels of the value axis.
    Unit m_unit;
    /// Mutable, because Qt Charts must be changed to paint at another place; the content stays the same.
    mutable CurvePlot m_plot;
};

} // namespace sortscope::gui::charts

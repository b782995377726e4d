// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/chartwidget.h"
#include "gui/charts/loglogplot.h"
#include "gui/charts/numbertext.h"
#include "gui/charts/series.h"

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
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    using ReadingChart::ReadingChart;

    /// `prepared` must have a series.
    void showCurves(ScalingData prepared);

private:
    void findRanges();
    void preparePlot(const Theme& theme) const;
    void paintValueAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintHorizontalAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    std::vector<double> valueTicks(double height, const QPainter& painter) const;
    QString valueTickText(double value) const;
    QString valueAxisTitle() const;
    void paintFloors(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    /// The line at which a GPU is as fast as the CPU.
    void paintOne(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintCrossovers(QPainter& painter, const QRectF& plot, const Theme& theme) const;
    void paintErrorBars(QPainter& painter, const Theme& theme) const;
    std::vector<HotSpot> paintMarkers(QPainter& painter, const Theme& theme) const;

    ScalingData m_data;
    Range m_xs;
    Range m_values;
    /// What the labels of the value axis are counted in.
    Unit m_unit;
    /// Qt Charts wants changing to be painted at another place; what it shows stays the same.
    mutable LogLogPlot m_plot;
};

} // namespace sortscope::gui::charts

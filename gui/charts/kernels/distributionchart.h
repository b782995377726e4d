// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/base/chartwidget.h"

#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// Every sample of one side, in the order taken, with the median and its interval.
struct DotLane {
    QString label;
    Style style;
    /// Durations in nanoseconds.
    std::vector<double> samples;
    /// True for each sample that lies far from the median of its replicate; such samples are drawn hollow.
    std::vector<bool> outliers;
    double median = 0;
    std::optional<double> low;
    std::optional<double> high;
};

struct DotPlot {
    std::vector<DotLane> lanes;
    QString axisName;
    /// If false, the axis shows the range of the samples alone.
    bool fromZero = false;
};

/// Paints one lane per side on one linear time axis, with one dot per sample. The first sample is on top, so
/// that a drift leans. Returns one hot spot per dot, lane by lane.
std::vector<HotSpot> paintDots(QPainter& painter, const QRectF& area, const DotPlot& plot,
                               const Theme& theme);

/// Both sides of one compared pair: every sample, medians, intervals, and the verdict in the title's line.
class DistributionChart : public ChartWidget {
    Q_OBJECT

public:
    explicit DistributionChart(QWidget* parent = nullptr);

    const DotPlot& shown() const { return m_plot; }

    QString title() const override;
    std::optional<std::size_t> shownSize() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

    /// Sets the pair to show; empty if no pair is chosen.
    void setPair(std::optional<results::ComparedPair> pair, results::Metric metric);

protected:
    void refresh() override;

private:
    Choice* m_axis;
    std::optional<results::ComparedPair> m_pair;
    results::Metric m_metric = results::Metric::Wall;
    /// The pair that the figure shows.
    results::ComparedPair m_drawn;
    DotPlot m_plot;
};

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"
#include "gui/charts/canvas.h"
#include "gui/charts/chartwidget.h"
#include "gui/charts/dotplot.h"

#include <optional>

namespace sortscope::gui::charts {

/// Paints both sides of a compared pair: every sample, medians, intervals, and the verdict in the title's
/// line.
class DistributionCanvas : public Canvas {
    Q_OBJECT

public:
    explicit DistributionCanvas(QWidget* parent = nullptr) : Canvas(parent) {}

    /// `pair` must have figures on both sides.
    void show(results::ComparedPair pair, results::Metric metric, bool fromZero);
    const DotPlot& shown() const { return m_plot; }

    QString title() const;
    QString subtitle() const;
    QStringList notes() const;

    Details details(std::size_t hotSpot) const override;

protected:
    std::vector<HotSpot> drawFigure(QPainter& painter, const QRectF& area, const Theme& theme) const override;

private:
    results::ComparedPair m_pair;
    results::Metric m_metric = results::Metric::Wall;
    DotPlot m_plot;
};

/// The samples of both sides of one compared pair.
class DistributionChart : public ChartWidget {
    Q_OBJECT

public:
    explicit DistributionChart(QWidget* parent = nullptr);

    /// Empty where no pair is chosen.
    void setPair(std::optional<results::ComparedPair> pair, results::Metric metric);

protected:
    void refresh() override;
    void retranslate() override;

private:
    DistributionCanvas* m_canvas;
    Choice* m_axis;
    std::optional<results::ComparedPair> m_pair;
    results::Metric m_metric = results::Metric::Wall;
};

} // namespace sortscope::gui::charts

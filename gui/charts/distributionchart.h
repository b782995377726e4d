// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare.h"
#include "gui/charts/chartwidget.h"
#include "gui/charts/dotplot.h"

#include <optional>

namespace sortscope::gui::charts {

/// Both sides of one compared pair: every sample, medians, intervals, and the verdict in the title's line.
class DistributionChart : public ChartWidget {
    Q_OBJECT

public:
    explicit DistributionChart(QWidget* parent = nullptr);

    const DotPlot& shown() const { return m_plot; }

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

    /// Empty where no pair is chosen.
    void setPair(std::optional<results::ComparedPair> pair, results::Metric metric);

protected:
    void refresh() override;
    void retranslate() override;

private:
    Choice* m_axis;
    std::optional<results::ComparedPair> m_pair;
    results::Metric m_metric = results::Metric::Wall;
    /// What the figure shows of it.
    results::ComparedPair m_drawn;
    DotPlot m_plot;
};

} // namespace sortscope::gui::charts

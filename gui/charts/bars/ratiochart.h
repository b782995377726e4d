// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"
#include "gui/charts/bars/fleetplot.h"
#include "gui/charts/base/chartwidget.h"

#include <memory>
#include <vector>

namespace sortscope::gui::charts {

/// The ratio B / A of every pair of a comparison, the slowest first, with intervals and verdicts.
class RatioChart : public ChartWidget {
    Q_OBJECT

public:
    using Report = std::shared_ptr<const results::CompareReport>;

    explicit RatioChart(QWidget* parent = nullptr);

    /// Sets the report to show; nullptr if nothing is compared.
    void setReport(Report report);

    const FleetPlot& shown() const { return m_plot; }

    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

signals:
    /// The user clicked the mark of this pair of the report, or pressed Return at it.
    void pairChosen(int pair);

protected:
    void refresh() override;

private:
    Report m_report;
    /// The report that the figure shows, and the pair that each dot stands for.
    Report m_drawn;
    std::vector<std::size_t> m_pairs;
    FleetPlot m_plot;
};

} // namespace sortscope::gui::charts

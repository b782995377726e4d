// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/devicenames.h"
#include "gui/charts/bars/fleetplot.h"
#include "gui/charts/base/chartwidget.h"

#include <memory>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// Every device of a fleet compared with the fleet's median: over all jobs, or in one of them.
class FleetChart : public ChartWidget {
    Q_OBJECT

public:
    using Report = std::shared_ptr<const results::FleetReport>;

    explicit FleetChart(QWidget* parent = nullptr);

    /// Sets the report to show; nullptr if nothing is known.
    void setReport(Report report);

    const FleetPlot& shown() const { return m_plot; }

    std::optional<std::size_t> shownSize() const override;
    QString title() const override;
    QString subtitle() const override;
    QStringList notes() const override;
    std::vector<LegendEntry> legend() const override;
    Details details(std::size_t hotSpot) const override;
    std::vector<HotSpot> draw(QPainter& painter, const QRectF& area, const Theme& theme) const override;

protected:
    void refresh() override;

private:
    void offerJobs();
    /// The group of the chosen job; empty for all jobs.
    std::optional<std::size_t> group() const;
    void addDevices(const results::DeviceNames& names);
    void addRows(std::size_t group, const results::DeviceNames& names);
    Details detailsOfDevice(const results::FleetDevice& device) const;
    Details detailsOfRow(const results::FleetRow& row) const;

    Choice* m_jobs;
    Report m_report;
    /// The report that the figure shows: one dot per device, or per row.
    Report m_drawn;
    std::optional<std::size_t> m_drawnGroup;
    FleetPlot m_plot;
    std::vector<std::size_t> m_indices;
};

} // namespace sortscope::gui::charts

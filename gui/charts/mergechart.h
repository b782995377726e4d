// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/mergetable.h"
#include "gui/charts/chartlabels.h"
#include "gui/charts/curvechart.h"

#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// "NVIDIA H200 (CUDA) · 4,096 keys · Shuffled unique": what tells one table from the others.
QString mergeTableTitle(const results::MergeTable& table, const DeviceLabels& devices);

/// A series a merge strategy, a point a number of lists, and the CPU baseline as a level line by its wall
/// clock.
ScalingData mergeSeries(const results::MergeTable& table, const DeviceLabels& devices, Summaries& summaries,
                        const Reading& reading);

/// Merge strategies against number of lists, on one device and workload of those that have such a table.
class MergeChart : public CurveChart {
    Q_OBJECT

public:
    explicit MergeChart(QWidget* parent = nullptr);

    QString title() const override { return tr("Merge strategies against number of lists"); }

signals:
    /// The table that the chart draws, and by which figure; empty if there is none.
    void tableShown(const std::optional<sortscope::results::MergeTable>& table,
                    sortscope::results::Metric metric);

protected:
    void refresh() override;

private:
    void showNothing();
    /// Fills the choice of tables; the one to show.
    const results::MergeTable& chooseTable(const std::vector<results::MergeTable>& tables,
                                           const DeviceLabels& devices);

    Choice* m_table;
};

} // namespace sortscope::gui::charts

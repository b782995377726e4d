// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/mergechart.h"

#include "gui/charts/chartwidget.h"
#include "gui/charts/numbertext.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <utility>

namespace sortscope::gui::charts {
namespace {

Series strategySeries(const results::MergeTable& table, std::size_t index, Summaries& summaries,
                      const Reading& reading)
{
    const auto& row = table.rows[index];
    Series series{
        models::mergeTitle(table.spec, row.merge), styleFor(static_cast<int>(index), false), false, {}, {}};
    for (std::size_t column = 0; column < table.lists.size(); ++column) {
        const auto& cell = row.cells[column];
        if (cell == nullptr)
            continue;
        const auto& statistics = summaries.of(cell, reading.metric);
        if (!statistics)
            continue;
        series.clock = results::clockOf(*cell, reading.metric);
        if (auto point = pointAt(static_cast<std::size_t>(table.lists[column]), cell, *statistics, reading))
            series.points.push_back(std::move(*point));
    }
    return series;
}

/// The CPU knows no lists: the same time at the first and the last of them.
std::optional<Series> baselineSeries(const results::MergeTable& table, Summaries& summaries, Reading reading)
{
    if (table.baseline == nullptr)
        return std::nullopt;
    reading.metric = results::Metric::Wall;
    const auto& statistics = summaries.of(table.baseline, reading.metric);
    if (!statistics)
        return std::nullopt;
    Series series{Words::tr("%1, CPU (wall clock)").arg(models::variantTitle(table.baseline->spec)),
                  styleFor(static_cast<int>(table.rows.size()), true),
                  true,
                  results::clockOf(*table.baseline, reading.metric),
                  {}};
    for (const auto lists : {table.lists.front(), table.lists.back()}) {
        if (auto point = pointAt(static_cast<std::size_t>(lists), table.baseline, *statistics, reading))
            series.points.push_back(std::move(*point));
    }
    return series.points.empty() ? std::nullopt : std::optional(std::move(series));
}

} // namespace

QString mergeTableTitle(const results::MergeTable& table, const DeviceLabels& devices)
{
    return QStringList{devices.of(table.spec.device),
                       Words::tr("%1 keys").arg(models::grouped(table.spec.workload.size)),
                       models::generatorTitle(table.spec.workload.generator)}
        .join(QStringLiteral(" · "));
}

ScalingData mergeSeries(const results::MergeTable& table, const DeviceLabels& devices, Summaries& summaries,
                        const Reading& reading)
{
    ScalingData data;
    data.reading = reading;
    data.abscissa.title = Words::tr("lists");
    data.setting = mergeTableTitle(table, devices);
    data.omitted.older = table.older;
    for (std::size_t index = 0; index < table.rows.size(); ++index) {
        auto series = strategySeries(table, index, summaries, reading);
        if (series.points.empty())
            data.withoutMetric << series.label;
        else
            data.series.push_back(std::move(series));
    }
    if (data.series.empty())
        return data;
    data.floors = floorLines(data.series, reading);
    if (auto baseline = baselineSeries(table, summaries, reading))
        data.series.push_back(std::move(*baseline));
    return data;
}

MergeChart::MergeChart(QWidget* parent)
    : CurveChart(parent),
      m_table(new Choice(QStringLiteral("table"), tr("&Table:")))
{
    build({m_table, metric(), spread(), axis()});
    allowGestures();
    // The exercise is about kernels: a launch costs the same for every strategy.
    metric()->setValue(static_cast<int>(results::Metric::KernelSum));
}

void MergeChart::showNothing()
{
    m_table->setItems({});
    auto state = nothingToShow(Sketch::Lines);
    showEmpty(
        state
            ? std::move(*state)
            : EmptyState{
                Sketch::Lines, tr("No merge strategies to compare yet"),
                tr("Choose Run ▸ Prepared Experiments ▸ The table of the exercise, or column radix sort with "
                   "several merge strategies and numbers of lists, then press Run.")});
    emit tableShown(std::nullopt, reading().metric);
}

const results::MergeTable& MergeChart::chooseTable(const std::vector<results::MergeTable>& tables,
                                                   const DeviceLabels& devices)
{
    // Tables appear in the order of their first cell, so a place in it means the same table while a run goes
    // on.
    std::vector<Choice::Item> items;
    for (std::size_t index = 0; index < tables.size(); ++index)
        items.push_back({mergeTableTitle(tables[index], devices), static_cast<int>(index), {}});
    m_table->setItems(std::move(items));
    return tables.at(static_cast<std::size_t>(m_table->value().toInt()));
}

void MergeChart::refresh()
{
    auto& known = summaries();
    const auto tables = results::mergeTables(results());
    if (tables.empty()) {
        showNothing();
        return;
    }
    const DeviceLabels devices(results());
    const auto& table = chooseTable(tables, devices);
    auto prepared = mergeSeries(table, devices, known, reading());
    if (prepared.series.empty())
        showWithoutMetric(Sketch::Lines, tr("No cell of this table has this metric"),
                          tr("%1: %2 Choose another metric above."));
    else
        showCurves(std::move(prepared));
    emit tableShown(table, reading().metric);
}

} // namespace sortscope::gui::charts

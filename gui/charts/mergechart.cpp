// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/mergechart.h"

#include "gui/charts/chartlabels.h"
#include "gui/charts/mergeseries.h"
#include "gui/charts/scalingcanvas.h"
#include "gui/charts/toolstrip.h"

#include <utility>

namespace sortscope::gui::charts {

MergeChart::MergeChart(QWidget* parent)
    : ChartWidget(parent),
      m_canvas(new ScalingCanvas(this)),
      m_table(new Choice(this)),
      m_metric(new Choice(this)),
      m_spread(new Choice(this)),
      m_summaries(std::make_unique<Summaries>())
{
    m_table->setObjectName(QStringLiteral("table"));
    m_metric->setObjectName(QStringLiteral("metric"));
    m_spread->setObjectName(QStringLiteral("spread"));
    build(m_canvas, {m_table, m_metric, m_spread});
    // The exercise is about kernels: a launch costs the same for every strategy.
    m_metric->setValue(static_cast<int>(results::Metric::KernelSum));
}

MergeChart::~MergeChart() = default;

void MergeChart::retranslate()
{
    m_table->setLabel(tr("&Table:"));
    m_metric->setLabel(tr("&Metric:"));
    m_metric->setItems(metricItems());
    m_spread->setLabel(tr("&Error bars:"));
    m_spread->setItems(spreadItems());
}

void MergeChart::showNothing()
{
    m_table->setItems({});
    auto state = nothingToShow(Sketch::Lines);
    m_canvas->showEmpty(
        state
            ? std::move(*state)
            : EmptyState{
                Sketch::Lines, tr("No merge strategies to compare yet"),
                tr("Choose Run ▸ Prepared Experiments ▸ The table of the exercise, or column radix sort with "
                   "several merge strategies and numbers of lists, then press Run.")});
    emit tableShown(std::nullopt, metricIn(*m_metric));
}

const results::MergeTable& MergeChart::chooseTable(const std::vector<results::MergeTable>& tables)
{
    // Tables appear in the order of their first cell, so a place in it means the same table while a run goes
    // on.
    std::vector<Choice::Item> items;
    for (std::size_t index = 0; index < tables.size(); ++index)
        items.push_back({mergeTableTitle(tables[index]), static_cast<int>(index), {}});
    m_table->setItems(std::move(items));
    return tables.at(static_cast<std::size_t>(m_table->value().toInt()));
}

void MergeChart::refresh()
{
    m_summaries->keepOnly(results());
    const auto tables = results::mergeTables(results());
    if (tables.empty()) {
        showNothing();
        return;
    }
    const auto& table = chooseTable(tables);
    const Reading reading{metricIn(*m_metric), Quantity::Time, spreadIn(*m_spread)};
    auto prepared = mergeSeries(table, *m_summaries, reading);
    if (prepared.series.empty())
        m_canvas->showEmpty({Sketch::Lines, tr("No cell of this table has this metric"),
                             tr("%1: %2 Choose another metric above.")
                                 .arg(metricName(reading.metric), metricMeaning(reading.metric))});
    else
        m_canvas->show(std::move(prepared));
    emit tableShown(table, reading.metric);
}

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/scalingchart.h"

#include "gui/charts/chartlabels.h"
#include "gui/charts/scalingcanvas.h"
#include "gui/charts/toolstrip.h"

#include <utility>

namespace sortscope::gui::charts {
namespace {

/// What an opened session of a thousand jobs may hold the window up at a time: with the painting, less than a
/// frame.
constexpr std::chrono::milliseconds kBudget{4};

} // namespace

ScalingChart::ScalingChart(QWidget* parent)
    : ChartWidget(parent),
      m_canvas(new ScalingCanvas(this)),
      m_metric(new Choice(this)),
      m_quantity(new Choice(this)),
      m_spread(new Choice(this)),
      m_summaries(std::make_unique<Summaries>())
{
    m_metric->setObjectName(QStringLiteral("metric"));
    m_quantity->setObjectName(QStringLiteral("quantity"));
    m_spread->setObjectName(QStringLiteral("spread"));
    build(m_canvas, {m_metric, m_quantity, m_spread});
}

ScalingChart::~ScalingChart() = default;

void ScalingChart::retranslate()
{
    m_metric->setLabel(tr("&Metric:"));
    m_metric->setItems(metricItems());
    m_quantity->setLabel(tr("&Show:"));
    m_quantity->setItems({{tr("Time"), static_cast<int>(Quantity::Time), {}},
                          {tr("Throughput"), static_cast<int>(Quantity::Throughput), tr("Keys a second.")}});
    m_spread->setLabel(tr("&Error bars:"));
    m_spread->setItems(spreadItems());
}

void ScalingChart::refresh()
{
    m_summaries->keepOnly(results());
    if (auto state = nothingToShow(Sketch::Lines)) {
        m_canvas->showEmpty(std::move(*state));
        return;
    }
    if (!m_summaries->prepare(results(), metricIn(*m_metric), kBudget)) {
        continueSoon();
        return;
    }
    const Reading reading{metricIn(*m_metric), static_cast<Quantity>(m_quantity->value().toInt()),
                          spreadIn(*m_spread)};
    auto prepared = scalingData(results(), *m_summaries, reading);
    if (prepared.series.empty())
        m_canvas->showEmpty({Sketch::Lines, tr("No verified result has this metric"),
                             tr("%1: %2 Choose another metric above.")
                                 .arg(metricName(reading.metric), metricMeaning(reading.metric))});
    else
        m_canvas->show(std::move(prepared));
}

} // namespace sortscope::gui::charts

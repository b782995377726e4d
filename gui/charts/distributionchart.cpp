// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/distributionchart.h"

#include "core/results/jobresult.h"
#include "gui/charts/distributioncanvas.h"
#include "gui/charts/toolstrip.h"
#include "gui/models/text.h"

#include <utility>

namespace sortscope::gui::charts {

DistributionChart::DistributionChart(QWidget* parent)
    : ChartWidget(parent),
      m_canvas(new DistributionCanvas(this)),
      m_axis(new Choice(this))
{
    m_axis->setObjectName(QStringLiteral("axis"));
    build(m_canvas, {m_axis});
}

void DistributionChart::retranslate()
{
    m_axis->setLabel(tr("A&xis:"));
    m_axis->setItems({{tr("Around the samples"), false, tr("Shows small differences at their largest.")},
                      {tr("From zero"), true, tr("Shows how much of the whole time a difference is.")}});
}

void DistributionChart::setPair(std::optional<results::ComparedPair> pair, results::Metric metric)
{
    m_pair = std::move(pair);
    m_metric = metric;
    refreshNow();
}

void DistributionChart::refresh()
{
    if (!m_pair)
        m_canvas->showEmpty({Sketch::Lines, tr("No pair chosen"),
                             tr("Select a row of the table to see every sample of both sides.")});
    else if (!m_pair->statisticsA || !m_pair->statisticsB)
        m_canvas->showEmpty({Sketch::Lines, tr("Nothing to draw of this pair"),
                             models::firstLine(models::text(m_pair->reason))});
    else
        m_canvas->show(*m_pair, m_metric, m_axis->value().toBool());
}

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/samples/sampleschart.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/jobchoice.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {

SamplesChart::SamplesChart(QWidget* parent)
    : ChartWidget(parent),
      m_job(new JobChoice),
      m_metric(new Choice(QStringLiteral("metric"), tr("&Metric:"))),
      m_axis(new Choice(QStringLiteral("axis"), tr("A&xis:")))
{
    const auto kind = [](SampleAxis axis) { return static_cast<int>(axis); };
    m_axis->setItems({{tr("Without outliers"), kind(SampleAxis::WithoutOutliers),
                       tr("Shows the spread of most samples; outliers lie at the edge.")},
                      {tr("All samples"), kind(SampleAxis::Samples), tr("Shows how far outliers lie.")},
                      {tr("From zero"), kind(SampleAxis::FromZero),
                       tr("Shows the spread in proportion to the whole time.")}});
    connect(m_job, &JobChoice::chosen, this, &SamplesChart::resultChosen);
    build({m_job, m_metric, m_axis});
}

std::optional<std::size_t> SamplesChart::shownSize() const
{
    return m_plot.data.result ? std::optional(m_plot.data.result->spec.workload.size) : std::nullopt;
}

void SamplesChart::setResult(Result result)
{
    m_job->choose(std::move(result));
    refreshNow();
}

results::Metric SamplesChart::chooseMetric(const results::JobResult& job)
{
    std::vector<Choice::Item> items;
    for (const auto metric : metricsOf(job))
        items.push_back({metricName(metric), static_cast<int>(metric), metricMeaning(metric)});
    m_metric->setItems(std::move(items));
    return static_cast<results::Metric>(m_metric->value().toInt());
}

void SamplesChart::setAxis(SampleAxis kind, bool sameFigure)
{
    const auto range = sampleRange(m_plot.data, kind);
    const bool widen = sameFigure && kind == m_axisKind;
    m_axisKind = kind;
    // While more replicates come, the axis stays or widens, so that only the samples move.
    m_plot.axis =
        widen ? Range{std::min(range.low, m_plot.axis.low), std::max(range.high, m_plot.axis.high)} : range;
}

std::optional<EmptyState> SamplesChart::emptyState() const
{
    const auto& job = m_job->shown();
    if (!job)
        return nothingToShow(Sketch::Lines);
    if (!job->verified())
        return notVerified(Sketch::Lines, *job);
    if (metricsOf(*job).empty())
        return EmptyState{Sketch::Lines, tr("This job has no samples"),
                          tr("Choose another job, or run it again to take some.")};
    return std::nullopt;
}

void SamplesChart::refresh()
{
    m_job->list(results(), [](const results::JobResult& job) { return job.verified(); });
    if (auto state = emptyState()) {
        m_plot = {};
        showEmpty(std::move(*state));
        return;
    }
    const auto& job = m_job->shown();
    const auto metric = chooseMetric(*job);
    const auto& before = m_plot.data;
    const bool sameFigure = before.result && before.metric == metric && sameJob(*before.result, *job);
    if (!sameFigure || before.result != job)
        m_plot.data = samplesData(job, metric);
    m_plot.style = styleOf(job->spec);
    m_plot.axisName = metricName(metric);
    setAxis(static_cast<SampleAxis>(m_axis->value().toInt()), sameFigure);
    auto all = results();
    all.push_back(job);
    m_device = DeviceLabels(all).of(job->spec.device);
    showFigure();
}

} // namespace sortscope::gui::charts

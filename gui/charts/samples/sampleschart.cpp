// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/samples/sampleschart.h"

#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kPercent = 100;
/// The share from which the pace of the processor is worth a note.
constexpr double kPaceShare = 0.02;
/// The number of samples from which marks may stand for several samples.
constexpr std::size_t kMany = 200;
/// The most replicates that a note names.
constexpr std::size_t kNamed = 8;

/// "+1.2", "−0.35": the number without the sign of per cent.
QString signedPercent(double share)
{
    const auto sign = share < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return sign + models::percentText(kPercent * std::abs(share));
}

QString clockText(const results::Sample& sample)
{
    const auto before = sample.smClockBeforeMhz;
    const auto after = sample.smClockAfterMhz;
    if (!before && !after)
        return {};
    const auto mhz = models::grouped(before.value_or(after.value_or(0)));
    if (!before || !after || *before == *after)
        return QStringLiteral("%1 MHz").arg(mhz);
    return QStringLiteral("%1 → %2 MHz").arg(mhz, models::grouped(*after));
}

} // namespace

SamplesChart::SamplesChart(QWidget* parent)
    : JobChart(parent),
      m_metric(new Choice(QStringLiteral("metric"), tr("&Metric:"))),
      m_axis(new Choice(QStringLiteral("axis"), tr("A&xis:")))
{
    const auto kind = [](SampleAxis axis) { return static_cast<int>(axis); };
    m_axis->setItems({{tr("Without outliers"), kind(SampleAxis::WithoutOutliers),
                       tr("Shows the spread of most samples; outliers lie at the edge.")},
                      {tr("All samples"), kind(SampleAxis::Samples), tr("Shows how far outliers lie.")},
                      {tr("From zero"), kind(SampleAxis::FromZero),
                       tr("Shows the spread in proportion to the whole time.")}});
    build({job(), m_metric, m_axis});
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

void SamplesChart::refresh()
{
    const auto job = offerJobs([](const results::JobResult& one) { return one.verified(); }, {});
    if (job && metricsOf(*job).empty())
        showEmpty({Sketch::Lines, tr("This job has no samples"),
                   tr("Choose another job, or run it again to take some.")});
    if (!job || metricsOf(*job).empty()) {
        m_plot = {};
        return;
    }
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

QString SamplesChart::title() const
{
    return models::variantTitle(m_plot.data.result->spec, {});
}

QString SamplesChart::subtitle() const
{
    const auto& work = m_plot.data.result->spec.workload;
    QStringList parts{m_plot.axisName, tr("%1 keys").arg(sizeText(work.size)),
                      models::generatorTitle(work.generator)};
    parts << (work.search ? models::searchTitle(*work.search) : models::label(work.direction));
    if (work.key != data::KeyType::U32)
        parts << models::label(work.key);
    if (work.values != data::ValueType::None)
        parts << models::label(work.values);
    parts << m_device;
    return parts.join(QStringLiteral(" · "));
}

QString SamplesChart::qualityNote() const
{
    const auto judgement = results::qualityOf(*m_plot.data.result, m_plot.data.metric);
    if (!judgement)
        return {};
    const auto quality = models::label(judgement->quality);
    if (judgement->reasons.empty())
        return tr("Quality: %1.").arg(quality);
    //: %1 is good, fair or poor, %2 why
    return tr("Quality: %1 (%2).").arg(quality, models::reasonsText(*judgement));
}

QString SamplesChart::countsNote() const
{
    const auto& result = *m_plot.data.result;
    QStringList parts{tr("Samples: %1").arg(models::grouped(m_plot.data.statistics.count))};
    parts << tr("replicates: %1 of %2")
                 .arg(models::grouped(result.replicates.size()), models::grouped(m_plot.data.slotCount()));
    if (const auto noise = results::intervalShare(result, m_plot.data.metric))
        parts << tr("noise: ±%1 %").arg(models::percentText(kPercent * *noise));
    if (result.stopReason)
        parts << tr("sampling stopped: %1").arg(models::label(*result.stopReason));
    return parts.join(QStringLiteral(" · "));
}

void SamplesChart::addDriftNotes(QStringList& notes) const
{
    const auto& drawn = m_plot.data;
    if (drawn.drift) {
        const auto size = models::percentText(kPercent * std::abs(drawn.drift->change));
        notes << (drawn.drift->change > 0 ? tr("The samples become slower: second halves of replicates take "
                                               "%1 % longer than first halves.")
                                                .arg(size)
                                          : tr("The samples become faster: second halves of replicates take "
                                               "%1 % less time than first halves.")
                                                .arg(size));
    }
    QStringList drifting;
    std::size_t more = 0;
    for (const auto& replicate : drawn.replicates) {
        if (!replicate.drift)
            continue;
        if (static_cast<std::size_t>(drifting.size()) == kNamed)
            ++more;
        else
            drifting << tr("%1 (%2 %)")
                            .arg(models::grouped(replicate.number), signedPercent(replicate.drift->change));
    }
    if (more > 0)
        drifting << tr("and %1 more").arg(models::grouped(more));
    if (!drifting.isEmpty() && drawn.result->replicates.size() > 1)
        //: %1 is a list such as "2 (+7.3 %), 4 (−6.1 %)"
        notes << tr("Replicates that drift: %1.").arg(drifting.join(QStringLiteral(", ")));
}

QString SamplesChart::paceNote() const
{
    const auto spread = results::paceSpread(*m_plot.data.result);
    if (!spread || *spread <= kPaceShare)
        return {};
    return tr("The processor's frequency changed between replicates: the same chain of operations took up to "
              "%1 % longer.")
        .arg(models::percentText(kPercent * *spread));
}

QStringList SamplesChart::notes() const
{
    const auto& drawn = m_plot.data;
    QStringList notes{qualityNote(), countsNote()};
    addDriftNotes(notes);
    notes << paceNote();
    if (const auto outliers = drawn.outlierCount(); outliers > 0)
        notes << tr("Outliers, drawn hollow: %1. They lie far from the median of their replicate, but are "
                    "not left out.")
                     .arg(models::grouped(outliers));
    if (const auto beyond = countBeyond(drawn, m_plot.axis); beyond > 0)
        notes << tr("Beyond the axis: %1. Triangles point to them.").arg(models::grouped(beyond));
    auto legend = tr("A dot is a sample. Short lines: medians of the replicates. Long line: the geometric "
                     "mean of these. Band: its 95 % interval.");
    if (drawn.statistics.count >= kMany)
        legend += QLatin1Char(' ')
                  + tr("If there are too many samples for dots, a column shows the range of several.");
    notes << legend;
    notes.removeAll(QString());
    return notes;
}

Details SamplesChart::detailsOf(const SampleMark& mark) const
{
    const auto& replicate = m_plot.data.replicates[mark.replicate];
    const auto number = models::grouped(replicate.number);
    const auto count = models::grouped(replicate.values.size());
    const auto first = models::grouped(mark.begin + 1);
    Details details;
    if (mark.end - mark.begin > 1) {
        details.title =
            tr("Replicate %1, samples %2 … %3 of %4").arg(number, first, models::grouped(mark.end), count);
        details.rows.emplace_back(m_plot.axisName, QStringLiteral("%1 … %2").arg(exactDuration(mark.low),
                                                                                 exactDuration(mark.high)));
    } else {
        details.title = tr("Replicate %1, sample %2 of %3").arg(number, first, count);
        details.rows.emplace_back(m_plot.axisName, exactDuration(mark.low));
        if (replicate.median > 0)
            details.rows.emplace_back(tr("Difference from the replicate's median"),
                                      tr("%1 %").arg(signedPercent(mark.low / replicate.median - 1)));
        if (mark.begin < replicate.samples.size()) {
            if (const auto clock = clockText(*replicate.samples[mark.begin]); !clock.isEmpty())
                details.rows.emplace_back(tr("SM clock"), clock);
        }
    }
    details.rows.emplace_back(tr("Median of the replicate"), exactDuration(replicate.median));
    if (mark.outlier)
        details.note = tr("An outlier: it lies far from the median of its replicate, but is not left out.");
    return details;
}

Details SamplesChart::detailsOf(const DistributionBar& bar) const
{
    const auto share = static_cast<double>(bar.count) / static_cast<double>(m_plot.data.statistics.count);
    Details details;
    details.title = tr("Distribution");
    details.rows.emplace_back(m_plot.axisName,
                              QStringLiteral("%1 … %2").arg(exactDuration(bar.low), exactDuration(bar.high)));
    details.rows.emplace_back(
        tr("Samples"),
        tr("%1 (%2 %)").arg(models::grouped(bar.count), models::percentText(kPercent * share)));
    return details;
}

Details SamplesChart::details(std::size_t hotSpot) const
{
    if (hotSpot >= m_painted.marks.size())
        return {};
    return std::visit([this](const auto& mark) { return detailsOf(mark); }, m_painted.marks[hotSpot]);
}

std::vector<HotSpot> SamplesChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    m_painted = paintSamples(painter, area, m_plot, theme);
    return m_painted.spots;
}

} // namespace sortscope::gui::charts

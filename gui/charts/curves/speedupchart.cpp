// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedupchart.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/barplot.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/speedfacts.h"
#include "gui/text/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// A speed-up, with a mark if it is of poor quality.
QString markedText(const results::SpeedUp& found)
{
    return found.doubt.empty() ? speedUp(found) : speedUp(found) + QStringLiteral(" ‡");
}

QVariant sizeValue(std::size_t size)
{
    return QVariant::fromValue(static_cast<qulonglong>(size));
}

} // namespace

std::optional<std::size_t> SpeedUpChart::shownSize() const
{
    return !m_data.bars.empty() ? std::optional(m_data.size) : std::nullopt;
}

QString SpeedUpChart::title() const
{
    return tr("GPU against CPU, %1 keys").arg(sizeText(m_data.size));
}

QString SpeedUpChart::subtitle() const
{
    QStringList parts{tr("%1, median").arg(metricName(m_data.reading.metric)),
                      m_data.reading.spread == Spread::Quartiles ? tr("bars: quartiles")
                                                                 : tr("bars: 95 % interval of the median")};
    if (!m_data.work.isEmpty())
        parts.prepend(m_data.work);
    const auto baselines = m_data.baselinesInUse();
    if (baselines.size() == 1)
        parts << tr("speed-up against %1").arg(baselines.front());
    else if (!baselines.isEmpty())
        parts << tr("speed-up against the CPU on the same work");
    return parts.join(QStringLiteral(" · "));
}

QStringList SpeedUpChart::notes() const
{
    QStringList notes;
    if (m_data.baselines.empty())
        notes << tr("No speed-ups: no verified CPU result has this metric at this size.");
    if (m_data.acrossClocks())
        notes << tr("† compares times of two clocks, the device's and the host's. The wall clock compares "
                    "times of one clock.");
    std::vector<results::Lead> leads;
    for (const auto& bar : m_data.bars) {
        if (bar.speedUp && bar.speedUp->factor > 1)
            leads.emplace_back(bar.result, bar.speedUp->baseline);
    }
    notes << models::skippingNotes(leads);
    const auto isPoor = [](const std::optional<results::SpeedUp>& found) {
        return found && !found->doubt.empty();
    };
    if (std::ranges::any_of(m_data.bars,
                            [&](const Bar& bar) { return isPoor(bar.speedUp) || isPoor(bar.withTransfers); }))
        notes << tr("‡ rests on a row of poor quality: there was no better one.");
    const bool outlined = std::any_of(m_data.bars.begin(), m_data.bars.end(), [](const Bar& bar) {
        return bar.endToEnd && *bar.endToEnd > bar.statistics.median;
    });
    if (m_axis->value().toBool())
        notes << tr("The axis is logarithmic: bar lengths are not proportional to times.");
    if (outlined)
        notes << tr("Dashed outline: end to end, with the transfers of input and result.");
    if (!m_data.withoutMetric.isEmpty())
        notes << tr("Without this metric: %1.").arg(m_data.withoutMetric.join(QStringLiteral(", ")));
    return notes + notesOnOthers(m_data.otherSeries) + notesOn(m_data.omitted);
}

QString SpeedUpChart::speedUpText(const Bar& bar) const
{
    if (bar.isBaseline)
        return tr("baseline");
    if (!bar.speedUp)
        return {};
    auto text = markedText(*bar.speedUp);
    if (bar.acrossClocks)
        text += QStringLiteral(" †");
    if (!bar.withTransfers)
        return text;
    //: two speed-ups: with keys and result on the device, and with both transfers
    return tr("%1, with transfers %2").arg(text, markedText(*bar.withTransfers));
}

std::vector<HotSpot> SpeedUpChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    BarPlot plot{{}, tr("time"), {}, m_axis->value().toBool()};
    for (const auto& bar : m_data.bars) {
        plot.rows.push_back({bar.label, bar.style, bar.estimate, bar.endToEnd, speedUpText(bar),
                             models::durationText(bar.statistics.median)});
        if (bar.isBaseline && m_data.baselinesInUse().size() == 1)
            plot.reference = bar.statistics.median;
    }
    return paintBars(painter, area, plot, theme);
}

Details SpeedUpChart::details(std::size_t hotSpot) const
{
    if (hotSpot >= m_data.bars.size())
        return {};
    const auto& bar = m_data.bars[hotSpot];
    auto details = detailsOf(bar.label, bar.result, m_data.reading.metric, bar.statistics);
    if (bar.endToEnd)
        details.rows.emplace_back(tr("End to end"), exactDuration(*bar.endToEnd));
    if (bar.speedUp)
        details.rows.emplace_back(tr("Against %1").arg(*bar.baseline), speedUpText(bar));
    return details;
}

std::vector<results::JobId> SpeedUpChart::markedJobs() const
{
    std::vector<results::JobId> jobs;
    for (const auto& bar : m_data.bars)
        jobs.push_back(bar.result->spec.id);
    return jobs;
}

SpeedUpChart::SpeedUpChart(QWidget* parent)
    : ReadingChart(parent),
      m_size(new Choice(QStringLiteral("size"), tr("Si&ze:"))),
      m_baseline(new Choice(QStringLiteral("baseline"), tr("&Baseline:"))),
      m_axis(new Choice(QStringLiteral("axis"), tr("A&xis:")))
{
    m_axis->setItems({{tr("Linear"), false, tr("Twice the length is twice the time.")},
                      {tr("Logarithmic"), true,
                       tr("Each step is ten times the previous one: shows short times beside long ones.")}});
    connect(m_size, &Choice::changed, this, [this] { m_sizeChosen = true; });
    build({m_size, m_baseline, metric(), spread(), m_axis});
}

std::size_t SpeedUpChart::chooseSize(Summaries& known)
{
    std::vector<Choice::Item> items;
    const auto sizes = measuredSizes(results(), known);
    for (const auto size : sizes.all)
        items.push_back({sizeText(size), sizeValue(size), models::grouped(size)});
    const auto wanted = m_size->value().toULongLong();
    m_size->setItems(std::move(items));
    const bool keep = m_sizeChosen && std::ranges::find(sizes.all, wanted) != sizes.all.end();
    const auto size = keep ? static_cast<std::size_t>(wanted) : sizes.best.value_or(0);
    m_size->setValue(sizeValue(size));
    return size;
}

std::optional<results::SeriesKey> SpeedUpChart::chosenBaseline() const
{
    const auto chosen = m_baseline->value();
    return chosen.isValid() ? std::optional(m_offered.at(chosen.toULongLong()).key) : std::nullopt;
}

void SpeedUpChart::offerBaselines(const std::vector<Baseline>& baselines)
{
    const auto chosen = chosenBaseline();
    std::vector<Choice::Item> items{{tr("Fastest on the CPU"), {}, tr("The fairest comparison.")}};
    QVariant value;
    for (const auto& baseline : baselines) {
        const auto place = QVariant::fromValue<qulonglong>(items.size() - 1);
        items.push_back({baseline.label, place, {}});
        if (chosen == baseline.key)
            value = place;
    }
    m_offered = baselines;
    m_baseline->setItems(std::move(items));
    m_baseline->setValue(value);
}

void SpeedUpChart::refresh()
{
    auto& known = summaries();
    if (auto state = nothingToShow(Sketch::Bars)) {
        m_size->setItems({});
        m_baseline->setItems({});
        m_offered.clear();
        showEmpty(std::move(*state));
        return;
    }
    auto prepared = speedUps(results(), known, reading(), chooseSize(known), chosenBaseline(), styles());
    offerBaselines(prepared.baselines);
    if (prepared.bars.empty()) {
        showWithoutMetric(Sketch::Bars, tr("No verified result has this metric"),
                          tr("%1: %2 Choose another metric or size above."));
        return;
    }
    m_data = std::move(prepared);
    showFigure();
}

} // namespace sortscope::gui::charts

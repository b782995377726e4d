// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedupchart.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/barplot.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/base/panels.h"
#include "gui/text/speedfacts.h"
#include "gui/text/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// A speed-up, with a mark if it is of poor quality.
QString markedText(const results::SpeedUp& found)
{
    return found.doubt.empty() ? speedUp(found) : speedUp(found) + QStringLiteral(" ‡");
}

/// The value of the choice of what is pinned; series have numbers.
const auto kPinned = QStringLiteral("pinned");

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
    const auto size = sizeText(m_data.size);
    const bool gpus = std::ranges::any_of(m_data.bars, [](const Bar& bar) { return !bar.cpu; });
    if (m_data.againstCpu && gpus)
        return tr("GPU against CPU, %1 keys").arg(size);
    if (m_againstPinned && m_pinned)
        return tr("Against %1, %2 keys").arg(models::text(m_pinned->name()), size);
    const auto baselines = m_data.baselinesInUse();
    //: %1 is a row
    return baselines.size() == 1 ? tr("Against %1, %2 keys").arg(baselines.front(), size)
                                 : tr("Against a baseline, %1 keys").arg(size);
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
    else if (baselines.size() > 1 && m_data.againstCpu)
        parts << tr("speed-up against the CPU on the same work");
    else if (baselines.size() > 1)
        parts << tr("speed-up against the baseline on the same work");
    return parts.join(QStringLiteral(" · "));
}

QStringList SpeedUpChart::notes() const
{
    QStringList notes;
    const bool compared = std::ranges::any_of(
        m_data.bars, [](const Bar& bar) { return bar.isBaseline || bar.speedUp.has_value(); });
    if (!compared)
        notes << tr("No speed-ups: the baseline has no verified row of this work with this metric.");
    if (m_data.proposed)
        notes << tr("No CPU row did this work, so that another row is proposed as the baseline. Choose any "
                    "other one above.");
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
    if (logarithmic())
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
    BarPlot plot{{}, tr("time"), {}, logarithmic()};
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
      m_work(new Choice(QStringLiteral("work"), tr("Da&ta:"))),
      m_baseline(new Choice(QStringLiteral("baseline"), tr("&Baseline:"))),
      m_axis(new Choice(QStringLiteral("axis"), tr("A&xis:")))
{
    m_axis->setItems(
        {{tr("Automatic"), {}, tr("Logarithmic where the longest time is many times the shortest.")},
         {tr("Linear"), false, tr("Twice the length is twice the time.")},
         {tr("Logarithmic"), true,
          tr("Each step is ten times the previous one: shows short times beside long ones.")}});
    connect(m_size, &Choice::changed, this, [this] { m_sizeChosen = true; });
    connect(m_work, &Choice::changed, this, [this] { m_wantedWork = m_work->value().toString(); });
    connect(m_baseline, &Choice::changed, this,
            [this] { m_againstPinned = m_baseline->value() == QVariant(kPinned); });
    // Names of rows are long; the list shows them whole.
    constexpr int kLetters = 46;
    m_baseline->setMaximumWidth(kLetters * fontMetrics().averageCharWidth());
    build({m_size, m_work, m_baseline, metric(), spread(), m_axis});
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

bool SpeedUpChart::logarithmic() const
{
    if (m_axis->value().isValid())
        return m_axis->value().toBool();
    // A bar that is a twentieth as long as another one is hardly seen.
    constexpr double kManyTimes = 20;
    const auto [least, most] =
        std::ranges::minmax(m_data.bars, {}, [](const Bar& bar) { return bar.statistics.median; });
    return least.statistics.median > 0 && most.statistics.median > kManyTimes * least.statistics.median;
}

Results SpeedUpChart::chooseWork(std::size_t size)
{
    Results ofSize;
    std::ranges::copy_if(results(), std::back_inserter(ofSize),
                         [size](const Result& result) { return result->spec.workload.size == size; });
    SplitAxes axes;
    for (const auto& axis : splitAxes(ofSize)) {
        if (results::workAxis(axis) != nullptr)
            axes.push_back(axis);
    }
    const DeviceLabels devices(ofSize);
    std::vector<std::pair<QString, std::size_t>> works;
    for (const auto& result : ofSize) {
        const auto title = panelTitle(result->spec, axes, devices);
        const auto known = std::ranges::find(works, title, &std::pair<QString, std::size_t>::first);
        if (known == works.end())
            works.emplace_back(title, 1);
        else
            ++known->second;
    }
    std::vector<Choice::Item> items{{tr("All data"), QString(), tr("Bars of all data, side by side.")}};
    for (const auto& [title, rows] : works)
        items.push_back({title, title, tr("Rows are measured only against rows of the same data.")});
    const bool several = works.size() > 1;
    m_work->setVisible(several);
    // More bars than can be told apart are of one kind of data, of which there are most.
    auto wanted = m_wantedWork.value_or(
        ofSize.size() <= kMostCurves || !several
            ? QString()
            : std::ranges::max_element(works, {}, &std::pair<QString, std::size_t>::second)->first);
    if (std::ranges::find(items, QVariant(wanted), &Choice::Item::value) == items.end())
        wanted = several && ofSize.size() > kMostCurves ? works.front().first : QString();
    m_work->setItems(std::move(items));
    m_work->setValue(wanted);
    if (wanted.isEmpty() || !several)
        return results();
    Results chosen;
    std::ranges::copy_if(results(), std::back_inserter(chosen), [&](const Result& result) {
        return result->spec.workload.size == size && panelTitle(result->spec, axes, devices) == wanted;
    });
    return chosen;
}

BaselineChoice SpeedUpChart::chosenBaseline() const
{
    if (m_againstPinned && m_pinned)
        return {.series = {}, .pinned = m_pinned};
    bool isSeries = false;
    const auto chosen = m_baseline->value().toULongLong(&isSeries);
    return {.series =
                isSeries && chosen < m_offered.size() ? std::optional(m_offered[chosen].key) : std::nullopt,
            .pinned = {}};
}

void SpeedUpChart::setPinned(std::shared_ptr<const results::PinnedBaseline> pinned, bool choose)
{
    m_pinned = std::move(pinned);
    m_againstPinned = m_pinned && (choose || m_againstPinned);
    refreshNow();
}

void SpeedUpChart::offerBaselines(const SpeedUps& prepared)
{
    const auto chosen = chosenBaseline();
    std::vector<Choice::Item> items{{tr("Fastest on the CPU"), {}, tr("The fairest comparison.")}};
    if (prepared.proposed)
        items.front() = {tr("Proposed"),
                         {},
                         tr("The fastest of CUB and Thrust, or the first row: no CPU row did this work.")};
    QVariant value;
    if (m_pinned) {
        items.push_back({tr("Pinned: %1").arg(models::text(m_pinned->name())), QVariant(kPinned),
                         tr("Each row is measured against its counterpart in what is pinned.")});
        if (chosen.pinned)
            value = QVariant(kPinned);
    }
    for (std::size_t index = 0; index < prepared.baselines.size(); ++index) {
        const auto& baseline = prepared.baselines[index];
        const auto place = QVariant::fromValue<qulonglong>(index);
        items.push_back({baseline.label, place, {}});
        if (chosen.series && chosen.series->variant == baseline.key.variant
            && chosen.series->device == baseline.key.device)
            value = place;
    }
    m_offered = prepared.baselines;
    m_baseline->setItems(std::move(items));
    m_baseline->setValue(value);
}

void SpeedUpChart::refresh()
{
    auto& known = summaries();
    if (auto state = nothingToShow(Sketch::Bars)) {
        m_size->setItems({});
        m_work->hide();
        m_baseline->setItems({});
        m_offered.clear();
        showEmpty(std::move(*state));
        return;
    }
    const auto size = chooseSize(known);
    auto prepared = speedUps(chooseWork(size), known, reading(), size, chosenBaseline(), styles());
    offerBaselines(prepared);
    if (prepared.bars.empty()) {
        showWithoutMetric(Sketch::Bars, tr("No verified result has this metric"),
                          tr("%1: %2 Choose another metric or size above."));
        return;
    }
    m_data = std::move(prepared);
    showFigure();
}

} // namespace sortscope::gui::charts

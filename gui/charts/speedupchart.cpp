// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/speedupchart.h"

#include "gui/charts/chartlabels.h"
#include "gui/charts/numbertext.h"
#include "gui/charts/speedupcanvas.h"
#include "gui/charts/toolstrip.h"
#include "gui/models/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

QVariant sizeValue(std::size_t size)
{
    return QVariant::fromValue(static_cast<qulonglong>(size));
}

} // namespace

SpeedUpChart::SpeedUpChart(QWidget* parent)
    : ChartWidget(parent),
      m_canvas(new SpeedUpCanvas(this)),
      m_size(new Choice(this)),
      m_baseline(new Choice(this)),
      m_metric(new Choice(this)),
      m_spread(new Choice(this)),
      m_summaries(std::make_unique<Summaries>())
{
    m_size->setObjectName(QStringLiteral("size"));
    m_baseline->setObjectName(QStringLiteral("baseline"));
    m_metric->setObjectName(QStringLiteral("metric"));
    m_spread->setObjectName(QStringLiteral("spread"));
    connect(m_size, &Choice::changed, this, [this] { m_sizeChosen = true; });
    build(m_canvas, {m_size, m_baseline, m_metric, m_spread});
}

SpeedUpChart::~SpeedUpChart() = default;

void SpeedUpChart::retranslate()
{
    m_size->setLabel(tr("Si&ze:"));
    m_baseline->setLabel(tr("&Baseline:"));
    m_metric->setLabel(tr("&Metric:"));
    m_metric->setItems(metricItems());
    m_spread->setLabel(tr("&Error bars:"));
    m_spread->setItems(spreadItems());
}

std::size_t SpeedUpChart::chooseSize()
{
    std::vector<Choice::Item> items;
    const auto sizes = comparableSizes(results());
    for (const auto size : sizes)
        items.push_back({sizeText(size), sizeValue(size), models::grouped(size)});
    const auto wanted = m_size->value().toULongLong();
    m_size->setItems(std::move(items));
    const bool keep = m_sizeChosen && std::find(sizes.begin(), sizes.end(), wanted) != sizes.end();
    const auto size = keep ? static_cast<std::size_t>(wanted) : bestSize(results()).value_or(0);
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
    std::vector<Choice::Item> items{{tr("Fastest on the CPU"), {}, tr("The fairest choice.")}};
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
    m_summaries->keepOnly(results());
    if (auto state = nothingToShow(Sketch::Bars)) {
        m_size->setItems({});
        m_baseline->setItems({});
        m_offered.clear();
        m_canvas->showEmpty(std::move(*state));
        return;
    }
    const Reading reading{metricIn(*m_metric), Quantity::Time, spreadIn(*m_spread)};
    auto prepared = speedUps(results(), *m_summaries, reading, chooseSize(), chosenBaseline());
    offerBaselines(prepared.baselines);
    if (prepared.bars.empty())
        m_canvas->showEmpty({Sketch::Bars, tr("No verified result has this metric"),
                             tr("%1: %2 Choose another metric or size above.")
                                 .arg(metricName(reading.metric), metricMeaning(reading.metric))});
    else
        m_canvas->show(std::move(prepared));
}

} // namespace sortscope::gui::charts

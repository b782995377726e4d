// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/ratiochart.h"

#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/text/comparisons.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/text/verdictsentence.h"

#include <algorithm>
#include <array>

namespace sortscope::gui::charts {
namespace {

using measure::Verdict;
using results::Standing;

/// From this ratio of the largest to the smallest on, the axis is logarithmic.
constexpr double kWide = 2;

/// The words that a fleet's dots have: a pair that is not proven has a hollow mark.
std::optional<Standing> standingOf(std::optional<Verdict> verdict)
{
    if (verdict == Verdict::Faster)
        return Standing::Faster;
    if (verdict == Verdict::Slower)
        return Standing::Slower;
    return verdict == Verdict::Same ? std::optional(Standing::Alike) : std::nullopt;
}

/// Names pairs by what is not the same in all of them.
class PairNames {
public:
    explicit PairNames(const results::CompareReport& report) : m_names(results::namesOf(report.pairs))
    {
        for (const auto& pair : report.pairs) {
            const auto parts = partsOf(pair);
            for (std::size_t i = 0; i < kParts; ++i)
                m_values.at(i).insert(parts.at(i));
        }
    }

    QString of(const results::ComparedPair& pair) const
    {
        const auto parts = partsOf(pair);
        QStringList named;
        for (std::size_t i = 0; i < kParts; ++i) {
            if (m_values.at(i).size() > 1 && !parts.at(i).isEmpty())
                named << parts.at(i);
        }
        return named.isEmpty() ? parts.back() : named.join(QStringLiteral(" · "));
    }

private:
    static constexpr std::size_t kParts = 4;

    std::array<QString, kParts> partsOf(const results::ComparedPair& pair) const
    {
        const auto& spec = pair.a->spec;
        return {models::variantTitle(spec, m_names.distinctions), models::deviceTitle(spec.device),
                models::dataTitle(spec, m_names.distinctions), models::sizeText(spec.workload.size)};
    }

    results::RowNames m_names;
    std::array<std::set<QString>, kParts> m_values;
};

} // namespace

RatioChart::RatioChart(QWidget* parent) : ChartWidget(parent)
{
    build({});
    connect(&canvas(), &Canvas::chosen, this, [this](std::size_t dot) {
        if (dot < m_pairs.size())
            emit pairChosen(static_cast<int>(m_pairs[dot]));
    });
}

void RatioChart::setReport(Report report)
{
    m_report = std::move(report);
    refreshNow();
}

void RatioChart::refresh()
{
    m_drawn = m_report;
    m_plot = {.dots = {}, .namesOutliers = false, .ratioName = tr("B / A"), .deviceName = {}};
    m_pairs.clear();
    if (m_drawn) {
        for (std::size_t i = 0; i < m_drawn->pairs.size(); ++i) {
            if (m_drawn->pairs[i].ratio)
                m_pairs.push_back(i);
        }
        std::ranges::stable_sort(m_pairs, std::greater(),
                                 [&](std::size_t i) { return *m_drawn->pairs[i].ratio; });
        const PairNames names(*m_drawn);
        for (const auto i : m_pairs) {
            const auto& pair = m_drawn->pairs[i];
            m_plot.dots.push_back(
                {names.of(pair), *pair.ratio, pair.ratioInterval, standingOf(pair.verdict)});
        }
        m_plot.margin = results::marginOf(m_drawn->options);
    }
    if (m_plot.dots.empty())
        return showEmpty({Sketch::Lines, tr("No ratios"), tr("No pair has figures on both sides.")});
    m_plot.logarithmic = m_plot.dots.front().ratio > kWide * m_plot.dots.back().ratio;
    m_plot.deviceName = tr("%n pair(s), the slowest first", "", static_cast<int>(m_plot.dots.size()));
    showFigure();
}

QString RatioChart::title() const
{
    return tr("How B stands to A");
}

QString RatioChart::subtitle() const
{
    return m_drawn ? metricName(m_drawn->options.metric) : QString();
}

QStringList RatioChart::notes() const
{
    return {tr("A mark is a pair, above 1 if B is slower; hollow: not proven. Line: 95 % interval. Band: "
               "differences within the noise margin."),
            tr("The axis does not begin at zero.")};
}

std::vector<LegendEntry> RatioChart::legend() const
{
    constexpr std::array<std::optional<Standing>, 4> kStandings{Standing::Slower, Standing::Faster,
                                                                Standing::Alike, std::nullopt};
    const std::array names{models::verdictText(Verdict::Slower), models::verdictText(Verdict::Faster),
                           models::verdictText(Verdict::Same), tr("not proven")};
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (std::ranges::find(m_plot.dots, kStandings.at(i), &FleetDot::standing) != m_plot.dots.end())
            entries.push_back({names.at(i), standingStyle(kStandings.at(i))});
    }
    return entries;
}

Details RatioChart::details(std::size_t hotSpot) const
{
    if (!m_drawn || hotSpot >= m_pairs.size())
        return {};
    const auto& pair = m_drawn->pairs[m_pairs[hotSpot]];
    Details details;
    details.title = m_plot.dots[hotSpot].label;
    details.rows = {{tr("A"), models::durationText(pair.statisticsA->median)},
                    {tr("B"), models::durationText(pair.statisticsB->median)}};
    details.note = models::verdictSentence(pair, m_drawn->options.metric);
    return details;
}

std::vector<HotSpot> RatioChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    return paintFleet(painter, area, m_plot, theme);
}

} // namespace sortscope::gui::charts

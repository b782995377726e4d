// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/historychart.h"

#include "core/measure/replicates.h"
#include "core/measure/statistics.h"
#include "core/measure/verdict.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/text.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sortscope::gui::charts {
namespace {

using results::HistoryLine;

/// How far a line's largest change goes, whichever way.
double largestChange(const HistoryLine& line)
{
    double largest = 0;
    for (const auto& change : line.changes)
        largest = std::max(largest, std::abs(std::log(change.ratio)));
    return largest;
}

/// The median of the figures that count in front of the first change, of all that count if nothing changed,
/// or of all there are.
double levelOf(const HistoryLine& line)
{
    const auto end = line.changes.empty() ? line.points.size() : line.changes.front().point;
    std::vector<double> values;
    for (std::size_t i = 0; i < end; ++i) {
        if (line.points[i].counts)
            values.push_back(line.points[i].figure.value);
    }
    if (values.empty())
        std::ranges::transform(line.points, std::back_inserter(values),
                               [](const auto& point) { return point.figure.value; });
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

double secondsOf(std::chrono::sys_seconds time)
{
    return static_cast<double>(time.time_since_epoch().count());
}

} // namespace

HistoryChart::HistoryChart(QWidget* parent)
    : ChartWidget(parent),
      m_metric(new Choice(QStringLiteral("metric"), tr("&Metric:"))),
      m_show(new Choice(QStringLiteral("show"), tr("&Show:"))),
      m_facets{{new Choice(QStringLiteral("algorithm"), tr("A&lgorithm:")), &models::LineTexts::algorithm,
                tr("All algorithms")},
               {new Choice(QStringLiteral("data"), tr("Da&ta:")), &models::LineTexts::data, tr("All data")},
               {new Choice(QStringLiteral("size"), tr("Si&ze:")), &models::LineTexts::size, tr("All sizes")},
               {new Choice(QStringLiteral("device"), tr("Dev&ice:")), &models::LineTexts::device,
                tr("All devices")}}
{
    std::vector<Choice::Item> metrics;
    for (const auto metric : kJobMetrics)
        metrics.push_back({metricName(metric), static_cast<int>(metric), metricMeaning(metric)});
    m_metric->setItems(std::move(metrics));
    m_show->setItems({{tr("Relative"), true, tr("Divided by the row's median before its first change.")},
                      {tr("Time"), false, {}}});
    connect(m_metric, &Choice::changed, this, &HistoryChart::metricChosen);
    for (const auto& facet : m_facets)
        connect(facet.choice, &Choice::changed, this, &HistoryChart::choose);
    connect(&canvas(), &Canvas::chosen, this, [this](std::size_t hotSpot) {
        const auto [of, point] = markAt(hotSpot);
        emit rowChosen(line(of).points[point].row);
    });
    build({m_metric, m_show, m_facets[0].choice, m_facets[1].choice, m_facets[2].choice, m_facets[3].choice});
}

results::Metric HistoryChart::metric() const
{
    return static_cast<results::Metric>(m_metric->value().toInt());
}

bool HistoryChart::relative() const
{
    return m_show->value().toBool();
}

void HistoryChart::setHistory(models::SharedHistory history)
{
    m_history = std::move(history);
    m_texts = m_history ? models::lineTexts(*m_history) : std::vector<models::LineTexts>();
    m_front.reset();
    offerFacets();
    choose();
    refreshNow();
}

void HistoryChart::showChange(std::optional<std::size_t> line, std::size_t point)
{
    m_front = line;
    refreshNow();
    if (!line || !isVisible())
        return;
    std::size_t hotSpot = 0;
    for (const auto drawn : m_drawn) {
        if (drawn == *line)
            return canvas().setCurrent(hotSpot + point);
        hotSpot += this->line(drawn).points.size();
    }
}

void HistoryChart::offerFacets()
{
    for (const auto& [choice, text, all] : m_facets) {
        std::vector<Choice::Item> items{{all, QString(), {}}};
        for (const auto& texts : m_texts) {
            const auto& value = texts.*text;
            if (std::ranges::none_of(items, [&](const auto& item) { return item.value == value; }))
                items.push_back({value, value, {}});
        }
        choice->setVisible(items.size() > 2);
        choice->setItems(std::move(items));
    }
}

void HistoryChart::choose()
{
    m_chosen.clear();
    for (std::size_t index = 0; index < m_texts.size(); ++index) {
        const bool chosen = std::ranges::all_of(m_facets, [&](const Facet& facet) {
            const auto wanted = facet.choice->value().toString();
            return wanted.isEmpty() || m_texts[index].*facet.text == wanted;
        });
        if (chosen)
            m_chosen.insert(index);
    }
    if (m_front && !m_chosen.contains(*m_front))
        m_front.reset();
    emit linesChosen();
}

std::vector<std::size_t> HistoryChart::linesToDraw() const
{
    std::vector<std::size_t> lines(m_chosen.begin(), m_chosen.end());
    if (lines.size() <= kMostLines)
        return lines;
    std::ranges::stable_sort(lines, std::greater(), [this](std::size_t index) {
        return m_front == index ? HUGE_VAL : largestChange(line(index));
    });
    lines.resize(kMostLines);
    std::ranges::sort(lines);
    return lines;
}

std::vector<Style> HistoryChart::stylesOf(const std::vector<std::size_t>& lines) const
{
    std::vector<const results::JobSpec*> specs;
    for (const auto index : lines)
        specs.push_back(&m_history->specOf(line(index)));
    const SeriesStyles known(specs);
    std::vector<Style> own;
    std::vector<Style> parts;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        own.push_back(known.of(*specs[i]));
        parts.push_back(partStyle(static_cast<int>(i), i >= kSeriesColours));
    }
    // Rows of one algorithm, in several sizes or on several data, would all look alike.
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (std::ranges::count(own, own[i]) > 1)
            return parts;
    }
    return own;
}

HistoryCurve HistoryChart::curveOf(std::size_t index, double base) const
{
    const auto& of = line(index);
    HistoryCurve curve{.style = {}, .marks = {}, .inFront = !m_front || m_front == index};
    for (const auto& point : of.points)
        curve.marks.push_back({.time = secondsOf(m_history->rowAt(point).date),
                               .value = point.figure.value / base,
                               .counts = point.counts,
                               .change = {},
                               .slower = false});
    for (const auto& change : of.changes) {
        auto& mark = curve.marks[change.point];
        const auto reasons = models::reasonsOf(*m_history, of, change);
        mark.change =
            QStringLiteral("%1: %2").arg(models::changeText(change), reasons.join(QStringLiteral(", ")));
        mark.slower = change.ratio > 1;
    }
    return curve;
}

void HistoryChart::prepare()
{
    constexpr double kFar = 5;
    m_drawn = linesToDraw();
    m_plot = {};
    const auto styles = stylesOf(m_drawn);
    double low = HUGE_VAL;
    double high = 0;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        auto curve = curveOf(m_drawn[i], relative() ? levelOf(line(m_drawn[i])) : 1);
        curve.style = styles[i];
        for (const auto& mark : curve.marks) {
            low = std::min(low, mark.value);
            high = std::max(high, mark.value);
        }
        m_plot.curves.push_back(std::move(curve));
    }
    m_plot.logarithmic = high > kFar * low;
    if (relative()) {
        m_plot.level = 1;
        m_plot.valueName = tr("time relative to the row's median before its first change");
        return;
    }
    const auto unit = timeUnit(m_plot.logarithmic ? std::sqrt(low * high) : high);
    m_plot.factor = unit.factor;
    m_plot.valueName =
        QStringLiteral("%1 (%2)").arg(metricName(m_history->history.options.metric), unit.symbol);
}

void HistoryChart::refresh()
{
    if (!m_history || m_history->history.lines.empty())
        return showEmpty(
            {Sketch::Lines, tr("No row has this metric"),
             tr("%1: %2 Choose another metric above.").arg(metricName(metric()), metricMeaning(metric()))});
    if (m_chosen.empty())
        return showEmpty({Sketch::Lines, tr("No row is left"), tr("Choose less above.")});
    prepare();
    showFigure();
}

QString HistoryChart::title() const
{
    return m_drawn.size() == 1 ? m_texts[m_drawn.front()].label : tr("Rows over time");
}

QString HistoryChart::subtitle() const
{
    QStringList parts{tr("%1, median of each run").arg(metricName(m_history->history.options.metric)),
                      tr("at most %1 % of the changes are false, on average")
                          .arg(models::fixed(measure::kFalseDiscoveryRate * 100, 0))};
    return parts.join(QStringLiteral(" · "));
}

QStringList HistoryChart::notes() const
{
    QStringList notes{tr("▲ ▼ and a dotted line: from there on a row is slower or faster. A click on a point "
                         "opens its session.")};
    const auto poor = [](const HistoryMark& mark) { return !mark.counts; };
    if (std::ranges::any_of(m_plot.curves,
                            [&](const auto& curve) { return std::ranges::any_of(curve.marks, poor); }))
        notes << tr("Hollow: a figure of poor quality, which does not count.");
    if (m_drawn.size() < m_chosen.size())
        notes << tr("%1 of %n row(s) are drawn, those that changed most. Choose among the others above.", "",
                    static_cast<int>(m_chosen.size()))
                     .arg(m_drawn.size());
    return notes;
}

std::vector<LegendEntry> HistoryChart::legend() const
{
    std::vector<LegendEntry> entries;
    for (std::size_t i = 0; i < m_drawn.size(); ++i)
        entries.push_back(
            {m_texts[m_drawn[i]].label, m_plot.curves[i].style, false, !m_plot.curves[i].inFront});
    return entries;
}

std::pair<std::size_t, std::size_t> HistoryChart::markAt(std::size_t hotSpot) const
{
    for (const auto drawn : m_drawn) {
        const auto points = line(drawn).points.size();
        if (hotSpot < points)
            return {drawn, hotSpot};
        hotSpot -= points;
    }
    return {m_drawn.back(), line(m_drawn.back()).points.size() - 1};
}

Details HistoryChart::details(std::size_t hotSpot) const
{
    if (m_drawn.empty())
        return {};
    const auto [of, index] = markAt(hotSpot);
    const auto& point = line(of).points[index];
    const auto& row = m_history->rowAt(point);
    const auto& figure = row.figures.at(m_history->history.options.metric);
    const auto& file = m_history->folder->files[m_history->folder->fileOf[point.row]];
    Details details{.title = m_texts[of].label, .rows = {}, .note = {}};
    details.rows = {{tr("Date"), models::minuteText(row.date)},
                    {tr("Median"), exactDuration(point.figure.value)}};
    if (const auto interval = measure::replicateInterval(figure.mediansNs))
        details.rows.emplace_back(
            tr("95 % interval"),
            QStringLiteral("%1 … %2").arg(exactDuration(interval->low), exactDuration(interval->high)));
    details.rows.emplace_back(tr("Replicates"), models::grouped(figure.mediansNs.size()));
    details.rows.emplace_back(tr("Session"), QFileInfo(QFile::decodeName(file.c_str())).fileName());
    if (row.spec.device.node)
        details.rows.emplace_back(tr("Machine"), models::text(*row.spec.device.node));
    if (!point.counts)
        details.note = models::text(figure.noGround);
    const auto change = std::ranges::find(line(of).changes, index, &results::HistoryChange::point);
    if (change == line(of).changes.end())
        return details;
    details.rows.emplace_back(tr("Change"), QStringLiteral("%1 (%2)").arg(models::changeText(*change),
                                                                          models::changeInterval(*change)));
    details.note = models::reasonsOf(*m_history, line(of), *change).join(u'\n');
    return details;
}

std::vector<HotSpot> HistoryChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    return paintHistory(painter, area, m_plot, theme);
}

} // namespace sortscope::gui::charts

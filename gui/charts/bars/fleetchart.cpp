// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/fleetchart.h"

#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/comparisons.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::gui::charts {
namespace {

using results::Standing;

constexpr int kAllJobs = -1;
constexpr int kDecimals = 3;

results::DeviceNames namesOf(const results::FleetReport& report)
{
    results::DeviceNames names;
    for (const auto& device : report.devices)
        names.add(device.info);
    return names;
}

QString groupTitle(const results::FleetGroup& group, const results::Distinctions& distinctions)
{
    const auto& spec = group.example->spec;
    return QStringLiteral("%1 · %2 · %3")
        .arg(models::variantTitle(spec, distinctions), models::dataTitle(spec, distinctions),
             sizeText(spec.workload.size));
}

std::vector<results::ResultPointer> examplesOf(const results::FleetReport& report)
{
    std::vector<results::ResultPointer> examples;
    for (const auto& group : report.groups)
        examples.push_back(group.example);
    return examples;
}

QString intervalText(const measure::Interval& interval)
{
    return QStringLiteral("%1 … %2").arg(models::fixed(interval.low, kDecimals),
                                         models::fixed(interval.high, kDecimals));
}

} // namespace

FleetChart::FleetChart(QWidget* parent)
    : ChartWidget(parent),
      m_jobs(new Choice(QStringLiteral("jobs"), tr("&Jobs:")))
{
    m_jobs->setItems({{tr("All (median ratio)"), kAllJobs, {}}});
    build({m_jobs});
}

void FleetChart::setReport(Report report)
{
    m_report = std::move(report);
    offerJobs();
    refreshNow();
}

void FleetChart::offerJobs()
{
    std::vector<Choice::Item> items{
        {tr("All (median ratio)"), kAllJobs, tr("The median of the ratios of each device's jobs.")}};
    if (m_report) {
        const results::Distinctions distinctions(examplesOf(*m_report));
        for (std::size_t i = 0; i < m_report->groups.size(); ++i)
            items.push_back({groupTitle(m_report->groups[i], distinctions), static_cast<int>(i), {}});
    }
    m_jobs->setItems(std::move(items));
}

std::optional<std::size_t> FleetChart::group() const
{
    const auto chosen = m_jobs->value().toInt();
    return chosen == kAllJobs ? std::nullopt : std::optional(static_cast<std::size_t>(chosen));
}

void FleetChart::addDevices(const results::DeviceNames& names)
{
    for (std::size_t i = 0; i < m_drawn->devices.size(); ++i) {
        const auto& device = m_drawn->devices[i];
        if (!device.medianRatio)
            continue;
        m_plot.dots.push_back({models::text(names.of(device.info)), *device.medianRatio,
                               device.medianInterval, device.standing});
        m_indices.push_back(i);
    }
}

void FleetChart::addRows(std::size_t group, const results::DeviceNames& names)
{
    for (std::size_t i = 0; i < m_drawn->rows.size(); ++i) {
        const auto& row = m_drawn->rows[i];
        if (row.group != group || !row.ratio)
            continue;
        m_plot.dots.push_back({models::text(names.of(m_drawn->devices[row.device].info)), *row.ratio,
                               row.ratioInterval, row.standing});
        m_indices.push_back(i);
    }
}

void FleetChart::refresh()
{
    m_drawn = m_report;
    m_drawnGroup = group();
    m_plot = {};
    m_indices.clear();
    if (m_drawn) {
        m_plot.margin = results::marginOf(m_drawn->options);
        m_plot.ratioName = tr("time relative to the median");
        const auto names = namesOf(*m_drawn);
        if (m_drawnGroup)
            addRows(*m_drawnGroup, names);
        else
            addDevices(names);
        m_plot.deviceName =
            tr("%n device(s), in the order of the session", "", static_cast<int>(m_plot.dots.size()));
    }
    if (!m_plot.dots.empty())
        showFigure();
    else if (m_drawn && !m_drawnGroup)
        showEmpty({Sketch::Lines, tr("No device was judged"),
                   tr("A verdict needs enough devices of one kind that ran the same jobs. Choose one of the "
                      "jobs to see its figures.")});
    else
        showEmpty(
            {Sketch::Lines, tr("Nothing to draw for this job"), tr("It has no values of this metric.")});
}

std::optional<std::size_t> FleetChart::shownSize() const
{
    return m_drawn && m_drawnGroup ? std::optional(m_drawn->groups[*m_drawnGroup].example->spec.workload.size)
                                   : std::nullopt;
}

QString FleetChart::title() const
{
    if (!m_drawnGroup)
        return tr("Each device relative to the median of its kind");
    return groupTitle(m_drawn->groups[*m_drawnGroup], results::Distinctions(examplesOf(*m_drawn)));
}

QString FleetChart::subtitle() const
{
    QStringList parts{metricName(m_drawn->options.metric)};
    if (!m_drawnGroup) {
        parts << tr("%n job(s)", "", static_cast<int>(m_drawn->groups.size()));
    } else if (const auto& group = m_drawn->groups[*m_drawnGroup]; group.medianNs) {
        parts << deviceLabel(group.example->spec.device)
              << tr("the median of the devices is %1").arg(models::durationText(*group.medianNs));
    }
    return parts.join(QStringLiteral(" · "));
}

QStringList FleetChart::notes() const
{
    return {m_drawnGroup ? tr("A dot is a device, above 1 if it is slower than the median. Line: 95 % "
                              "interval of its own time. Band: differences within the noise margin.")
                         : tr("A dot is a device, above 1 if it is slower than the median. Line: 95 % "
                              "interval of its median over jobs. Band: differences within the noise margin."),
            tr("The axis does not begin at zero.")};
}

std::vector<LegendEntry> FleetChart::legend() const
{
    constexpr std::array<std::optional<Standing>, 4> kStandings{Standing::Slower, Standing::Faster,
                                                                Standing::Alike, std::nullopt};
    std::vector<LegendEntry> entries;
    for (const auto& standing : kStandings) {
        if (std::ranges::find(m_plot.dots, standing, &FleetDot::standing) != m_plot.dots.end())
            entries.push_back({models::standingText(standing), standingStyle(standing)});
    }
    return entries;
}

std::vector<HotSpot> FleetChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    return paintFleet(painter, area, m_plot, theme);
}

Details FleetChart::details(std::size_t hotSpot) const
{
    if (hotSpot >= m_plot.dots.size())
        return {};
    const auto& dot = m_plot.dots[hotSpot];
    auto details = m_drawnGroup ? detailsOfRow(m_drawn->rows[m_indices[hotSpot]])
                                : detailsOfDevice(m_drawn->devices[m_indices[hotSpot]]);
    details.title = dot.label;
    std::vector<std::pair<QString, QString>> first{
        {tr("Verdict"), models::standingText(dot.standing)},
        {tr("Relative to median"), models::fixed(dot.ratio, kDecimals)}};
    if (dot.interval)
        first.emplace_back(tr("95 % interval"), intervalText(*dot.interval));
    details.rows.insert(details.rows.begin(), first.begin(), first.end());
    return details;
}

Details FleetChart::detailsOfDevice(const results::FleetDevice& device) const
{
    Details details;
    details.rows = {{tr("Slower in"), tr("%1 of %2 jobs").arg(device.slower).arg(device.judged)},
                    {tr("Faster in"), tr("%1 of %2 jobs").arg(device.faster).arg(device.judged)}};
    details.note = models::differencesOf(device).join(u'\n');
    return details;
}

Details FleetChart::detailsOfRow(const results::FleetRow& row) const
{
    Details details;
    details.rows = {{tr("Median"), exactDuration(row.statistics->median)}};
    details.note = models::firstLine(models::text(row.reason));
    return details;
}

} // namespace sortscope::gui::charts

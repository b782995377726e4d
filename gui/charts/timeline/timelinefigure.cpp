// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/axis.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/timeline/timelinechart.h"
#include "gui/charts/timeline/timelinegestures.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

namespace sortscope::gui::charts {

QString TimelineChart::title() const
{
    return tr("Timeline of one sample");
}

QString TimelineChart::subtitle() const
{
    const auto& timeline = *m_shown.timeline;
    QStringList parts{m_shown.label, tr("replicate %1, sample %2")
                                         .arg(models::grouped(m_shown.place.replicate + 1),
                                              models::grouped(m_shown.place.sample + 1))};
    if (timeline.clock())
        parts << models::label(*timeline.clock());
    parts << tr("%n commands", nullptr, static_cast<int>(timeline.commands().size()));
    if (zoomed())
        parts << viewText();
    return parts.join(QStringLiteral(" · "));
}

QString TimelineChart::viewText() const
{
    // As many digits as tell a hundredth of the view.
    constexpr double kParts = 100;
    const auto unit = timeUnit(m_view.high);
    const auto decimals = decimalsOf(lengthOf(m_view) / unit.factor / kParts);
    //: A range of time, such as "from 1.25 to 1.50 ms"; %3 is the unit
    return tr("from %1 to %2 %3")
        .arg(models::fixed(m_view.low / unit.factor, decimals),
             models::fixed(m_view.high / unit.factor, decimals), unit.symbol);
}

QStringList TimelineChart::notes() const
{
    const auto& timeline = *m_shown.timeline;
    QStringList notes;
    const auto clock = timeline.clock() ? models::label(*timeline.clock()) : QString();
    const bool overlaps = timeline.clock() == backend::Clock::Cupti && !timeline.queue().empty();
    if (overlaps)
        notes << tr("Queue: on the device already, and waiting for the kernel in front, from whose end on a "
                    "kernel counts.");
    else if (timeline.host().empty() && timeline.queue().empty())
        //: %1 is a clock
        notes << tr("Without host and queue: this clock (%1) does not record when commands were queued and "
                    "submitted.")
                     .arg(clock);
    else if (timeline.host().empty())
        notes << tr("Without host: this clock (%1) does not record when commands were queued.").arg(clock);
    else
        notes << tr(
            "Host: queued, not yet submitted. Queue: submitted, not yet started. The higher, the more "
            "commands at a time.");
    if (timeline.leftOut() > 0)
        notes << tr("%n commands timed by another clock, or by none, are left out.", nullptr,
                    static_cast<int>(timeline.leftOut()));
    if (zoomed())
        notes << tr("Zoomed in; double-click to reset.");
    return notes;
}

std::vector<LegendEntry> TimelineChart::legend() const
{
    const auto& timeline = *m_shown.timeline;
    std::vector<LegendEntry> entries;
    for (const auto name : timeline.kernels())
        entries.push_back(
            {models::text(timeline.names()[name]), groupStyle(timeline.groupOfKernel(name)), true, false});
    if (timeline.hasTransfers())
        entries.push_back({tr("Transfers"), groupStyle(Timeline::kTransfers), true, false});
    return entries;
}

Details TimelineChart::detailsOf(const TimelineCommand& command) const
{
    const auto ns = [](std::int64_t value) { return exactDuration(static_cast<double>(value)); };
    Details details;
    details.title = launchLabel(*m_shown.result, m_shown.timeline->names()[command.name], command.at.stage,
                                command.at.pass);
    details.rows.emplace_back(tr("Started"), ns(command.startedNs));
    details.rows.emplace_back(tr("Duration"), ns(command.durationNs()));
    if (command.queuedNs && command.submittedNs)
        details.rows.emplace_back(tr("Waited on the host"), ns(*command.submittedNs - *command.queuedNs));
    if (command.submittedNs)
        details.rows.emplace_back(m_shown.timeline->clock() == backend::Clock::Cupti
                                      ? tr("Overlaps the kernels in front by")
                                      : tr("Waited in the queue"),
                                  ns(command.startedNs - *command.submittedNs));
    details.rows.emplace_back(tr("Gap before"), ns(command.gapNs));
    if (command.bytes > 0)
        details.rows.emplace_back(tr("Bytes moved"), models::bytesText(command.bytes));
    if (command.globalSize > 0)
        details.rows.emplace_back(tr("Work-items"), exactSize(command.globalSize));
    if (command.localSize > 0)
        details.rows.emplace_back(tr("Work-group"), exactSize(command.localSize));
    return details;
}

Details TimelineChart::details(std::size_t hotSpot) const
{
    if (!m_shown.timeline || hotSpot >= m_places.items.size())
        return {};
    const auto& item = m_places.items[hotSpot];
    if (item.count == 1)
        return detailsOf(m_shown.timeline->commands()[item.first]);
    constexpr double kPercent = 100;
    Details details;
    details.title = tr("%n commands", nullptr, static_cast<int>(item.count));
    details.rows.emplace_back(tr("From"), exactDuration(item.ns.low));
    details.rows.emplace_back(tr("To"), exactDuration(item.ns.high));
    details.rows.emplace_back(tr("Device busy"), tr("%1 %").arg(shortNumber(kPercent * item.busy)));
    details.note = tr("Click to see them one by one.");
    return details;
}

std::vector<HotSpot> TimelineChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    auto spots = paintTimeline(
        painter, area,
        {*m_shown.timeline, *m_shown.result, m_view, exporting() ? std::nullopt : m_selected, m_measured},
        theme, m_places);
    m_gestures->setMap(m_places.map);
    return spots;
}

} // namespace sortscope::gui::charts

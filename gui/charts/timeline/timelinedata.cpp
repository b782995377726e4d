// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/timeline/timelinedata.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sortscope::gui::charts {
namespace {

/// The number of commands between two looks at the stop token.
constexpr std::size_t kStride = 4096;

/// Limits times, which may lie anywhere in a forged file: limited times can be added and subtracted.
std::int64_t bounded(std::int64_t ns)
{
    constexpr std::int64_t kLimit = std::int64_t{1} << 50U;
    return std::clamp(ns, -kLimit, kLimit);
}

std::vector<double> sumsOf(const std::vector<std::int64_t>& values)
{
    std::vector<double> sums{0};
    sums.reserve(values.size() + 1);
    for (const auto value : values)
        sums.push_back(sums.back() + static_cast<double>(value));
    return sums;
}

std::size_t countBefore(const std::vector<std::int64_t>& sorted, double at)
{
    return static_cast<std::size_t>(
        std::ranges::lower_bound(sorted, at, {}, [](std::int64_t ns) { return static_cast<double>(ns); })
        - sorted.begin());
}

/// The first known moment of a command.
std::int64_t firstMoment(const TimelineCommand& command)
{
    return std::min(command.startedNs, std::min(command.submittedNs.value_or(command.startedNs),
                                                command.queuedNs.value_or(command.startedNs)));
}

} // namespace

Spans::Spans(const std::vector<std::pair<std::int64_t, std::int64_t>>& spans)
{
    for (const auto& [begin, end] : spans) {
        m_begins.push_back(begin);
        m_ends.push_back(std::max(begin, end));
    }
    std::ranges::sort(m_begins);
    std::ranges::sort(m_ends);
    m_beginSums = sumsOf(m_begins);
    m_endSums = sumsOf(m_ends);
    std::size_t ended = 0;
    for (std::size_t begun = 0; begun < m_begins.size(); ++begun) {
        while (m_ends[ended] <= m_begins[begun] && ended < begun)
            ++ended;
        m_mostAtOnce = std::max(m_mostAtOnce, begun + 1 - ended);
    }
}

double Spans::lengthBefore(double at) const
{
    const auto begun = countBefore(m_begins, at);
    const auto ended = countBefore(m_ends, at);
    return static_cast<double>(begun - ended) * at - m_beginSums[begun] + m_endSums[ended];
}

double Spans::meanAtOnce(double from, double to) const
{
    return to > from ? std::max(0.0, (lengthBefore(to) - lengthBefore(from)) / (to - from)) : 0;
}

std::optional<double> Spans::nearestEdge(double at) const
{
    std::optional<double> nearest;
    for (const auto* edges : {&m_begins, &m_ends}) {
        const auto next = countBefore(*edges, at);
        for (const auto index : {next, next - 1}) { // an index before the first wraps to one behind the last
            if (index >= edges->size())
                continue;
            const auto edge = static_cast<double>((*edges)[index]);
            if (!nearest || std::abs(edge - at) < std::abs(*nearest - at))
                nearest = edge;
        }
    }
    return nearest;
}

std::shared_ptr<const Timeline> Timeline::of(const std::vector<backend::Command>& commands,
                                             std::optional<backend::Clock> clock, const std::stop_token& stop)
{
    auto timeline = std::make_shared<Timeline>();
    timeline->m_clock = clock;
    timeline->m_commands.reserve(commands.size());
    for (std::size_t index = 0; index < commands.size(); ++index) {
        if (index % kStride == 0 && stop.stop_requested())
            return nullptr;
        timeline->add(commands[index]);
    }
    timeline->arrange();
    if (stop.stop_requested())
        return nullptr;
    timeline->fillTracks();
    return timeline;
}

void Timeline::add(const backend::Command& command)
{
    const auto& times = command.times;
    const bool timed = command.durationNs().has_value();
    if (timed && !m_clock)
        m_clock = command.clock;
    if (!timed || command.clock != m_clock) {
        ++m_leftOut;
        return;
    }
    TimelineCommand one;
    one.startedNs = bounded(*times.startedNs);
    one.endedNs = std::max(one.startedNs, bounded(*times.endedNs));
    if (times.queuedNs)
        one.queuedNs = bounded(*times.queuedNs);
    if (times.submittedNs)
        one.submittedNs = bounded(*times.submittedNs);
    one.name = nameIndex(command.name);
    one.kind = command.kind;
    if (isLaunch(one.kind) && m_nameGroups[one.name] == kTransfers) {
        m_nameGroups[one.name] = m_kernels.size() % kTransfers;
        m_kernels.push_back(one.name);
    }
    one.at = command.at;
    one.bytes = command.bytes;
    one.globalSize = command.globalSize;
    one.localSize = command.localSize;
    m_commands.push_back(one);
}

std::size_t Timeline::nameIndex(const std::string& name)
{
    const auto [found, added] = m_nameIndexes.try_emplace(name, m_names.size());
    if (added) {
        m_names.push_back(name);
        m_nameGroups.push_back(kTransfers);
    }
    return found->second;
}

void Timeline::arrange()
{
    std::ranges::stable_sort(m_commands, {}, &TimelineCommand::startedNs);
    std::optional<std::int64_t> origin;
    for (const auto& command : m_commands)
        origin = std::min(origin.value_or(firstMoment(command)), firstMoment(command));
    std::int64_t reach = 0;
    bool first = true;
    m_reach.reserve(m_commands.size());
    for (auto& command : m_commands) {
        for (auto* ns : {&command.startedNs, &command.endedNs})
            *ns -= *origin;
        for (auto* ns : {&command.queuedNs, &command.submittedNs}) {
            if (*ns)
                **ns -= *origin;
        }
        command.gapNs = first ? 0 : std::max<std::int64_t>(0, command.startedNs - reach);
        first = false;
        reach = std::max(reach, command.endedNs);
        m_reach.push_back(reach);
    }
    m_lengthNs = std::max<std::int64_t>(reach, 1);
}

void Timeline::fillTracks()
{
    std::vector<std::pair<std::int64_t, std::int64_t>> host;
    std::vector<std::pair<std::int64_t, std::int64_t>> queue;
    std::vector<std::pair<std::int64_t, std::int64_t>> device;
    m_groups.resize(kGroups);
    for (std::size_t index = 0; index < m_commands.size(); ++index) {
        const auto& command = m_commands[index];
        if (command.queuedNs && command.submittedNs)
            host.emplace_back(*command.queuedNs, *command.submittedNs);
        if (command.submittedNs)
            queue.emplace_back(*command.submittedNs, command.startedNs);
        device.emplace_back(command.startedNs, command.endedNs);
        m_gaps.push_back(command.gapNs);
        auto& group = m_groups[groupOf(command)];
        group.commands.push_back(static_cast<std::uint32_t>(index));
        group.sums.push_back(group.sums.back() + static_cast<double>(command.durationNs()));
    }
    m_host = Spans(host);
    m_queue = Spans(queue);
    m_device = Spans(device);
}

std::size_t Timeline::groupOf(const TimelineCommand& command) const
{
    return isLaunch(command.kind) ? m_nameGroups[command.name] : kTransfers;
}

std::size_t Timeline::firstFrom(double ns) const
{
    const auto found = std::ranges::lower_bound(m_commands, ns, {}, [](const TimelineCommand& command) {
        return static_cast<double>(command.startedNs);
    });
    return static_cast<std::size_t>(found - m_commands.begin());
}

TimelineItem Timeline::itemOf(std::size_t command) const
{
    const auto& one = m_commands[command];
    return {
        {static_cast<double>(one.startedNs), static_cast<double>(one.endedNs)}, command, 1, 1, groupOf(one)};
}

TimelineItem Timeline::mergedItem(std::size_t first, std::size_t last, const Range& column) const
{
    const auto busy = std::min(1.0, m_device.meanAtOnce(column.low, column.high));
    return {column, first, last - first, busy, mainGroup(first, last)};
}

std::size_t Timeline::mainGroup(std::size_t first, std::size_t last) const
{
    std::size_t main = 0;
    double longest = -1;
    for (std::size_t index = 0; index < m_groups.size(); ++index) {
        const auto& [commands, sums] = m_groups[index];
        const auto from = std::ranges::lower_bound(commands, first) - commands.begin();
        const auto to = std::ranges::lower_bound(commands, last) - commands.begin();
        const auto time = sums[static_cast<std::size_t>(to)] - sums[static_cast<std::size_t>(from)];
        if (to > from && time > longest) {
            longest = time;
            main = index;
        }
    }
    return main;
}

std::vector<TimelineItem> Timeline::itemsIn(const Range& view, std::size_t columns) const
{
    std::vector<TimelineItem> items;
    const auto column = (view.high - view.low) / static_cast<double>(std::max<std::size_t>(columns, 1));
    if (!(column > 0))
        return items;
    auto next = static_cast<std::size_t>(
        std::ranges::upper_bound(m_reach, view.low, {},
                                 [](std::int64_t ns) { return static_cast<double>(ns); })
        - m_reach.begin());
    const auto end = firstFrom(view.high);
    while (next < end) {
        const auto start = std::max(static_cast<double>(m_commands[next].startedNs), view.low);
        const auto place = std::floor((start - view.low) / column);
        const Range cell{view.low + place * column, view.low + (place + 1) * column};
        auto last = std::clamp(firstFrom(cell.high), next + 1, end);
        // The last command that starts in a column may reach beyond the column.
        const bool wide = static_cast<double>(m_commands[last - 1].durationNs()) >= column;
        const auto merged = wide ? last - 1 : last;
        if (merged - next == 1)
            items.push_back(itemOf(next));
        else if (merged > next)
            items.push_back(mergedItem(next, merged, cell));
        if (wide)
            items.push_back(itemOf(last - 1));
        next = last;
    }
    return items;
}

std::vector<std::size_t> Timeline::gapsIn(const Range& view, double leastNs) const
{
    std::vector<std::size_t> gaps;
    const auto first = firstFrom(view.low);
    // A gap that reaches beyond the view ends with the first command behind the view.
    const auto last = std::min(firstFrom(view.high) + 1, m_commands.size());
    const auto least = std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(leastNs)));
    for (auto index = first; index < last; ++index) {
        if (m_gaps[index] >= least)
            gaps.push_back(index);
    }
    return gaps;
}

} // namespace sortscope::gui::charts

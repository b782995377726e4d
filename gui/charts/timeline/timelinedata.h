// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "gui/charts/base/axis.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// Any number of spans of time, which may overlap: each question takes the logarithm of their number.
class Spans {
public:
    /// Takes pairs of begin and end, in any order.
    explicit Spans(const std::vector<std::pair<std::int64_t, std::int64_t>>& spans = {});

    bool empty() const { return m_begins.empty(); }
    std::size_t mostAtOnce() const { return m_mostAtOnce; }
    /// The average number of spans between two moments.
    double meanAtOnce(double from, double to) const;
    /// The begin or end that is nearest to a moment.
    std::optional<double> nearestEdge(double at) const;

private:
    /// The sum of the spans' lengths up to a moment.
    double lengthBefore(double at) const;

    std::vector<std::int64_t> m_begins;
    std::vector<std::int64_t> m_ends;
    /// The sums of the first n begins, and of the first n ends.
    std::vector<double> m_beginSums;
    std::vector<double> m_endSums;
    std::size_t m_mostAtOnce = 0;
};

/// A command that the device's clock timed, in nanoseconds since the first command of its sample.
struct TimelineCommand {
    std::int64_t startedNs = 0;
    std::int64_t endedNs = 0;
    std::optional<std::int64_t> queuedNs;
    std::optional<std::int64_t> submittedNs;
    /// The time since the last of the earlier commands ended; 0 for overlaps and for the first command.
    std::int64_t gapNs = 0;
    /// Index into Timeline::names().
    std::size_t name = 0;
    backend::CommandKind kind = backend::CommandKind::Kernel;
    backend::Coordinates at;
    std::size_t bytes = 0;
    std::size_t globalSize = 0;
    std::size_t localSize = 0;

    std::int64_t durationNs() const { return endedNs - startedNs; }
};

/// An item of the device's track: a command, or several that are too short to be told apart.
struct TimelineItem {
    Range ns;
    std::size_t first = 0;
    std::size_t count = 1;
    /// The share of the item's time in which the device was at work.
    double busy = 1;
    /// The colour group that has most of the item's time.
    std::size_t group = 0;
};

/// The commands of a sample on the clock of its device. They are prepared once, so that drawing any part
/// takes time that depends on the pixels and not on the commands. Knows no Qt.
class Timeline {
public:
    /// Each kernel has a group until the groups are used up; the last group is for everything else.
    static constexpr std::size_t kGroups = 8;
    static constexpr std::size_t kTransfers = kGroups - 1;

    /// Null if `stop` was requested before the timeline was complete. Commands of another clock than `clock`
    /// (without one, than the clock of the first timed command) are left out: nobody knows how two clocks lie
    /// to each other.
    static std::shared_ptr<const Timeline> of(const std::vector<backend::Command>& commands,
                                              std::optional<backend::Clock> clock,
                                              const std::stop_token& stop = {});

    /// The commands in the order of their starts.
    const std::vector<TimelineCommand>& commands() const { return m_commands; }
    const std::vector<std::string>& names() const { return m_names; }
    std::optional<backend::Clock> clock() const { return m_clock; }
    /// The number of commands that another clock timed, or no clock.
    std::size_t leftOut() const { return m_leftOut; }
    /// The time from the first command to the end of the last.
    double lengthNs() const { return static_cast<double>(m_lengthNs); }

    /// The spans from queued to submitted, submitted to started, started to ended; empty if the clock lacks
    /// them.
    const Spans& host() const { return m_host; }
    const Spans& queue() const { return m_queue; }
    const Spans& device() const { return m_device; }

    std::size_t groupOf(const TimelineCommand& command) const;
    /// The names of kernels in the order in which they ran first.
    const std::vector<std::size_t>& kernels() const { return m_kernels; }
    std::size_t groupOfKernel(std::size_t name) const { return m_nameGroups[name]; }
    /// True if there are other commands than kernels and graphs.
    bool hasTransfers() const { return !m_groups[kTransfers].commands.empty(); }

    /// The items of the device's track in `view`, drawn in so many columns: at most two items per column.
    std::vector<TimelineItem> itemsIn(const Range& view, std::size_t columns) const;
    /// Commands that begin after a gap of at least `leastNs`, part of which is in `view`.
    std::vector<std::size_t> gapsIn(const Range& view, double leastNs) const;

private:
    void add(const backend::Command& command);
    std::size_t nameIndex(const std::string& name);
    void arrange();
    void fillTracks();
    /// The first command that starts at `ns` or later.
    std::size_t firstFrom(double ns) const;
    TimelineItem itemOf(std::size_t command) const;
    TimelineItem mergedItem(std::size_t first, std::size_t last, const Range& column) const;
    std::size_t mainGroup(std::size_t first, std::size_t last) const;

    /// The commands of a colour, and the sums of their durations.
    struct Group {
        std::vector<std::uint32_t> commands;
        std::vector<double> sums{0};
    };

    std::vector<TimelineCommand> m_commands;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::size_t> m_nameIndexes;
    /// The names of kernels in the order in which they ran, and the group of each name.
    std::vector<std::size_t> m_kernels;
    std::vector<std::size_t> m_nameGroups;
    std::optional<backend::Clock> m_clock;
    std::size_t m_leftOut = 0;
    std::int64_t m_lengthNs = 0;
    /// For each n, the moment at which the last of the first n + 1 commands has ended.
    std::vector<std::int64_t> m_reach;
    /// The gaps before the commands, in a vector of their own: a look at a million takes half a millisecond.
    std::vector<std::int64_t> m_gaps;
    std::vector<Group> m_groups;
    Spans m_host;
    Spans m_queue;
    Spans m_device;
};

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "gui/charts/base/ticks.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// Spans of time that may overlap, as many as there are: each question takes the logarithm of their number.
class Spans {
public:
    /// Pairs of begin and end, in any order.
    explicit Spans(const std::vector<std::pair<std::int64_t, std::int64_t>>& spans = {});

    bool empty() const { return m_begins.empty(); }
    std::size_t mostAtOnce() const { return m_mostAtOnce; }
    /// How many there are on average between two moments.
    double meanAtOnce(double from, double to) const;
    /// The begin or end that is nearest to a moment.
    std::optional<double> nearestEdge(double at) const;

private:
    /// The sum of their lengths up to a moment.
    double lengthBefore(double at) const;

    std::vector<std::int64_t> m_begins;
    std::vector<std::int64_t> m_ends;
    /// Of the first n.
    std::vector<double> m_beginSums;
    std::vector<double> m_endSums;
    std::size_t m_mostAtOnce = 0;
};

/// Finds the large ones among many values without a look at the others.
class MaxPyramid {
public:
    explicit MaxPyramid(std::vector<std::int64_t> values = {});

    /// Calls `visit` in order for those of index `first` up to `last` that are at least `least`.
    void visit(std::size_t first, std::size_t last, std::int64_t least,
               const std::function<void(std::size_t)>& visit) const;

private:
    struct Bounds {
        std::size_t first = 0;
        std::size_t last = 0;
    };

    void visitBelow(std::size_t level, std::size_t index, const Bounds& bounds, std::int64_t least,
                    const std::function<void(std::size_t)>& visit) const;

    /// The values, then the largest of each few of the level before.
    std::vector<std::vector<std::int64_t>> m_levels;
};

/// A command that the device's clock timed, in nanoseconds since the first command of its sample.
struct TimelineCommand {
    std::int64_t startedNs = 0;
    std::int64_t endedNs = 0;
    std::optional<std::int64_t> queuedNs;
    std::optional<std::int64_t> submittedNs;
    /// Since the last of those before it ended; 0 if they overlap, and for the first one.
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

/// What is drawn of the device at one place: a command, or several that are too short to be told apart.
struct TimelineItem {
    Range ns;
    std::size_t first = 0;
    std::size_t count = 1;
    /// How much of it the device was at work.
    double busy = 1;
    /// The colour group that has most of its time.
    std::size_t group = 0;
};

/// The commands of a sample on the clock of its device, prepared once so that any part of them is drawn in
/// time that depends on the pixels and not on the commands. Knows no Qt.
class Timeline {
public:
    /// Kernels have a group each until these are used up, the last one is of everything else.
    static constexpr std::size_t kGroups = 8;
    static constexpr std::size_t kTransfers = kGroups - 1;

    /// Null if `stop` was requested before it was done. Commands of another clock than `clock` (without one,
    /// than that of the first timed command) are left out: nobody knows how the two lie to each other.
    static std::shared_ptr<const Timeline> of(const std::vector<backend::Command>& commands,
                                              std::optional<backend::Clock> clock,
                                              const std::stop_token& stop = {});

    /// In the order of their starts.
    const std::vector<TimelineCommand>& commands() const { return m_commands; }
    const std::vector<std::string>& names() const { return m_names; }
    std::optional<backend::Clock> clock() const { return m_clock; }
    /// Those that another clock timed, or none.
    std::size_t leftOut() const { return m_leftOut; }
    /// From the first command to the end of the last.
    double lengthNs() const { return static_cast<double>(m_lengthNs); }

    /// Queued to submitted, submitted to started, started to ended; empty if the clock does not say it.
    const Spans& host() const { return m_host; }
    const Spans& queue() const { return m_queue; }
    const Spans& device() const { return m_device; }

    std::size_t groupOf(const TimelineCommand& command) const;
    /// The names of kernels in the order in which they ran first.
    const std::vector<std::size_t>& kernels() const { return m_kernels; }
    std::size_t groupOfKernel(std::size_t name) const { return m_nameGroups[name]; }
    /// True if it has other commands than kernels and graphs.
    bool hasTransfers() const { return !m_groups[kTransfers].commands.empty(); }

    /// What the device did in `view`, drawn in so many columns: at most two items for each.
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
    /// Names of kernels in the order in which they ran, and the group of each name.
    std::vector<std::size_t> m_kernels;
    std::vector<std::size_t> m_nameGroups;
    std::optional<backend::Clock> m_clock;
    std::size_t m_leftOut = 0;
    std::int64_t m_lengthNs = 0;
    /// When the last of the first n + 1 has ended.
    std::vector<std::int64_t> m_reach;
    MaxPyramid m_gaps;
    std::vector<Group> m_groups;
    Spans m_host;
    Spans m_queue;
    Spans m_device;
};

} // namespace sortscope::gui::charts

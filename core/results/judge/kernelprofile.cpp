// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/kernelprofile.h"

#include "core/backend/command.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

using backend::Command;
using backend::CommandKind;

/// The commands of every sample.
using Samples = std::vector<std::vector<Command>>;

/// More bars than this are worse than one bar per kernel.
constexpr std::size_t kMostBars = 48;
/// The most kernels whose samples have room below each other.
constexpr std::size_t kMostLanes = 4;

enum class Grouping { Coordinates, NameAndCoordinates, Name };

struct Key {
    std::optional<std::uint32_t> stage;
    std::optional<std::uint32_t> pass;
    std::string name;

    auto operator<=>(const Key&) const = default;
};

Key keyOf(const Command& command, Grouping grouping)
{
    switch (grouping) {
    case Grouping::Coordinates:
        return {command.at.stage, command.at.pass, {}};
    case Grouping::NameAndCoordinates:
        return {command.at.stage, command.at.pass, command.name};
    case Grouping::Name:
        break;
    }
    return {{}, {}, command.name};
}

bool sameCell(const Command& a, const Command& b)
{
    return a.at.stage == b.at.stage && a.at.pass == b.at.pass && a.name == b.name;
}

/// One duration per sample, the sum of the added ones; a sample in which one was missing does not count.
class SampleSums {
public:
    void add(std::size_t sample, std::optional<std::int64_t> ns)
    {
        if (sample >= m_sums.size())
            m_sums.resize(sample + 1);
        auto& sum = m_sums[sample];
        sum.seen = true;
        sum.complete = sum.complete && ns.has_value();
        sum.ns += static_cast<double>(ns.value_or(0));
    }

    std::vector<double> values() const
    {
        std::vector<double> values;
        values.reserve(m_sums.size());
        for (const auto& sum : m_sums) {
            if (sum.seen && sum.complete)
                values.push_back(sum.ns);
        }
        return values;
    }
    std::optional<measure::Statistics> summary() const { return measure::summarise(values()); }

private:
    struct Sum {
        double ns = 0;
        bool seen = false;
        bool complete = true;
    };
    std::vector<Sum> m_sums;
};

struct Collected {
    KernelCell cell;
    SampleSums sums;
    std::size_t firstSample = 0;
};

class Collector {
public:
    explicit Collector(Grouping grouping) : m_grouping(grouping) {}

    /// The commands must outlive the collector.
    void add(const std::vector<Command>& sample)
    {
        std::size_t launch = 0;
        for (const auto& command : sample) {
            if (isLaunch(command.kind))
                addCommand(command, launch++);
        }
        ++m_samples;
    }

    std::size_t size() const { return m_cells.size(); }

    /// Returns the cells in order of appearance, without cells that no complete sample has; with their
    /// values, if the cells are few.
    std::vector<KernelCell> cells()
    {
        std::vector<KernelCell> cells;
        for (auto& collected : m_cells) {
            if (const auto time = collected.sums.summary()) {
                collected.cell.time = *time;
                if (m_cells.size() <= kMostLanes)
                    collected.cell.values = collected.sums.values();
                cells.push_back(collected.cell);
            }
        }
        return cells;
    }

private:
    void addCommand(const Command& command, std::size_t launch)
    {
        const auto index = indexOf(command, launch);
        auto& [cell, sums, firstSample] = m_cells[index];
        sums.add(m_samples, command.durationNs());
        if (m_samples == firstSample)
            ++cell.launches;
        if (cell.name.find(command.name) == std::string::npos)
            cell.name += " + " + command.name;
    }

    std::size_t indexOf(const Command& command, std::size_t launch)
    {
        // Every sample issues the same launches: remembering the previous sample's launches saves nearly
        // every look-up.
        if (launch >= m_last.size())
            m_last.resize(launch + 1);
        auto& [known, index] = m_last[launch];
        if (known == nullptr || !sameCell(*known, command))
            index = lookUp(command);
        known = &command;
        return index;
    }

    std::size_t lookUp(const Command& command)
    {
        const auto key = keyOf(command, m_grouping);
        const auto [found, added] = m_indices.emplace(key, m_cells.size());
        if (added)
            m_cells.push_back(
                {{command.name, key.stage, key.pass, command.globalSize, command.localSize, 0, {}},
                 {},
                 m_samples});
        return found->second;
    }

    Grouping m_grouping;
    std::map<Key, std::size_t> m_indices;
    std::vector<Collected> m_cells;
    std::vector<std::pair<const Command*, std::size_t>> m_last;
    std::size_t m_samples = 0;
};

/// Notes the clock of the launches and whether they are graphs; returns true if all know their places.
bool look(KernelProfile& profile, const Samples& samples)
{
    bool allPlaced = true;
    for (const auto& sample : samples) {
        for (const auto& command : sample) {
            if (!isLaunch(command.kind))
                continue;
            profile.clock = profile.clock.value_or(command.clock);
            profile.graphs = profile.graphs || command.kind == CommandKind::Graph;
            allPlaced = allPlaced && command.at.stage && command.at.pass;
        }
    }
    return allPlaced;
}

/// Counts launches, and the bytes that are moved after one launch and before the next.
void countLaunches(KernelProfile& profile, const std::vector<Command>& sample)
{
    std::size_t sinceLaunch = 0;
    for (const auto& command : sample) {
        if (isLaunch(command.kind)) {
            if (profile.launches++ > 0)
                profile.bytesBetweenLaunches += sinceLaunch;
            sinceLaunch = 0;
        } else if (isTransfer(command.kind)) {
            sinceLaunch += command.bytes;
        }
    }
}

std::optional<Collector> collect(const Samples& samples, Grouping grouping, const std::stop_token& stop)
{
    Collector collector(grouping);
    for (const auto& sample : samples) {
        if (stop.stop_requested())
            return std::nullopt;
        collector.add(sample);
    }
    return collector;
}

std::vector<StageTotal> stageTotals(const Samples& samples)
{
    std::map<std::uint32_t, SampleSums> sums;
    for (std::size_t index = 0; index < samples.size(); ++index) {
        for (const auto& command : samples[index]) {
            if (isLaunch(command.kind) && command.at.stage)
                sums[*command.at.stage].add(index, command.durationNs());
        }
    }
    std::vector<StageTotal> totals;
    for (const auto& [stage, stageSums] : sums) {
        if (const auto time = stageSums.summary())
            totals.push_back({stage, *time});
    }
    return totals;
}

bool fillCells(KernelProfile& profile, const Samples& samples, bool grid, const std::stop_token& stop)
{
    auto collector = collect(samples, grid ? Grouping::Coordinates : Grouping::NameAndCoordinates, stop);
    if (collector && !grid && collector->size() > kMostBars)
        collector = collect(samples, Grouping::Name, stop);
    if (!collector)
        return false;
    profile.cells = collector->cells();
    if (profile.cells.empty())
        return true;
    profile.shape = grid ? KernelProfile::Shape::Grid : KernelProfile::Shape::Bars;
    if (!profile.oneLaunchEach()) {
        for (auto& cell : profile.cells)
            cell.values = {};
    }
    if (grid) {
        std::sort(profile.cells.begin(), profile.cells.end(), [](const auto& a, const auto& b) {
            return std::tie(a.stage, a.pass) < std::tie(b.stage, b.pass);
        });
        profile.stages = stageTotals(samples);
    }
    if (auto byName = collect(samples, Grouping::Name, stop))
        profile.names = byName->cells();
    return !stop.stop_requested();
}

} // namespace

double KernelProfile::longest() const
{
    double longest = 0;
    for (const auto& cell : cells)
        longest = std::max(longest, cell.time.median);
    return longest;
}

bool KernelProfile::oneLaunchEach() const
{
    // A grid of several passes is shown as a map.
    return !cells.empty() && cells.size() <= kMostLanes && (shape == Shape::Bars || cells.size() == 1)
           && std::ranges::all_of(cells, [](const auto& cell) { return cell.launches == 1; });
}

bool KernelProfile::nearFloor(const KernelCell& cell) const
{
    return floor && results::nearFloor(cell.time.median / static_cast<double>(cell.launches), *floor);
}

bool KernelProfile::anyNearFloor() const
{
    return std::any_of(cells.begin(), cells.end(), [this](const auto& cell) { return nearFloor(cell); });
}

bool KernelProfile::spreadIsNoise() const
{
    if (cells.size() < 2)
        return false;
    const auto [shortest, longest] =
        std::ranges::minmax(cells, {}, [](const auto& cell) { return cell.time.median; });
    std::vector<double> scatter;
    for (const auto& cell : cells)
        scatter.push_back(cell.time.thirdQuartile - cell.time.firstQuartile);
    const auto middle = scatter.begin() + static_cast<std::ptrdiff_t>(scatter.size() / 2);
    std::ranges::nth_element(scatter, middle);
    return longest.time.median - shortest.time.median <= *middle;
}

std::optional<KernelProfile> profileOf(const JobResult& result, const std::stop_token& stop)
{
    KernelProfile profile;
    if (!result.verified())
        return profile;
    profile.samples = tracedSampleCount(result);
    std::transform(kProfileTotals.begin(), kProfileTotals.end(), profile.totals.begin(),
                   [&](Metric metric) { return summarise(result, metric); });
    Samples samples;
    for (const auto& sample : tracedSamplesOf(result)) {
        if (stop.stop_requested())
            return std::nullopt;
        samples.push_back(sample.commands.unpack());
    }
    const bool grid = look(profile, samples);
    if (profile.clock)
        profile.floor = floorOf(result, *profile.clock);
    if (!samples.empty())
        countLaunches(profile, samples.front());
    const bool timed = std::ranges::all_of(
        tracedSamplesOf(result), [](const Sample& sample) { return sample.deviceSpanNs.has_value(); });
    if (profile.clock && timed && !fillCells(profile, samples, grid, stop))
        return std::nullopt;
    return profile;
}

} // namespace sortscope::results

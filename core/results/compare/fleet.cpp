// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/fleet.h"

#include "core/measure/discoveries.h"
#include "core/measure/replicates.h"
#include "core/measure/robust.h"
#include "core/results/compare/fleetsurroundings.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

/// A normal value lies within this many standard deviations in 95 of 100 cases.
constexpr double kDeviationsOf95 = 1.96;

/// Returns the place of `key` in `known`, and whether it was added at the end just now.
template <typename Key>
std::pair<std::size_t, bool> placeOf(std::map<Key, std::size_t>& known, Key key)
{
    const auto [entry, added] = known.try_emplace(std::move(key), known.size());
    return {entry->second, added};
}

/// Sorts rows into groups and devices, without a word on figures.
class Sorter {
public:
    explicit Sorter(FleetReport& report) : m_report(report) {}

    void add(const ResultPointer& result)
    {
        const auto& spec = result->spec;
        const auto [group, newGroup] = placeOf(m_groups, {deviceKind(spec.device), workAsAsked(spec)});
        if (newGroup)
            m_report.groups.push_back({.example = result});
        const auto [device, newDevice] = placeOf(m_devices, deviceKey(spec.device));
        if (newDevice)
            m_report.devices.push_back({.info = spec.device});
        const auto [row, newRow] = placeOf(m_rows, {group, device});
        if (newRow)
            m_report.rows.push_back({.group = group, .device = device});
        m_report.rows[row].result = result;
    }

private:
    FleetReport& m_report;
    std::map<std::pair<DeviceModel, WorkKey>, std::size_t> m_groups;
    std::map<DeviceKey, std::size_t> m_devices;
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> m_rows;
};

std::string whyNotJudged(const FleetRow& row, Metric metric)
{
    const auto& result = *row.result;
    if (result.status != Status::Ok)
        return fmt::format("{}: {}", base::nameOf(result.status), result.reason);
    if (!row.statistics)
        return fmt::format("it has no {}", base::nameOf(metric));
    if (row.statistics->median <= 0)
        return "its median is not above zero";
    const auto replicates = replicateValuesOf(result, metric).size();
    if (replicates < measure::kFewestReplicates)
        return fmt::format("a verdict needs {} replicates; it has {}", measure::kFewestReplicates,
                           replicates);
    const auto why = whyNoGround(qualityOf(result, metric, *row.statistics));
    return why.empty() ? why : "it " + why;
}

void readFigures(FleetRow& row, const CompareOptions& options)
{
    row.statistics = summarise(*row.result, options.metric);
    row.margin = marginOf(*row.result, options);
    row.reason = whyNotJudged(row, options.metric);
}

/// Returns the rows whose figures count: those without a reason against it.
std::vector<FleetRow*> counted(std::span<FleetRow> rows)
{
    std::vector<FleetRow*> counted;
    for (auto& row : rows) {
        if (row.reason.empty())
            counted.push_back(&row);
    }
    return counted;
}

/// The clock that timed most rows with figures; empty if no row knows its clock.
std::optional<backend::Clock> clockOfMost(std::span<FleetRow> rows, Metric metric)
{
    std::map<backend::Clock, std::size_t> clocks;
    for (const auto* row : counted(rows)) {
        if (const auto clock = clockOf(*row->result, metric))
            ++clocks[*clock];
    }
    const auto most = std::ranges::max_element(clocks, {}, [](const auto& entry) { return entry.second; });
    return most == clocks.end() ? std::nullopt : std::optional(most->first);
}

/// Times of two clocks are not compared. If a clock is unknown, nothing speaks against the comparison.
bool isTimedBy(const FleetRow& row, std::optional<backend::Clock> most, Metric metric)
{
    const auto clock = clockOf(*row.result, metric);
    return !clock || !most || clock == most;
}

void leaveOutOtherClocks(std::span<FleetRow> rows, std::optional<backend::Clock> most, Metric metric)
{
    for (auto* row : counted(rows)) {
        if (!isTimedBy(*row, most, metric))
            row->reason = fmt::format("it was timed by {}, but most were timed by {}",
                                      base::nameOf(*clockOf(*row->result, metric)), base::nameOf(*most));
    }
}

double logMedianOf(const FleetRow& row)
{
    return std::log(row.statistics->median);
}

/// Returns by how much the row may be off by itself, as the standard deviation of its logarithm: the part of
/// its margin for each of two equal machines, or the deviation that its interval gives.
double ownDeviation(const FleetRow& row)
{
    const auto fromMargin = std::log1p(row.margin) / kDeviationsOf95 / std::numbers::sqrt2;
    const auto& statistics = *row.statistics;
    if (!statistics.medianLow || !statistics.medianHigh || *statistics.medianLow <= 0)
        return fromMargin;
    return std::max(fromMargin,
                    std::log(*statistics.medianHigh / *statistics.medianLow) / 2 / kDeviationsOf95);
}

/// Returns the chance of a row; `distance` is the distance of the logarithms.
double chanceOf(const FleetRow& row, double distance, const FleetGroup& group)
{
    if (std::abs(distance) <= std::log1p(row.margin))
        return 1;
    return std::max(measure::robustTails(std::abs(distance) / *group.scatter, group.devices),
                    measure::normalTails(distance / ownDeviation(row)));
}

void compareWithMedian(FleetRow& row, double medianNs)
{
    if (!row.statistics || row.statistics->median <= 0)
        return;
    row.ratio = row.statistics->median / medianNs;
    if (row.statistics->medianLow && row.statistics->medianHigh)
        row.ratioInterval =
            measure::Interval{*row.statistics->medianLow / medianNs, *row.statistics->medianHigh / medianNs};
}

void judgeGroup(FleetGroup& group, std::span<FleetRow> rows, const CompareOptions& options)
{
    for (auto& row : rows)
        readFigures(row, options);
    const auto clock = clockOfMost(rows, options.metric);
    leaveOutOtherClocks(rows, clock, options.metric);
    const auto judged = counted(rows);
    group.devices = judged.size();
    if (judged.empty())
        return;
    std::vector<double> logarithms(judged.size());
    std::ranges::transform(judged, logarithms.begin(), [](const auto* row) { return logMedianOf(*row); });
    const auto centre = measure::summarise(logarithms)->median;
    group.medianNs = std::exp(centre);
    for (auto& row : rows) {
        if (isTimedBy(row, clock, options.metric))
            compareWithMedian(row, *group.medianNs);
    }
    if (judged.size() < kFewestOfFleet) {
        for (auto* row : judged)
            row->reason = fmt::format("a verdict needs {} devices of the kind with figures; there are {}",
                                      kFewestOfFleet, judged.size());
        return;
    }
    group.scatter = measure::robustDeviation(logarithms);
    for (auto* row : judged)
        row->chance = chanceOf(*row, logMedianOf(*row) - centre, group);
}

/// Judges those that have a chance, by all of their chances together; `judge` takes an index, and whether it
/// is an outlier.
template <typename Judged, typename Judge>
void findOutliers(std::vector<Judged>& all, Judge judge)
{
    std::vector<std::size_t> judged;
    std::vector<double> chances;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].chance)
            continue;
        judged.push_back(i);
        chances.push_back(*all[i].chance);
    }
    const auto shares = measure::adjustedForDiscoveries(chances);
    for (std::size_t i = 0; i < judged.size(); ++i) {
        all[judged[i]].falseShare = shares[i];
        judge(judged[i], shares[i] <= kFleetLevel);
    }
}

void judgeRow(FleetRow& row, bool outlier)
{
    row.standing = !outlier ? Standing::Alike : *row.ratio > 1 ? Standing::Slower : Standing::Faster;
}

using DeviceRows = std::vector<const FleetRow*>;

std::size_t fewestFor(std::size_t judged)
{
    return std::max(kFewestOutliers,
                    static_cast<std::size_t>(std::ceil(kOutlierShare * static_cast<double>(judged))));
}

/// Returns the chance of the rows on one side of the median; rows on the other side say nothing.
double chanceOfSide(const DeviceRows& rows, bool slower)
{
    std::vector<double> chances;
    for (const auto* row : rows)
        chances.push_back((*row->ratio > 1) == slower ? *row->chance : 1);
    return measure::partialConjunction(chances, fewestFor(rows.size()));
}

std::vector<double> ratiosOf(const DeviceRows& rows, std::optional<Standing> standing = {})
{
    std::vector<double> ratios;
    for (const auto* row : rows) {
        if (!standing || row->standing == standing)
            ratios.push_back(*row->ratio);
    }
    return ratios;
}

/// Counts the rows of a device; `rows` are those that were judged.
void countRows(FleetDevice& device, const DeviceRows& rows)
{
    device.judged = rows.size();
    device.slower = ratiosOf(rows, Standing::Slower).size();
    device.faster = ratiosOf(rows, Standing::Faster).size();
    const auto ratios = ratiosOf(rows);
    if (const auto statistics = measure::summarise(ratios)) {
        device.medianRatio = statistics->median;
        if (statistics->medianLow && statistics->medianHigh)
            device.medianInterval = measure::Interval{*statistics->medianLow, *statistics->medianHigh};
    }
    // Both sides are looked at, and the chances of rows are two-sided.
    if (rows.size() >= kFewestOutliers)
        device.chance = std::min(chanceOfSide(rows, true), chanceOfSide(rows, false));
}

void judgeDevice(FleetDevice& device, const DeviceRows& rows, bool outlier)
{
    device.standing = Standing::Alike;
    if (!outlier)
        return;
    const auto side = device.slower >= device.faster ? Standing::Slower : Standing::Faster;
    const auto ratios = ratiosOf(rows, side);
    if (ratios.size() < fewestFor(rows.size()))
        return;
    device.standing = side;
    device.outlierRatio = measure::summarise(ratios)->median;
}

void judgeDevices(FleetReport& report)
{
    std::vector<DeviceRows> judged(report.devices.size());
    for (const auto& row : report.rows) {
        ++report.devices[row.device].rows;
        if (row.standing)
            judged[row.device].push_back(&row);
    }
    for (std::size_t i = 0; i < judged.size(); ++i)
        countRows(report.devices[i], judged[i]);
    findOutliers(report.devices, [&](std::size_t index, bool outlier) {
        judgeDevice(report.devices[index], judged[index], outlier);
    });
}

} // namespace

FleetReport fleet(const ComparedSet& set, const CompareOptions& options)
{
    FleetReport report{.name = set.name, .options = options};
    Sorter sorter(report);
    for (const auto& result : jobsThatCount(set.jobs))
        sorter.add(result);
    std::ranges::stable_sort(report.rows, {}, &FleetRow::group);
    for (auto begin = report.rows.begin(); begin != report.rows.end();) {
        const auto end = std::find_if(begin, report.rows.end(),
                                      [&](const FleetRow& row) { return row.group != begin->group; });
        judgeGroup(report.groups[begin->group], {begin, end}, options);
        begin = end;
    }
    findOutliers(report.rows,
                 [&](std::size_t index, bool outlier) { judgeRow(report.rows[index], outlier); });
    judgeDevices(report);
    readSurroundings(report, set);
    return report;
}

std::vector<std::size_t> outliersFirst(const FleetReport& report)
{
    std::vector<std::size_t> order(report.devices.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t index) {
        const auto& device = report.devices[index];
        const auto ratio = device.outlierRatio ? device.outlierRatio : device.medianRatio;
        return std::tuple(!isNamed(device), !device.standing, ratio ? -std::abs(std::log(*ratio)) : 0);
    });
    return order;
}

} // namespace sortscope::results

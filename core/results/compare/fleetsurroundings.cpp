// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/fleetsurroundings.h"

#include "core/base/partof.h"
#include "core/results/compare/fleet.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

/// Returns the set in parts, one per device of the report.
std::vector<ComparedSet> setsOf(const FleetReport& report, const ComparedSet& set)
{
    std::map<DeviceKey, std::size_t> places;
    for (std::size_t i = 0; i < report.devices.size(); ++i)
        places.emplace(deviceKey(report.devices[i].info), i);
    std::vector<ComparedSet> sets(report.devices.size());
    std::vector<std::set<RunId>> runs(sets.size());
    for (const auto& stored : set.jobs) {
        if (!stored.finished || stored.replacedBy)
            continue;
        const auto place = places.at(deviceKey(stored.result->spec.device));
        sets[place].jobs.push_back(stored);
        runs[place].insert(stored.run);
    }
    for (std::size_t i = 0; i < sets.size(); ++i)
        std::ranges::copy_if(set.runs, std::back_inserter(sets[i].runs),
                             [&](const StoredRun& run) { return runs[i].contains(run.id); });
    return sets;
}

std::optional<double> medianOf(const std::vector<double>& values)
{
    return base::partOf<&measure::Statistics::median>(measure::summarise(values));
}

void readClocks(FleetReport& report)
{
    std::vector<std::vector<double>> clocks(report.devices.size());
    for (const auto& row : report.rows) {
        if (const auto clock = smClockMhz(*row.result))
            clocks[row.device].push_back(clock->median);
    }
    std::map<DeviceModel, std::vector<double>> kinds;
    for (std::size_t i = 0; i < clocks.size(); ++i) {
        auto& device = report.devices[i];
        device.smClockMhz = medianOf(clocks[i]);
        if (device.smClockMhz)
            kinds[deviceKind(device.info)].push_back(*device.smClockMhz);
    }
    for (auto& device : report.devices)
        device.usualSmClockMhz = medianOf(kinds[deviceKind(device.info)]);
}

/// True if `part` is more than half of `whole`.
bool isMost(std::size_t part, std::size_t whole)
{
    return 2 * part > whole;
}

/// For each device, the flaws of more than half of its rows.
std::vector<std::vector<Flaw>> flawsOfMostRows(const FleetReport& report)
{
    std::vector<std::map<Flaw, std::size_t>> counts(report.devices.size());
    for (const auto& row : report.rows) {
        if (!row.statistics)
            continue;
        for (const auto& reason : qualityOf(*row.result, report.options.metric, *row.statistics).reasons)
            ++counts[row.device][reason.flaw];
    }
    std::vector<std::vector<Flaw>> flaws(counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        for (const auto& [flaw, count] : counts[i]) {
            if (isMost(count, report.devices[i].rows))
                flaws[i].push_back(flaw);
        }
    }
    return flaws;
}

void readFlaws(FleetReport& report)
{
    const auto flaws = flawsOfMostRows(report);
    std::map<DeviceModel, std::size_t> devices;
    std::map<std::pair<DeviceModel, Flaw>, std::size_t> sufferers;
    for (std::size_t i = 0; i < flaws.size(); ++i) {
        const auto kind = deviceKind(report.devices[i].info);
        ++devices[kind];
        for (const auto flaw : flaws[i])
            ++sufferers[{kind, flaw}];
    }
    for (std::size_t i = 0; i < flaws.size(); ++i) {
        const auto kind = deviceKind(report.devices[i].info);
        std::ranges::copy_if(flaws[i], std::back_inserter(report.devices[i].flaws), [&](Flaw flaw) {
            return !isMost(sufferers[{kind, flaw}], devices[kind]);
        });
    }
}

} // namespace

void readSurroundings(FleetReport& report, const ComparedSet& set)
{
    auto differences = differencesFromMost(setsOf(report, set));
    for (std::size_t i = 0; i < differences.size(); ++i)
        report.devices[i].differences = std::move(differences[i]);
    readClocks(report);
    readFlaws(report);
}

bool clockDiffers(const FleetDevice& device)
{
    constexpr double kWorthTelling = 0.02;
    return device.smClockMhz && device.usualSmClockMhz
           && std::abs(*device.smClockMhz / *device.usualSmClockMhz - 1) > kWorthTelling;
}

} // namespace sortscope::results

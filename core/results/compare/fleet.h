// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/base/named.h"
#include "core/measure/statistics.h"
#include "core/results/compare/compare.h"
#include "core/results/judge/quality.h"
#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::results {

/// A device beside the others of its kind. Alike: nothing was found that distinguishes it from them.
enum class Standing { Alike, Faster, Slower };

constexpr auto namesOf(Standing /*type*/)
{
    return base::namesUpTo<Standing::Slower>("alike", "faster", "slower");
}

/// With fewer devices than this, nobody sees how much equal devices differ.
inline constexpr std::size_t kFewestOfFleet = 5;
/// At most this share of the outliers, for rows and for devices, is called so by chance, on average.
inline constexpr double kFleetLevel = 0.05;
/// A device is not named for fewer outlying jobs than this …
inline constexpr std::size_t kFewestOutliers = 2;
/// … nor for a smaller share of its judged jobs than this.
inline constexpr double kOutlierShare = 0.25;

/// The same work on devices of one backend and name.
struct FleetGroup {
    /// The first job of the group: all others were asked for alike.
    ResultPointer example;
    /// The number of devices whose figures count: the median and the scatter are theirs.
    std::size_t devices = 0;
    /// The median of the devices' medians, in nanoseconds.
    std::optional<double> medianNs;
    /// measure::robustDeviation() of the logarithms of these medians.
    std::optional<double> scatter;
};

/// One job on one device.
struct FleetRow {
    ResultPointer result;
    /// Indices of FleetReport::groups and FleetReport::devices.
    std::size_t group = 0;
    std::size_t device = 0;
    std::optional<measure::Statistics> statistics;
    /// The row's median divided by the group's: above one if the row is slower.
    std::optional<double> ratio;
    /// The interval of the row's median, divided by the group's median.
    std::optional<measure::Interval> ratioInterval;
    /// Within this margin a device is alike.
    double margin = 0;
    /// How often chance makes an equal device differ as much as this one; 1 within the margin.
    std::optional<double> chance;
    /// The share of false discoveries at which the row is still a discovery.
    std::optional<double> falseShare;
    /// Empty if the row was not judged; reason says why.
    std::optional<Standing> standing;
    std::string reason;
};

struct FleetDevice {
    backend::DeviceInfo info;
    std::size_t rows = 0;
    /// The number of rows that were judged, and of those that differ.
    std::size_t judged = 0;
    std::size_t slower = 0;
    std::size_t faster = 0;
    /// The median ratio of the judged rows, and its interval with at least 95 % from order statistics, which
    /// needs six rows.
    std::optional<double> medianRatio;
    std::optional<measure::Interval> medianInterval;
    /// The median ratio of the rows for which the device is named; empty if it is not named.
    std::optional<double> outlierRatio;
    /// The chance and false share as for rows, for the statement "so many of its rows differ in one
    /// direction".
    std::optional<double> chance;
    std::optional<double> falseShare;
    /// Empty if fewer than kFewestOutliers rows were judged.
    std::optional<Standing> standing;
    /// The properties of the device (b) that differ from most devices (a).
    std::vector<EnvironmentDifference> differences;
    /// The median SM clock of the device's jobs, and the median of all devices of its kind; empty if no
    /// sensor has it.
    std::optional<double> smClockMhz;
    std::optional<double> usualSmClockMhz;
    /// The flaws of more than half of the device's jobs, but not of most devices of its kind.
    std::vector<Flaw> flaws;
};

struct FleetReport {
    std::string name;
    CompareOptions options;
    /// The groups and the devices, each in the order in which the set has them.
    std::vector<FleetGroup> groups;
    std::vector<FleetDevice> devices;
    /// The rows, group by group.
    std::vector<FleetRow> rows;
};

/// Finds the devices that are not like the others. Jobs that were asked for alike (workAsAsked()) on devices
/// of one backend and name are a group; if a device has two jobs of a group, the last one counts. A group has
/// a verdict if kFewestOfFleet devices have figures that count: figures that compare() would judge.
///
/// A row's distance is the distance of the logarithm of its median from the group's median of these. Beyond
/// the margin, its chance is the larger of two: measure::robustTails(), by the group's scatter, and
/// measure::normalTails(), by the difference between equal machines (the margin holds 95 % of the differences
/// between two of them) or by the row's own interval, whichever is wider. So a quiet fleet does not make a
/// small difference a large one, and a noisy row needs a large one. Rows are outliers by Benjamini and
/// Hochberg's procedure over all rows, at kFleetLevel.
///
/// A device is named if at least kOutlierShare of its judged rows, and kFewestOutliers, differ in the same
/// direction, by measure::partialConjunction() and the same procedure over all devices. Jobs of one device
/// that were disturbed together lean the same way, which both allow for; a single row names no device.
FleetReport fleet(const ComparedSet& set, const CompareOptions& options = {});

/// True if the device was judged and is not alike.
inline bool isNamed(const FleetDevice& device)
{
    return device.standing.value_or(Standing::Alike) != Standing::Alike;
}

/// Indices of the devices: first the named ones, the furthest from the others on top, then those that are
/// alike, and last those that were not judged.
std::vector<std::size_t> outliersFirst(const FleetReport& report);

/// True if the device's SM clock is more than 2 % off the usual one.
bool clockDiffers(const FleetDevice& device);

} // namespace sortscope::results

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

/// A device beside the others of its kind. Alike: nothing was found that tells it from them.
enum class Standing { Alike, Faster, Slower };

constexpr auto namesOf(Standing /*type*/)
{
    return base::namesUpTo<Standing::Slower>("alike", "faster", "slower");
}

/// Fewer devices than this do not show how much devices differ that are alike.
inline constexpr std::size_t kFewestOfFleet = 5;
/// Of those called outliers, rows and devices each, at most this share is so by chance, on average.
inline constexpr double kFleetLevel = 0.05;
/// A device is not named for fewer outlying jobs than this …
inline constexpr std::size_t kFewestOutliers = 2;
/// … nor for fewer than this share of those that were judged.
inline constexpr double kOutlierShare = 0.25;

/// The same work on devices of one backend and name.
struct FleetGroup {
    /// The first job of it: all others were asked for alike.
    ResultPointer example;
    /// Devices whose figures count: the median and the scatter are theirs.
    std::size_t devices = 0;
    /// In nanoseconds, of the devices' medians.
    std::optional<double> medianNs;
    /// measure::robustDeviation() of their logarithms.
    std::optional<double> scatter;
};

/// One job on one device.
struct FleetRow {
    ResultPointer result;
    /// Indices of FleetReport::groups and FleetReport::devices.
    std::size_t group = 0;
    std::size_t device = 0;
    std::optional<measure::Statistics> statistics;
    /// Its median by the group's: above one where it is slower.
    std::optional<double> ratio;
    /// The interval of its own median, by the group's median.
    std::optional<measure::Interval> ratioInterval;
    /// Within it a device is alike.
    double margin = 0;
    /// How often chance makes a device that is alike differ as much as this one; 1 within the margin.
    std::optional<double> chance;
    /// The share of false discoveries at which the row is still one.
    std::optional<double> falseShare;
    /// Empty if it was not judged; reason says why.
    std::optional<Standing> standing;
    std::string reason;
};

struct FleetDevice {
    backend::DeviceInfo info;
    std::size_t rows = 0;
    /// Rows that were judged, and those that differ.
    std::size_t judged = 0;
    std::size_t slower = 0;
    std::size_t faster = 0;
    /// Of the judged rows, and its interval with at least 95 % from order statistics, which needs six of
    /// them.
    std::optional<double> medianRatio;
    std::optional<measure::Interval> medianInterval;
    /// The median ratio of the rows for which it is named; empty if it is not.
    std::optional<double> outlierRatio;
    /// As those of rows, of "so many of its rows differ in one direction".
    std::optional<double> chance;
    std::optional<double> falseShare;
    /// Empty if fewer than kFewestOutliers rows were judged.
    std::optional<Standing> standing;
    /// What it has (b) otherwise than most devices (a).
    std::vector<EnvironmentDifference> differences;
    /// The median SM clock of its jobs, and the median of all devices of its kind; empty if no sensor has it.
    std::optional<double> smClockMhz;
    std::optional<double> usualSmClockMhz;
    /// What takes from the quality of more than half of its jobs, and not of most devices of its kind.
    std::vector<Flaw> flaws;
};

struct FleetReport {
    std::string name;
    CompareOptions options;
    /// Each in the order in which the set has them.
    std::vector<FleetGroup> groups;
    std::vector<FleetDevice> devices;
    /// Group by group.
    std::vector<FleetRow> rows;
};

/// Which devices are not like the others. Jobs that were asked for alike (workAsAsked()) on devices of one
/// backend and name are a group; of a device that has two jobs of a group the last one counts. A group has a
/// verdict if kFewestOfFleet devices have figures that count: those that compare() would judge.
///
/// A row's distance is that of the logarithm of its median from the group's median of these. Beyond the
/// margin, its chance is the larger of two: measure::robustTails(), by the group's scatter, and
/// measure::normalTails(), by how far equal machines read apart (the margin holds 95 % of the differences of
/// two of them) or by the row's own interval, whichever is wider. So a quiet fleet does not make a small
/// difference a large one, and a noisy row needs a large one. Rows are outliers by Benjamini and Hochberg's
/// procedure over all rows, at kFleetLevel.
///
/// A device is named if at least kOutlierShare of its judged rows, and kFewestOutliers, differ in the same
/// direction, by measure::partialConjunction() and the same procedure over all devices: jobs of one device
/// that were disturbed together lean the same way, which both allow for, and a single row names none.
FleetReport fleet(const ComparedSet& set, const CompareOptions& options = {});

/// True if the device was judged and is not alike.
inline bool isNamed(const FleetDevice& device)
{
    return device.standing.value_or(Standing::Alike) != Standing::Alike;
}

/// Indices of the devices: those that are named first, the furthest from the others on top, then those that
/// are alike, and last those that were not judged.
std::vector<std::size_t> outliersFirst(const FleetReport& report);

/// True if its SM clock is more than 2 % off the usual one.
bool clockDiffers(const FleetDevice& device);

} // namespace sortscope::results

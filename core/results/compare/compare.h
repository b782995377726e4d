// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/backend/kinds.h"
#include "core/measure/verdict.h"
#include "core/results/judge/skippedpasses.h"
#include "core/results/row/metric.h"
#include "core/results/row/resultpointer.h"
#include "core/results/row/storedjob.h"

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::results {

struct RowNames;

struct CompareOptions {
    Metric metric = Metric::Wall;
    /// Share of the median that makes no difference worth acting on; leastMargin() holds if it is larger.
    double margin = 0;
    /// Pairs the jobs of devices of different models, too, such as an old card and its successor.
    bool acrossDevices = false;
};

/// The difference that two runs on unchanged machines may show: 5 % of a time by the host's clock, 1 % of a
/// time by a device's clock. Pairs whose device computes on the host's processor have 5 % by any metric, and
/// so have transfers that the host makes itself.
double leastMargin(Metric metric);
/// The margin for verdicts.
double marginOf(const CompareOptions& options);
/// The margin for one job's figures, which also counts its device and its calibration.
double marginOf(const JobResult& result, const CompareOptions& options);

/// Says where the margin comes from.
enum class MarginSource { Usual, Given, CalibrationA, CalibrationB };

constexpr auto namesOf(MarginSource /*type*/)
{
    return base::namesUpTo<MarginSource::CalibrationB>("usual", "given", "calibration-a", "calibration-b");
}

struct Margin {
    double share = 0;
    MarginSource source = MarginSource::Usual;
};

/// Says where the drift between two runs comes from: none within one run; the rows that both runs share; the
/// calibrations of both sides; or what is assumed of machines without one.
enum class DriftSource { None, Rows, Calibration, Assumed };

constexpr auto namesOf(DriftSource /*type*/)
{
    return base::namesUpTo<DriftSource::Assumed>("none", "rows", "calibration", "assumed");
}

/// How far the figures of an unchanged row lie apart between two runs, besides what the replicates show: the
/// standard deviation of the ratio, as a share.
struct RunDrift {
    double share = 0;
    DriftSource source = DriftSource::None;

    bool operator==(const RunDrift&) const = default;
};

/// A session, or some of its jobs, with the runs that they belong to.
struct ComparedSet {
    std::string name;
    std::vector<StoredRun> runs;
    std::vector<StoredJob> jobs;
};

/// Two jobs that did the same work on the same device.
struct ComparedPair {
    ResultPointer a;
    ResultPointer b;
    /// Empty if a side has no figures; reason says why.
    std::optional<measure::Statistics> statisticsA;
    std::optional<measure::Statistics> statisticsB;
    /// measure::ratioOf() the replicates' medians of B and A: below one if B is faster. For interleaved jobs,
    /// measure::centreOf() the medians of the ratios of the samples that belong together
    /// (measure::PairedRatios), one median per replicate. The ratio lies in its interval.
    std::optional<double> ratio;
    /// Covers the true ratio with 95 %, drift between runs and ticks of the clock included. With fewer than
    /// measure::kFewestReplicates replicates on a side it only knows the scatter within one run, and covers
    /// less where neighbouring samples are alike. It is then empty if a side has under seven samples, or if
    /// under six pairs of samples were taken in turn.
    std::optional<measure::Interval> ratioInterval;
    RunDrift drift;
    /// How often chance makes an unchanged row differ as much, and the share of false discoveries among the
    /// rows of the report at which this row is still one. Empty without a verdict, and within one run.
    std::optional<double> chance;
    std::optional<double> falseShare;
    /// measure::smallestSeen(); empty without a verdict, and within one run.
    std::optional<double> smallestSeen;
    /// measure::judgeTogether() all rows of the report. Empty if a side has no figures or is of poor quality.
    std::optional<measure::Verdict> verdict;
    std::string reason;
    /// Within this margin the two are the same: the largest of marginOf() and of the margins from the
    /// calibrations of both jobs. Drift from run to run does not touch interleaved pairs, so calibrations do
    /// not count there.
    Margin margin;
    /// paceRatio() or, for the wall clock of devices with memory of their own, launchPaceRatio(): the margin
    /// begins there. Empty for interleaved pairs, which share both paces.
    std::optional<double> pace;
    /// True if the samples were taken in turn and compared pair by pair.
    bool interleaved = false;
    /// True if the two devices are not of one model, and CompareOptions::acrossDevices asked for it.
    bool acrossDevices = false;
};

/// The property of the host that moves the figures of a pair: its processor's clock, or the cost of its
/// launches.
enum class Pace { Processor, Launches };

Pace paceOf(const ComparedPair& pair);

/// True if the pace of the pair makes more than 2 % of a difference.
bool paceDiffers(const ComparedPair& pair);

/// By how much the pace made each side slower, at most, as shares; 0 on a side where it never did.
struct PaceLag {
    double a = 0;
    double b = 0;
};

/// Returns the largest lag of the pairs whose paces differ, for one of the two paces.
PaceLag largestLag(std::span<const ComparedPair> pairs, Pace pace);

/// The properties that may differ between the two sides that are compared.
enum class Property {
    ProgramVersion,
    GitRevision,
    Node,
    OperatingSystem,
    Kernel,
    Cpu,
    CpuGovernor,
    CpuThreads,
    SampleOrder,
    Variable,
    Driver,
    Api,
    Platform,
    Vendor,
    Clock,
    ClockResolution,
    Uuid,
    PciId,
    Memory,
    LargestAllocation,
    LocalMemory,
    WorkGroupLimit,
    ComputeUnits,
    Threads,
    SharesHostMemory,
    TransferModes,
    LaunchModes,
    SmClock,
    PowerLimit,
    Temperature,
    KernelSource,
    TunedParameter,
    /// What a parameter with the value "auto" stands for.
    ChosenParameter
};

constexpr auto namesOf(Property /*type*/)
{
    return base::namesUpTo<Property::ChosenParameter>(
        "program version", "git revision", "node", "operating system", "kernel", "CPU", "CPU governor",
        "CPU threads", "sample order", "environment variable", "driver", "API", "platform", "vendor", "clock",
        "clock resolution", "UUID", "PCI id", "memory", "largest allocation", "local memory",
        "work-group limit", "compute units", "threads", "shares the host's memory", "transfer modes",
        "launch modes", "SM clock", "power limit", "temperature", "kernel source", "tuned parameter",
        "chosen parameter");
}

/// The device that a property belongs to.
struct PropertyOwner {
    std::string name;
    backend::BackendKind backend{};

    auto operator<=>(const PropertyOwner&) const = default;
};

/// The value of an environment variable that was recorded as not set in a run.
inline constexpr std::string_view kNotSet = "not set";

/// A property that was not the same when the two sides were taken.
struct EnvironmentDifference {
    /// Several values if the jobs of a side differ among themselves; an empty value is unknown.
    using Values = std::set<std::optional<std::string>>;

    Property property{};
    /// Empty for a property of the machine.
    std::optional<PropertyOwner> device;
    Values a;
    Values b;
    /// The variable, the kernel file, or the algorithm and its parameter; empty for other properties.
    std::string subject;
};

/// A device of A whose jobs are compared with those of another model in B.
struct DevicePair {
    backend::DeviceInfo a;
    backend::DeviceInfo b;
};

struct CompareReport {
    std::string nameA;
    std::string nameB;
    CompareOptions options;
    /// The differences come first, because they explain most surprises.
    std::vector<EnvironmentDifference> differences;
    /// Empty unless CompareOptions::acrossDevices asked for it.
    std::vector<DevicePair> acrossDevices;
    std::vector<ComparedPair> pairs;
    std::vector<ResultPointer> onlyInA;
    std::vector<ResultPointer> onlyInB;
};

/// Compares the jobs that matchJobs() pairs. If a set has a job twice, the last one counts. Planned and
/// replaced jobs are left out.
///
/// The ratio's interval is that of the replicates' medians with the drift between the two runs
/// (measure::withDrift()). Its best source counts, for the host's clock and for the device's: the rows of the
/// two runs (measure::driftAmong()), unless their middle lies further from 1 than 10 %, or than ten times
/// the calibrated drift and the usual margin; the calibrations of both sides; else 1 % a run by the host's
/// clock and 0.2 % by a device's. For rows with fewer replicates than verdicts need it is
/// measure::ratioWithinRun().
CompareReport compare(const ComparedSet& a, const ComparedSet& b, const CompareOptions& options = {});

/// Compares two jobs of two runs; the caller knows that they did the same work. One pair alone tells no
/// drift.
ComparedPair comparedPair(const ResultPointer& a, const ResultPointer& b, const CompareOptions& options = {});

/// The pairs with a ratio, the faster side first.
std::vector<Lead> leadsIn(std::span<const ComparedPair> pairs);

/// Names for both sides of some pairs, whatever devices they ran on.
RowNames namesOf(std::span<const ComparedPair> pairs);
/// Names for both sides, including jobs without counterpart, so that a job of A and one of B look different.
RowNames namesOf(const CompareReport& report);

/// The pairs of a run that was interleaved: exactly two results per work. They may differ in device,
/// algorithm, merge strategy, parameters and modes.
std::vector<ComparedPair> interleavedPairs(const std::vector<ResultPointer>& results,
                                           const CompareOptions& options = {});

/// The differences between the two sides: the environments of their runs, and the drivers of their devices.
/// If a side has several values, all of them are listed.
std::vector<EnvironmentDifference> environmentDifferences(const ComparedSet& a, const ComparedSet& b);

/// All that environmentDifferences() would compare of one row, as texts by titleOf(); what is unknown is not
/// there.
using Facts = std::map<std::string, std::string>;
Facts factsOf(const StoredRun& run, const StoredJob& job);

/// What the sensors of devices told differently while these pairs were timed: the SM clock, if it is more
/// than 2 % apart, the power limit, and the temperature, if it is more than 10 °C apart. Clock and
/// temperature are medians over the pairs of which both sides have a reading, since they follow the work.
/// Pairs across devices of different models are left out.
std::vector<EnvironmentDifference> sensorDifferences(std::span<const ComparedPair> pairs);

/// For each of some machines, in their order, the properties that differ from most machines: `a` is the value
/// of more than half of those that have such a property, `b` the machine's own value. Names of machines,
/// UUIDs and PCI ids are left out.
std::vector<std::vector<EnvironmentDifference>> differencesFromMost(std::span<const ComparedSet> sets);

/// For example "driver of NVIDIA H200 (opencl)".
std::string titleOf(const EnvironmentDifference& difference);
/// For example "performance, powersave".
std::string textOf(const EnvironmentDifference::Values& values);

} // namespace sortscope::results

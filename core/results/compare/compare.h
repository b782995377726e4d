// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/backend/kinds.h"
#include "core/measure/verdict.h"
#include "core/results/row/metric.h"
#include "core/results/row/resultpointer.h"
#include "core/results/row/storedjob.h"

#include <compare>
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
    /// Share of the median that makes no difference worth acting on; leastMargin() holds where it is larger.
    double margin = 0;
    /// Also pairs the jobs of devices that are not of one model, as of an old card and the one that takes its
    /// place.
    bool acrossDevices = false;
};

/// What machines that did not change read apart in two runs: 5 % of a time by the host's clock, 1 % of one by
/// a device's. Pairs whose device computes on the host's processor have 5 % by any metric, and so have
/// transfers that the host makes itself.
double leastMargin(Metric metric);
/// The margin that verdicts take.
double marginOf(const CompareOptions& options);
/// That of one job's figures: also what its device and its calibration ask for.
double marginOf(const JobResult& result, const CompareOptions& options);

/// What makes a margin as large as it is.
enum class MarginSource { Usual, Given, CalibrationA, CalibrationB };

constexpr auto namesOf(MarginSource /*type*/)
{
    return base::namesUpTo<MarginSource::CalibrationB>("usual", "given", "calibration-a", "calibration-b");
}

struct Margin {
    double share = 0;
    MarginSource source = MarginSource::Usual;
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
    /// measure::ratioOf() the replicates' medians of B and A: below one where B is faster. Where the two were
    /// run interleaved, measure::centreOf() the medians of the ratios of the samples that belong together
    /// (measure::PairedRatios), a replicate each. It lies in its interval.
    std::optional<double> ratio;
    /// Covers the true ratio with 95 %. With fewer than measure::kFewestReplicates replicates on a side it
    /// knows the scatter within one run alone, and is empty if a side has under seven samples, or under six
    /// pairs of samples were taken in turn.
    std::optional<measure::Interval> ratioInterval;
    /// Empty where a side has no figures or is of poor quality.
    std::optional<measure::Verdict> verdict;
    std::string reason;
    /// Within it the two are the same: the largest of marginOf() and of what the calibrations of both jobs
    /// say. What drifts from run to run does not touch interleaved pairs, so calibrations do not count there.
    Margin margin;
    /// paceRatio() or, of the wall clock of devices with memory of their own, launchPaceRatio(): the margin
    /// begins there. Empty for interleaved pairs, which share both.
    std::optional<double> pace;
    /// True if the samples were taken in turn and compared pair by pair.
    bool interleaved = false;
    /// True if the two devices are not of one model, and CompareOptions::acrossDevices asked for it.
    bool acrossDevices = false;
};

/// What of the host moves the figures of a pair: its processor's clock, or what its launches cost.
enum class Pace { Processor, Launches };

Pace paceOf(const ComparedPair& pair);

/// True if it makes more than 2 % of a difference.
bool paceDiffers(const ComparedPair& pair);

/// By how much it made each side slower, at most, as shares; 0 on a side where it never did.
struct PaceLag {
    double a = 0;
    double b = 0;
};

/// Of the pairs whose paces differ, by one of the two.
PaceLag largestLag(std::span<const ComparedPair> pairs, Pace pace);

/// What may differ between the two sides that are compared.
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
    KernelSource,
    TunedParameter
};

constexpr auto namesOf(Property /*type*/)
{
    return base::namesUpTo<Property::TunedParameter>(
        "program version", "git revision", "node", "operating system", "kernel", "CPU", "CPU governor",
        "CPU threads", "sample order", "environment variable", "driver", "API", "platform", "vendor", "clock",
        "clock resolution", "UUID", "PCI id", "memory", "largest allocation", "local memory",
        "work-group limit", "compute units", "threads", "shares the host's memory", "transfer modes",
        "launch modes", "kernel source", "tuned parameter");
}

/// The device that a property belongs to.
struct PropertyOwner {
    std::string name;
    backend::BackendKind backend{};

    auto operator<=>(const PropertyOwner&) const = default;
};

/// The value of an environment variable that a run is known not to have had.
inline constexpr std::string_view kNotSet = "not set";

/// Something that was not the same when the two were taken.
struct EnvironmentDifference {
    /// Several where the jobs of a side differ among themselves; empty ones are not known.
    using Values = std::set<std::optional<std::string>>;

    Property property{};
    /// Empty if it is the machine's.
    std::optional<PropertyOwner> device;
    Values a;
    Values b;
    /// The variable, the kernel file, or the algorithm and its parameter that it is about; empty for other
    /// properties.
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
    /// First of all, because they explain most surprises.
    std::vector<EnvironmentDifference> differences;
    /// Empty unless CompareOptions::acrossDevices asked for it.
    std::vector<DevicePair> acrossDevices;
    std::vector<ComparedPair> pairs;
    std::vector<ResultPointer> onlyInA;
    std::vector<ResultPointer> onlyInB;
};

/// Matches jobs of equal workload whose variants were asked for alike (askedVariant()), and of these the ones
/// that ran alike, before those of which tuning changed one: those of equal device keys first; of the rest
/// those whose devices are of one model (backend, name, and number among equals), as in sessions of two
/// machines. Of jobs that a set has twice, the last one counts. Planned and replaced jobs are left out.
///
/// Across devices, those of A that have no pair yet are set against those of B that have none and did some of
/// the same work, in their order: those of one backend first, then other GPUs. Parameters match there as well
/// where each is the default of its device.
///
/// The ratio's interval is measure::ratioInterval() of the replicates' medians. Of rows with fewer replicates
/// than verdicts need it is one within a run: each median lies in its order-statistic interval with at least
/// 97.5 % (David & Nagaraja, "Order Statistics", 3rd ed., 7.1), so both do with at least 95 % (Bonferroni's
/// inequality), and then the ratio lies between lowB / highA and highB / lowA.
CompareReport compare(const ComparedSet& a, const ComparedSet& b, const CompareOptions& options = {});

/// Two jobs that did the same work, whoever says so.
ComparedPair comparedPair(const ResultPointer& a, const ResultPointer& b, const CompareOptions& options = {});

/// Names for both sides of some pairs, whatever devices they ran on.
RowNames namesOf(std::span<const ComparedPair> pairs);
/// The same, with the jobs that have no counterpart: so one of A and one of B look different.
RowNames namesOf(const CompareReport& report);

/// The pairs of a run that was interleaved: of the results that did the same work, exactly two. They may
/// differ in device, algorithm, merge strategy, parameters and modes.
std::vector<ComparedPair> interleavedPairs(const std::vector<ResultPointer>& results,
                                           const CompareOptions& options = {});

/// What was not the same on the two sides: the environments of their runs, and the drivers of their devices.
/// A side with several values has them all.
std::vector<EnvironmentDifference> environmentDifferences(const ComparedSet& a, const ComparedSet& b);

/// For each of some machines, in their order, what it has otherwise than most: `a` is what more than half of
/// those that have such a thing have, `b` what it has itself. Names of machines, UUIDs and PCI ids are left
/// out.
std::vector<std::vector<EnvironmentDifference>> differencesFromMost(std::span<const ComparedSet> sets);

/// "driver of NVIDIA H200 (opencl)".
std::string titleOf(const EnvironmentDifference& difference);
/// "performance, powersave".
std::string textOf(const EnvironmentDifference::Values& values);

} // namespace sortscope::results

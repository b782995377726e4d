// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/measure/trend.h"
#include "core/results/row/metric.h"
#include "core/results/row/sample.h"
#include "gui/charts/base/axis.h"
#include "gui/charts/base/series.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// The samples of one replicate by one metric, in the order taken, in nanoseconds.
struct ReplicateSamples {
    /// The number of the replicate in its job, from 1.
    std::size_t number = 0;
    std::vector<double> values;
    /// True for each value that lies far from the median.
    std::vector<bool> outliers;
    /// The sample of each value; empty for figures that a replicate has one of. Samples live as long as the
    /// result.
    std::vector<const results::Sample*> samples;
    double median = 0;
    std::optional<measure::Trend> drift;
};

/// The samples of a job by one metric.
struct SamplesData {
    Result result;
    results::Metric metric = results::Metric::Wall;
    measure::Statistics statistics;
    /// The replicates that have the metric.
    std::vector<ReplicateSamples> replicates;
    /// The drift of all replicates together.
    std::optional<measure::Trend> drift;
    /// The distance between values that their clock can tell apart; 0 unless most values repeat others.
    double tick = 0;

    /// The number of planned replicates, or of taken ones if these are more.
    std::size_t slotCount() const;
    /// The number of samples of the replicate that has most.
    std::size_t mostSamples() const;
    std::size_t outlierCount() const;
};

/// The data of a verified result that has the metric.
SamplesData samplesData(const Result& result, results::Metric metric);

/// The metrics that the samples of a verified result have, in the order in which users see them.
std::vector<results::Metric> metricsOf(const results::JobResult& result);

/// A mark that a figure draws: a sample, or the range of several samples that would share their pixels.
struct SampleMark {
    /// Index in SamplesData::replicates, then indexes in its values: the first one, and the one behind the
    /// last.
    std::size_t replicate = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    double low = 0;
    double high = 0;
    bool outlier = false;
};

/// Marks of at most `samplesPerMark` samples each, replicate by replicate. The range of several samples
/// leaves out outliers; of these, the shortest and the longest have marks of their own.
std::vector<SampleMark> marksOf(const SamplesData& data, std::size_t samplesPerMark);

/// The part that the axis of times shows: all samples but outliers, all samples, or zero to the longest.
enum class SampleAxis { WithoutOutliers, Samples, FromZero };

/// The range of the axis. Its ends are round, so that they stay where a few samples more change little.
Range sampleRange(const SamplesData& data, SampleAxis axis);

/// The number of values beyond `range`.
std::size_t countBeyond(const SamplesData& data, const Range& range);

/// The numbers of values in equal steps of time.
struct Histogram {
    double low = 0;
    double step = 0;
    std::vector<std::size_t> counts;
};

/// Counts the values in `range`, in about `most` steps or fewer. If a clock ticks slowly, each step has
/// equally many of its ticks, since otherwise the steps would differ for that reason alone.
Histogram histogramOf(const SamplesData& data, const Range& range, std::size_t most);

} // namespace sortscope::gui::charts

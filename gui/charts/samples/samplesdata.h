// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/measure/trend.h"
#include "core/results/row/metric.h"
#include "core/results/row/sample.h"
#include "gui/charts/base/series.h"
#include "gui/charts/base/ticks.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// The samples of one replicate by one metric, in the order taken; nanoseconds.
struct ReplicateSamples {
    /// Of the job's replicates, from 1.
    std::size_t number = 0;
    std::vector<double> values;
    /// Which values lie far from the median.
    std::vector<bool> outliers;
    /// What each value is of; empty for figures that a replicate has one of. They live as long as the result.
    std::vector<const results::Sample*> samples;
    double median = 0;
    std::optional<measure::Trend> drift;
};

/// What a job's samples say by one metric.
struct SamplesData {
    Result result;
    results::Metric metric = results::Metric::Wall;
    measure::Statistics statistics;
    /// Those that have the metric.
    std::vector<ReplicateSamples> replicates;
    /// Of all replicates together.
    std::optional<measure::Trend> drift;
    /// How far values lie apart that their clock tells from each other; 0 unless most values repeat others.
    double tick = 0;

    /// The replicates that were planned, or taken if these are more.
    std::size_t slotCount() const;
    /// Of the replicate that has most.
    std::size_t mostSamples() const;
    std::size_t outlierCount() const;
};

/// Of a verified result that has the metric.
SamplesData samplesData(const Result& result, results::Metric metric);

/// The metrics that the samples of a verified result have, in the order in which users see them.
std::vector<results::Metric> metricsOf(const results::JobResult& result);

/// What a figure draws in one place: a sample, or the range of several that would share their pixels.
struct SampleMark {
    /// Index in SamplesData::replicates, and in its values: the first one, and the one behind the last.
    std::size_t replicate = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    double low = 0;
    double high = 0;
    bool outlier = false;
};

/// Marks of at most `samplesPerMark` samples each, replicate by replicate. Where these are several, outliers
/// are no part of a range, and of those in its place the shortest and the longest have marks of their own.
std::vector<SampleMark> marksOf(const SamplesData& data, std::size_t samplesPerMark);

/// What the axis of times shows: all samples but outliers, all samples, or the way from zero to the longest.
enum class SampleAxis { WithoutOutliers, Samples, FromZero };

/// With ends that are round, so that they stay where a few samples more change little.
Range sampleRange(const SamplesData& data, SampleAxis axis);

/// How many values lie beyond `range`.
std::size_t countBeyond(const SamplesData& data, const Range& range);

/// How many values lie in each of several equal steps of time.
struct Histogram {
    double low = 0;
    double step = 0;
    std::vector<std::size_t> counts;
};

/// Of the values in `range`, in about `most` steps or fewer. If a clock ticks slowly, each step has equally
/// many of its ticks, since otherwise the steps would differ for that reason alone.
Histogram histogramOf(const SamplesData& data, const Range& range, std::size_t most);

} // namespace sortscope::gui::charts

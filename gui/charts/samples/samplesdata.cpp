// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/samples/samplesdata.h"

#include "core/measure/statistics.h"
#include "core/results/judge/outliers.h"
#include "core/results/row/drift.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sortscope::gui::charts {
namespace {

constexpr std::array kMetrics{
    results::Metric::Wall, results::Metric::EndToEnd, results::Metric::KernelSum, results::Metric::DeviceSpan,
    results::Metric::Gaps, results::Metric::Upload,   results::Metric::Download,  results::Metric::Device};
constexpr double kMarginShare = 0.04;
/// The margin around samples that are all equal, as a share of the longest sample.
constexpr double kLeastMargin = 1e-4;
/// The number of ticks whose steps decide the ends of the axis: the ends lie on halves of these steps.
constexpr int kTicks = 6;

std::optional<measure::Trend> driftOf(const std::vector<double>& values)
{
    return results::driftIn({&values, 1});
}

ReplicateSamples replicateOf(const results::JobResult& result, std::size_t index, results::Metric metric,
                             std::optional<backend::Clock> clock)
{
    const auto& replicate = result.replicates[index];
    ReplicateSamples samples{.number = index + 1, .values = results::valuesOf(replicate, metric, clock)};
    if (samples.values.empty())
        return samples;
    if (metric != results::Metric::Device)
        samples.samples = results::samplesOf(replicate, metric, clock);
    samples.median = measure::summarise(samples.values)->median;
    samples.drift = driftOf(samples.values);
    return samples;
}

void takeOutliers(SamplesData& data)
{
    const auto all = results::outliersOf(*data.result, data.metric);
    auto next = all.begin();
    for (auto& replicate : data.replicates) {
        const auto end = next + static_cast<std::ptrdiff_t>(replicate.values.size());
        replicate.outliers.assign(next, end);
        next = end;
    }
}

double tickOf(std::vector<double> values)
{
    std::ranges::sort(values);
    std::vector<double> steps;
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (values[i] > values[i - 1])
            steps.push_back(values[i] - values[i - 1]);
    }
    // The median of the steps, since clocks also tick a nanosecond early.
    const bool repeat = 2 * steps.size() < values.size();
    return repeat && !steps.empty() ? measure::summarise(steps)->median : 0;
}

/// Adds the marks of one part of a replicate.
void addMarks(std::vector<SampleMark>& marks, const SamplesData& data, const SampleMark& part)
{
    const auto& replicate = data.replicates[part.replicate];
    auto range = part;
    range.low = std::numeric_limits<double>::infinity();
    range.high = -range.low;
    std::optional<std::size_t> shortest;
    std::optional<std::size_t> longest;
    for (auto i = part.begin; i < part.end; ++i) {
        const auto value = replicate.values[i];
        if (!replicate.outliers[i]) {
            range.low = std::min(range.low, value);
            range.high = std::max(range.high, value);
        } else if (value < replicate.median) {
            shortest = shortest && replicate.values[*shortest] <= value ? shortest : i;
        } else {
            longest = longest && replicate.values[*longest] >= value ? longest : i;
        }
    }
    if (range.low <= range.high)
        marks.push_back(range);
    for (const auto& outlier : {shortest, longest}) {
        if (outlier)
            marks.push_back({part.replicate, *outlier, *outlier + 1, replicate.values[*outlier],
                             replicate.values[*outlier], true});
    }
}

/// Calls `visit` with each value, and whether it is an outlier.
void visitValues(const SamplesData& data, const auto& visit)
{
    for (const auto& replicate : data.replicates) {
        for (std::size_t i = 0; i < replicate.values.size(); ++i)
            visit(replicate.values[i], replicate.outliers[i]);
    }
}

Range rounded(const Range& range)
{
    const auto ticks = linearTicks(range, kTicks);
    if (ticks.size() < 2)
        return range;
    const auto step = (ticks[1] - ticks[0]) / 2;
    return {std::max(0.0, std::floor(range.low / step) * step), std::ceil(range.high / step) * step};
}

} // namespace

std::size_t SamplesData::slotCount() const
{
    return std::max({result->spec.sampling.replicates, result->replicates.size(), std::size_t{1}});
}

std::size_t SamplesData::mostSamples() const
{
    std::size_t most = 0;
    for (const auto& replicate : replicates)
        most = std::max(most, replicate.values.size());
    return most;
}

std::size_t SamplesData::outlierCount() const
{
    std::size_t count = 0;
    visitValues(*this, [&](double, bool outlier) { count += outlier ? 1 : 0; });
    return count;
}

SamplesData samplesData(const Result& result, results::Metric metric)
{
    SamplesData data{
        .result = result, .metric = metric, .statistics = results::summarise(*result, metric).value()};
    const auto clock = results::deviceClockOf(*result);
    for (std::size_t index = 0; index < result->replicates.size(); ++index) {
        auto replicate = replicateOf(*result, index, metric, clock);
        if (!replicate.values.empty())
            data.replicates.push_back(std::move(replicate));
    }
    takeOutliers(data);
    data.tick = tickOf(results::valuesOf(*result, metric));
    data.drift = results::driftIn(results::replicateValuesOf(*result, metric));
    return data;
}

std::vector<results::Metric> metricsOf(const results::JobResult& result)
{
    std::vector<results::Metric> metrics;
    if (!result.verified())
        return metrics;
    std::ranges::copy_if(kMetrics, std::back_inserter(metrics), [&](results::Metric metric) {
        return !results::replicateValuesOf(result, metric).empty();
    });
    return metrics;
}

std::vector<SampleMark> marksOf(const SamplesData& data, std::size_t samplesPerMark)
{
    const auto step = std::max<std::size_t>(samplesPerMark, 1);
    std::vector<SampleMark> marks;
    for (std::size_t index = 0; index < data.replicates.size(); ++index) {
        const auto count = data.replicates[index].values.size();
        for (std::size_t begin = 0; begin < count; begin += step)
            addMarks(marks, data, {.replicate = index, .begin = begin, .end = std::min(begin + step, count)});
    }
    return marks;
}

Range sampleRange(const SamplesData& data, SampleAxis axis)
{
    // The interval is left out: it is wide at first, and shrinks with each replicate that comes.
    auto low = data.statistics.median;
    auto high = low;
    visitValues(data, [&](double value, bool outlier) {
        if (outlier && axis == SampleAxis::WithoutOutliers)
            return;
        low = std::min(low, value);
        high = std::max(high, value);
    });
    if (axis == SampleAxis::FromZero)
        low = 0;
    const auto margin = std::max((high - low) * kMarginShare, high * kLeastMargin);
    if (!(margin > 0))
        return {0, 1};
    return rounded({axis == SampleAxis::FromZero ? 0 : std::max(0.0, low - margin), high + margin});
}

std::size_t countBeyond(const SamplesData& data, const Range& range)
{
    std::size_t count = 0;
    visitValues(data, [&](double value, bool) { count += value < range.low || value > range.high ? 1 : 0; });
    return count;
}

Histogram histogramOf(const SamplesData& data, const Range& range, std::size_t most)
{
    const auto wanted = (range.high - range.low) / static_cast<double>(std::max<std::size_t>(most, 1));
    // Ticks of the clock lie in the middle of a step, so that rounding moves no value to another step.
    const auto step = data.tick > 0 ? std::ceil(wanted / data.tick) * data.tick : wanted;
    Histogram histogram{.low = range.low - data.tick / 2, .step = step};
    visitValues(data, [&](double value, bool) {
        if (value < range.low || value > range.high)
            return;
        const auto index = static_cast<std::size_t>((value - histogram.low) / step);
        if (index >= histogram.counts.size())
            histogram.counts.resize(index + 1, 0);
        ++histogram.counts[index];
    });
    return histogram;
}

} // namespace sortscope::gui::charts

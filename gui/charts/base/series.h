// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"
#include "core/measure/statistics.h"
#include "core/results/compare/speedup.h"
#include "core/results/row/metric.h"
#include "core/results/row/resultpointer.h"
#include "core/results/show/matrixaxes.h"
#include "core/results/show/serieskey.h"
#include "gui/charts/base/seriesstyles.h"
#include "gui/charts/base/theme.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// A finished job as the bridge hands it over: immutable, so any thread may read it.
using Result = results::ResultPointer;
using Results = std::vector<Result>;

/// Remembers each result's statistics. During a run, a chart is prepared again for every job that finishes,
/// and only the new result should cost anything.
class Summaries {
public:
    /// Empty unless the result is verified and its samples have the metric.
    const std::optional<measure::Statistics>& of(const Result& result, results::Metric metric);

    /// The rank of the wall clock among rows that did the same work; empty unless the result is verified.
    const std::optional<results::SpeedRank>& rankOf(const Result& result);
    /// The speed-up against a baseline; empty unless both have figures.
    std::optional<results::SpeedUp> speedUpOf(const Result& result, results::Metric metric,
                                              const Result& baseline);

    /// A number that all results of one series have, and no others; the numbers of forgotten results stay.
    std::size_t seriesOf(const Result& result);

    /// Forgets results that are not among `results`, once it knows more results than those.
    void keepOnly(const Results& results);

    std::size_t size() const { return m_entries.size(); }

private:
    static constexpr std::size_t kMetrics = base::Names<results::Metric>::all.size();

    struct Entry {
        /// Keeps the result alive, so that its address is not used again.
        Result result;
        std::array<std::optional<std::optional<measure::Statistics>>, kMetrics> metrics;
        std::optional<std::optional<results::SpeedRank>> rank;
        /// By metric and baseline, which the values keep alive.
        std::map<std::pair<results::Metric, const results::JobResult*>, results::SpeedUp> speedUps;
        std::optional<std::size_t> series;
    };

    Entry& entryOf(const Result& result);
    std::size_t number(Entry& entry);
    static const std::optional<measure::Statistics>& summarise(Entry& entry, results::Metric metric);

    std::unordered_map<const results::JobResult*, Entry> m_entries;
    std::map<results::SeriesKey, std::size_t> m_series;
};

/// The most series that a chart draws (bars: besides their baselines). Nobody tells more apart, and a frame
/// has no time for more.
inline constexpr std::size_t kMostSeries = 64;

/// The most series in all panels of a chart together.
inline constexpr std::size_t kMostInPanels = 240;

/// The results of the first `most` series, and the number of other series.
struct FirstSeries {
    Results results;
    std::size_t others = 0;
};

FirstSeries firstSeries(const Results& results, Summaries& summaries, std::size_t most = kMostSeries);
/// The notes of a chart, below its figure, on the series that are not drawn; empty if there are none.
QStringList notesOnOthers(std::size_t series);

/// Bandwidth: the bytes that the kernels of a run move (results::workOf()) in the time of the metric.
/// CopyShare: the bandwidth as a share of that of a copy on the device, in per cent, by the row's
/// calibration.
/// SpeedUp: how many times as fast as the fastest CPU row of the same work on the same machine, by its wall
/// clock.
enum class Quantity { Time, TimePerKey, Throughput, SpeedUp, Bandwidth, CopyShare, Energy };
/// The span of an error bar: the middle half of the samples, or the 95 % interval of their median. Speed-ups
/// have their 95 % interval in any case.
enum class Spread { Quartiles, MedianInterval };

/// The metric, the quantity and the spread that a chart shows of each result.
struct Reading {
    results::Metric metric = results::Metric::Wall;
    Quantity quantity = Quantity::Time;
    Spread spread = Spread::Quartiles;

    bool operator==(const Reading&) const = default;
};

/// True if the quantity needs the bytes that the kernels of a run move.
constexpr bool isOfBytes(Quantity quantity)
{
    return quantity == Quantity::Bandwidth || quantity == Quantity::CopyShare;
}

/// The median and the ends of its error bar: nanoseconds, keys or bytes per second, a factor, per cent, or
/// nanojoules for each key.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The interval of the median falls back to the quartiles where the samples are too few for it.
Estimate estimateOf(const measure::Statistics& statistics, Spread spread);
/// The estimate as a rate: `work` keys in each duration. Empty if a duration is not positive.
std::optional<Estimate> throughputOf(const Estimate& nanoseconds, double work);

/// The unit and the scale of the horizontal axis.
struct Abscissa {
    /// Words: the values of the axis are words, which stand side by side, without a line between them.
    enum class Scale { PowersOfTwo, Even, Words };

    /// The title below the axis; if it is empty, the axis counts sizes in keys.
    QString title;
    Scale scale = Scale::PowersOfTwo;
    /// The words for x = 1, 2, 3 …, if the values are words.
    QStringList words;

    bool operator==(const Abscissa&) const = default;
};

struct Point {
    /// The place on the horizontal axis, as the abscissa counts.
    std::size_t x = 0;
    Estimate estimate;
    /// Statistics of durations, always in nanoseconds.
    measure::Statistics statistics;
    Result result;
    /// The estimate, where speed-ups are shown.
    std::optional<results::SpeedUp> speedUp = std::nullopt;
};

/// The points of one device × algorithm variant, by increasing x.
struct Series {
    QString label;
    Style style;
    bool cpu = false;
    std::optional<backend::Clock> clock;
    std::vector<Point> points;
    /// The number of the panel that the curve is in.
    std::size_t panel = 0;
};

/// A dashed line at the floor of a clock: the time of an empty kernel by that clock, in nanoseconds.
struct FloorLine {
    QString label;
    double ns = 0;
    std::size_t panel = 0;
};

/// A vertical line at the size from which a GPU series is faster than the CPU.
struct CrossoverMark {
    /// "Bitonic sort · NVIDIA H200 (CUDA): 163,000".
    QString label;
    /// The label and the look of the series.
    QString series;
    Style style;
    double x = 0;
    std::size_t panel = 0;
};

/// Results that are not drawn, by reason.
struct Omitted {
    std::size_t failed = 0;
    std::size_t unsupported = 0;
    std::size_t cancelled = 0;
    std::size_t unverified = 0;
    /// Results of size or time 0, which a logarithmic axis does not have.
    std::size_t offScale = 0;
    /// Results without a CPU row of the same work, where speed-ups are shown.
    std::size_t withoutCpu = 0;
    /// Results of a device that was not calibrated, where shares of its copy are shown.
    std::size_t uncalibrated = 0;
    /// Results whose energy was not counted, where energy is shown.
    std::size_t withoutEnergy = 0;
    /// Verified results in whose place a newer result of the same job is drawn.
    std::size_t older = 0;

    std::size_t total() const
    {
        return failed + unsupported + cancelled + unverified + offScale + withoutCpu + uncalibrated
               + withoutEnergy + older;
    }
};

Omitted countOmitted(const Results& results);
/// "Failed (2), Unsupported (1)": the results that no other result stands for; may be empty.
QString describe(const Omitted& omitted);
/// The notes of a chart, below its figure, on omitted results; empty if nothing was omitted.
QStringList notesOn(const Omitted& omitted);

/// The first result of each series that may become a curve.
Results oneOfEachCurve(const Results& results, Summaries& summaries, const Reading& reading);

/// The axes whose values have a panel each; none for all curves in one.
using SplitAxes = std::vector<results::MatrixAxis>;

struct ScalingData {
    Reading reading;
    Abscissa abscissa;
    /// The setting that all series have in common and no label says; may be empty.
    QString setting;
    /// By their panels. Curves that differ in nothing but the axes of the split share label and look.
    std::vector<Series> series;
    SplitAxes split;
    /// The titles of the panels; empty if all curves are in one.
    QStringList panels;
    std::vector<FloorLine> floors;
    std::vector<CrossoverMark> crossovers;
    Omitted omitted;
    /// Labels of series that are verified but lack the metric.
    QStringList withoutMetric;
    /// Labels of series whose bytes are unknown, where bytes are shown.
    QStringList withoutBytes;
    /// The number of series that are not drawn because there are too many.
    std::size_t otherSeries = 0;

    /// The labels of the series, each once.
    QStringList labels() const;
    bool cpuLess() const { return series.empty() && omitted.withoutCpu > 0; }
    /// Clocks of the series, each once, in the order of backend::Clock.
    std::vector<backend::Clock> clocks() const;
};

/// The point of a result at `x`, for any quantity but SpeedUp; empty if a logarithmic axis has no place for
/// it.
std::optional<Point> pointAt(std::size_t x, const Result& result, const measure::Statistics& statistics,
                             const Reading& reading);

/// The floors of the clocks that kernel sums were read from, where a series comes near enough to see them on
/// its axis. Other readings have none.
std::vector<FloorLine> floorLines(std::span<const Series> series, const Reading& reading);

/// The data of the first kMostSeries series of `all`, or kMostInPanels if they are split. Only verified
/// results become points. If one series has a size twice, the later result counts, and the other is counted
/// as older. Series look as `styles` says; without it, the results alone decide.
ScalingData scalingData(const Results& all, Summaries& summaries, const Reading& reading,
                        const SharedStyles& styles = {}, const SplitAxes& split = {});

} // namespace sortscope::gui::charts

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/series.h"

#include "core/backend/processor.h"
#include "core/results/compare/againstbaseline.h"
#include "core/results/judge/devicefloors.h"
#include "core/results/judge/rowenergy.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/show/serieskey.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/crossovers.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/base/panels.h"
#include "gui/charts/base/seriesnames.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <map>
#include <span>
#include <unordered_set>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kNsPerSecond = 1e9;
constexpr double kPercent = 100;

std::optional<Point> speedUpPoint(std::size_t x, const Result& result, const measure::Statistics& statistics,
                                  const std::optional<results::SpeedUp>& speedUp)
{
    if (!speedUp || x == 0)
        return std::nullopt;
    const auto factor = speedUp->factor;
    const auto interval = speedUp->interval.value_or(measure::Interval{factor, factor});
    return Point{x, {factor, interval.low, interval.high}, statistics, result, speedUp};
}

/// A series while it is collected: points by size, so that they are in order and the latest result wins.
struct Collected {
    std::map<std::size_t, Point> points;
    bool metricMissing = false;
    bool bytesUnknown = false;
};

bool isCpu(const results::JobResult& result)
{
    return backend::isProcessor(result.spec.device);
}

/// Takes a verified result into its series, or counts it if it becomes none of its points.
void collect(Collected& series, Omitted& omitted, const Result& result,
             const std::optional<measure::Statistics>& statistics, const Reading& reading,
             const results::CpuBaselines& cpus, Summaries& summaries)
{
    const auto size = result->spec.workload.size;
    std::optional<Point> point;
    if (!statistics) {
        series.metricMissing = true;
        return;
    }
    if (reading.quantity == Quantity::SpeedUp) {
        // The line at 1 stands for the fastest CPU row; slower rows would only hide it.
        if (isCpu(*result))
            return;
        const auto cpu = cpus.fastest(result->spec);
        if (!cpu) {
            ++omitted.withoutCpu;
            return;
        }
        point = speedUpPoint(size, result, *statistics, summaries.speedUpOf(result, reading.metric, cpu));
    } else if (isOfBytes(reading.quantity) && !results::workOf(result->spec)) {
        series.bytesUnknown = true;
        return;
    } else if (reading.quantity == Quantity::CopyShare && !results::copyLimitOf(result->spec)) {
        ++omitted.uncalibrated;
        return;
    } else if (reading.quantity == Quantity::Energy) {
        const auto energy = results::energyOf(*result);
        if (!energy) {
            ++omitted.withoutEnergy;
            return;
        }
        point = Point{
            size, {energy->njPerKey, energy->njInterval.low, energy->njInterval.high}, *statistics, result};
    } else {
        point = pointAt(size, result, *statistics, reading);
    }
    if (!point)
        ++omitted.offScale;
    else if (!series.points.insert_or_assign(size, std::move(*point)).second)
        ++omitted.older;
}

Series seriesOf(Collected&& collected, const SeriesNames& names, std::size_t index, results::Metric metric)
{
    const auto& anyResult = *collected.points.begin()->second.result;
    Series series{
        names.label(index), names.style(index), isCpu(anyResult), results::clockOf(anyResult, metric), {}};
    series.points.reserve(collected.points.size());
    for (auto& [size, point] : collected.points)
        series.points.push_back(std::move(point));
    return series;
}

/// A floor this far below all points would squeeze them into the top of the chart.
constexpr double kFarBelow = 100;

bool sameClock(const results::JobResult& result, const results::DeviceFloor& floor)
{
    return results::deviceKey(result.spec.device) == results::deviceKey(floor.device)
           && result.spec.variant.launch == floor.launch
           && results::deviceClockOf(result) == floor.floor.clock;
}

/// True if a point lies near enough for the floor to matter.
bool comesNear(std::span<const Series> series, const results::DeviceFloor& floor)
{
    const auto near = [&](const Point& point) {
        return sameClock(*point.result, floor) && point.estimate.value < kFarBelow * floor.floor.medianNs;
    };
    return std::any_of(series.begin(), series.end(), [&](const Series& one) {
        return std::any_of(one.points.begin(), one.points.end(), near);
    });
}

/// The device, and the launch mode if the device has several floors.
QString floorLabel(const results::DeviceFloor& floor, const std::vector<results::DeviceFloor>& all,
                   const DeviceLabels& labels)
{
    const auto device = labels.of(floor.device);
    const auto ofDevice =
        std::ranges::count_if(all, [&](const auto& other) { return labels.of(other.device) == device; });
    return ofDevice < 2 ? device : QStringLiteral("%1 · %2").arg(device, models::label(floor.launch));
}

void addOnce(QStringList& words, const QString& word)
{
    if (!words.contains(word))
        words << word;
}

/// Gives each value of the split a panel, and leaves out what is in more panels than can be seen.
void putIntoPanels(ScalingData& data, const Results& results, const SplitAxes& split)
{
    const DeviceLabels devices(results);
    data.split = split;
    for (auto& series : data.series) {
        const auto title = panelTitle(series.points.front().result->spec, split, devices);
        addOnce(data.panels, title);
        series.panel = static_cast<std::size_t>(data.panels.indexOf(title));
    }
    std::ranges::stable_sort(data.series, {}, &Series::panel);
    data.otherSeries +=
        std::erase_if(data.series, [](const Series& series) { return series.panel >= kMostPanels; });
    if (data.panels.size() > static_cast<qsizetype>(kMostPanels))
        data.panels.resize(kMostPanels);
}

/// Adds the lines across each panel.
void addLines(ScalingData& data, const results::CpuBaselines& cpus, Summaries& summaries)
{
    for (auto first = data.series.begin(); first != data.series.end();) {
        const auto panel = first->panel;
        const auto last = std::find_if(first, data.series.end(),
                                       [panel](const Series& series) { return series.panel != panel; });
        const std::span ofPanel(first, last);
        for (auto& floor : floorLines(ofPanel, data.reading)) {
            floor.panel = panel;
            data.floors.push_back(std::move(floor));
        }
        for (auto& mark : crossoverMarks(ofPanel, cpus, summaries, data.reading)) {
            mark.panel = panel;
            data.crossovers.push_back(std::move(mark));
        }
        first = last;
    }
}

} // namespace

Summaries::Entry& Summaries::entryOf(const Result& result)
{
    auto& entry = m_entries[result.get()];
    if (!entry.result)
        entry.result = result;
    return entry;
}

std::size_t Summaries::number(Entry& entry)
{
    if (!entry.series)
        entry.series =
            m_series.try_emplace(results::seriesKey(entry.result->spec), m_series.size()).first->second;
    return *entry.series;
}

const std::optional<measure::Statistics>& Summaries::summarise(Entry& entry, results::Metric metric)
{
    auto& known = entry.metrics.at(static_cast<std::size_t>(metric));
    if (!known) {
        // A failed row is never a point, whatever samples it has.
        const auto& result = *entry.result;
        known.emplace(result.verified() ? results::summarise(result, metric) : std::nullopt);
    }
    return *known;
}

std::size_t Summaries::seriesOf(const Result& result)
{
    return number(entryOf(result));
}

const std::optional<measure::Statistics>& Summaries::of(const Result& result, results::Metric metric)
{
    return summarise(entryOf(result), metric);
}

const std::optional<results::SpeedRank>& Summaries::rankOf(const Result& result)
{
    auto& known = entryOf(result).rank;
    if (!known)
        known.emplace(result->verified() ? results::rankOf(*result, results::Metric::Wall) : std::nullopt);
    return *known;
}

std::optional<results::SpeedUp> Summaries::speedUpOf(const Result& result, results::Metric metric,
                                                     const Result& baseline)
{
    auto& known = entryOf(result).speedUps;
    const std::pair key{metric, baseline.get()};
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    const auto speedUp = results::speedUpAgainst(*result, metric, baseline);
    if (speedUp)
        known.emplace(key, *speedUp);
    return speedUp;
}

void Summaries::keepOnly(const Results& results)
{
    // With fewer entries, nothing is won: entries of removed results are found once all results are known.
    if (m_entries.size() <= results.size())
        return;
    std::unordered_set<const results::JobResult*> kept;
    for (const auto& result : results)
        kept.insert(result.get());
    std::erase_if(m_entries, [&](const auto& entry) { return !kept.contains(entry.first); });
}

Estimate estimateOf(const measure::Statistics& statistics, Spread spread)
{
    if (spread == Spread::MedianInterval && statistics.medianLow && statistics.medianHigh)
        return {statistics.median, *statistics.medianLow, *statistics.medianHigh};
    return {statistics.median, statistics.firstQuartile, statistics.thirdQuartile};
}

std::optional<Estimate> throughputOf(const Estimate& nanoseconds, double work)
{
    if (nanoseconds.low <= 0 || nanoseconds.value <= 0 || work <= 0)
        return std::nullopt;
    // The shortest duration is the highest rate.
    return Estimate{kNsPerSecond * work / nanoseconds.value, kNsPerSecond * work / nanoseconds.high,
                    kNsPerSecond * work / nanoseconds.low};
}

std::optional<Point> pointAt(std::size_t x, const Result& result, const measure::Statistics& statistics,
                             const Reading& reading)
{
    auto estimate = std::make_optional(estimateOf(statistics, reading.spread));
    if (estimate->value <= 0 || x == 0)
        return std::nullopt;
    const auto keys = static_cast<double>(result->spec.workload.keys());
    if (reading.quantity == Quantity::TimePerKey)
        estimate = Estimate{estimate->value / keys, estimate->low / keys, estimate->high / keys};
    if (reading.quantity == Quantity::Throughput)
        estimate = throughputOf(*estimate, keys);
    if (isOfBytes(reading.quantity)) {
        const auto work = results::workOf(*result);
        const auto bytes = work ? static_cast<double>(work->bytes) : 0;
        const auto copyRate =
            results::copyLimitOf(result->spec).value_or(std::numeric_limits<double>::infinity());
        estimate = throughputOf(
            *estimate, reading.quantity == Quantity::CopyShare ? kPercent * bytes / copyRate : bytes);
    }
    if (!estimate)
        return std::nullopt;
    return Point{x, *estimate, statistics, result};
}

Omitted countOmitted(const Results& results)
{
    Omitted omitted;
    for (const auto& result : results) {
        switch (result->status) {
        case results::Status::Ok:
            omitted.unverified += result->verified() ? 0 : 1;
            break;
        case results::Status::Failed:
            ++omitted.failed;
            break;
        case results::Status::Unsupported:
            ++omitted.unsupported;
            break;
        case results::Status::Cancelled:
            ++omitted.cancelled;
            break;
        }
    }
    return omitted;
}

QString describe(const Omitted& omitted)
{
    const std::array counts{std::pair{omitted.failed, models::label(results::Status::Failed)},
                            std::pair{omitted.unsupported, models::label(results::Status::Unsupported)},
                            std::pair{omitted.cancelled, models::label(results::Status::Cancelled)},
                            std::pair{omitted.unverified, Words::tr("Not verified")},
                            std::pair{omitted.offScale, Words::tr("Size or time 0")},
                            std::pair{omitted.withoutCpu, Words::tr("No CPU row on the same data")},
                            std::pair{omitted.uncalibrated, Words::tr("Device not calibrated")},
                            std::pair{omitted.withoutEnergy, Words::tr("Energy not counted")}};
    QStringList parts;
    for (const auto& [count, what] : counts) {
        if (count > 0)
            parts << QStringLiteral("%1 (%2)").arg(what, models::grouped(count));
    }
    return parts.join(QStringLiteral(", "));
}

QStringList notesOn(const Omitted& omitted)
{
    QStringList notes;
    if (omitted.older > 0)
        notes << Words::tr("%n older result(s) of the same jobs are not drawn.", nullptr,
                           static_cast<int>(omitted.older));
    if (const auto others = describe(omitted); !others.isEmpty())
        notes << Words::tr("Not drawn: %1.").arg(others);
    return notes;
}

QStringList notesOnOthers(std::size_t series)
{
    if (series == 0)
        return {};
    return {Words::tr("%n more series are not drawn: choose fewer with the filters above.", nullptr,
                      static_cast<int>(series))};
}

std::vector<backend::Clock> ScalingData::clocks() const
{
    std::vector<backend::Clock> clocks;
    for (const auto& one : series) {
        if (one.clock)
            clocks.push_back(*one.clock);
    }
    std::sort(clocks.begin(), clocks.end());
    clocks.erase(std::unique(clocks.begin(), clocks.end()), clocks.end());
    return clocks;
}

std::vector<FloorLine> floorLines(std::span<const Series> series, const Reading& reading)
{
    if (reading.metric != results::Metric::KernelSum || reading.quantity != Quantity::Time)
        return {};
    Results shown;
    for (const auto& one : series)
        std::transform(one.points.begin(), one.points.end(), std::back_inserter(shown),
                       [](const Point& point) { return point.result; });
    auto floors = results::deviceFloors(shown);
    std::erase_if(floors, [&](const results::DeviceFloor& floor) { return !comesNear(series, floor); });
    const DeviceLabels labels(shown);
    std::vector<FloorLine> lines;
    for (const auto& floor : floors)
        lines.push_back({QStringLiteral("%1: %2").arg(floorLabel(floor, floors, labels),
                                                      models::durationText(floor.floor.medianNs)),
                         floor.floor.medianNs});
    return lines;
}

FirstSeries firstSeries(const Results& results, Summaries& summaries, std::size_t most)
{
    std::unordered_set<std::size_t> seen;
    std::unordered_set<std::size_t> first;
    FirstSeries found;
    for (const auto& result : results) {
        const auto series = summaries.seriesOf(result);
        if (seen.insert(series).second && first.size() < most)
            first.insert(series);
        if (first.contains(series))
            found.results.push_back(result);
    }
    found.others = seen.size() - first.size();
    return found;
}

Results oneOfEachCurve(const Results& results, Summaries& summaries, const Reading& reading)
{
    std::unordered_set<std::size_t> seen;
    Results first;
    for (const auto& result : results) {
        const bool drawn = result->verified() && (reading.quantity != Quantity::SpeedUp || !isCpu(*result));
        if (drawn && !seen.contains(summaries.seriesOf(result)) && summaries.of(result, reading.metric)) {
            seen.insert(summaries.seriesOf(result));
            first.push_back(result);
        }
    }
    return first;
}

QStringList ScalingData::labels() const
{
    QStringList labels;
    for (const auto& one : series) {
        if (!labels.contains(one.label))
            labels << one.label;
    }
    return labels;
}

ScalingData scalingData(const Results& all, Summaries& summaries, const Reading& reading,
                        const SharedStyles& styles, const SplitAxes& split)
{
    const auto [results, others] = firstSeries(all, summaries, split.empty() ? kMostSeries : kMostInPanels);
    const SeriesNames names(results, styles, split);
    const auto cpus = cpuBaselines(all, summaries);
    std::vector<Collected> collected(names.count());
    ScalingData data;
    data.reading = reading;
    data.setting = names.commonWork();
    data.omitted = countOmitted(results);
    data.otherSeries = others;
    for (const auto& result : results) {
        if (result->verified())
            collect(collected[names.indexOf(result)], data.omitted, result,
                    summaries.of(result, reading.metric), reading, cpus, summaries);
    }
    for (std::size_t index = 0; index < collected.size(); ++index) {
        if (!collected[index].points.empty())
            data.series.push_back(seriesOf(std::move(collected[index]), names, index, reading.metric));
        else if (collected[index].bytesUnknown)
            addOnce(data.withoutBytes, names.label(index));
        else if (collected[index].metricMissing)
            addOnce(data.withoutMetric, names.label(index));
    }
    if (!split.empty())
        putIntoPanels(data, results, split);
    addLines(data, cpus, summaries);
    return data;
}

} // namespace sortscope::gui::charts

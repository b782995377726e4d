// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the table of jobs, which are one long list.
#include "core/measure/replicates.h"
#include "core/results/judge/speedoflight.h"
#include "gui/models/jobsmodel.h"
#include "gui/text/text.h"

#include <array>

namespace sortscope::gui::models {
namespace {

using results::JobResult;
using results::Metric;
using Row = JobsModel::Row;

constexpr double kPercent = 100;

/// A figure of the row's result; invalid before there is a result.
template <QVariant (*figure)(const JobResult&)>
QVariant ofResult(const Row& row)
{
    return row.result ? figure(*row.result) : QVariant();
}

template <Metric metric, double measure::Statistics::*figure = &measure::Statistics::median>
QVariant milliseconds(const JobResult& result)
{
    constexpr double kNsPerMs = 1e6;
    const auto statistics = results::summarise(result, metric);
    return statistics ? QVariant((*statistics).*figure / kNsPerMs) : QVariant();
}

QVariant count(const std::optional<std::size_t>& number)
{
    return number ? QVariant(static_cast<qulonglong>(*number)) : QVariant();
}

template <std::optional<double> results::SpeedOfLight::*figure, int unit>
QVariant speedFigure(const JobResult& result)
{
    const auto speed = results::speedOfLightOf(result);
    return speed && (*speed).*figure ? QVariant(*((*speed).*figure) / unit) : QVariant();
}

QVariant limitShare(const JobResult& result)
{
    const auto speed = results::speedOfLightOf(result);
    return speed && speed->limitShare ? QVariant(kPercent * *speed->limitShare) : QVariant();
}

QVariant wallInterval(const JobResult& result)
{
    const auto share = results::intervalShare(result, Metric::Wall);
    return share ? QVariant(kPercent * *share) : QVariant();
}

QVariant smClock(const JobResult& result)
{
    const auto mhz = results::smClockMhz(result);
    return mhz ? QVariant(static_cast<qulonglong>(mhz->median)) : QVariant();
}

QVariant keyRate(const JobResult& result)
{
    constexpr double kMillion = 1e6;
    const auto rate = results::keysPerSecond(result);
    return rate ? QVariant(*rate / kMillion) : QVariant();
}

QVariant samples(const JobResult& result)
{
    return count(results::sampleCount(result));
}

QVariant launches(const JobResult& result)
{
    return count(results::launchesOf(result));
}

QVariant busyComputeUnits(const JobResult& result)
{
    return count(result.busyComputeUnits);
}

std::optional<results::Judgement> judgementOf(const Row& row)
{
    return row.result ? results::qualityOf(*row.result) : std::nullopt;
}

backend::Clock clockOfKernels(const JobResult& result)
{
    return results::deviceClockOf(result).value_or(result.spec.device.clock);
}

/// A column whose value the model makes itself, because the model knows more than one row.
QVariant ofModel(const Row& /*row*/)
{
    return {};
}

} // namespace

const TableColumn<Row>& JobsModel::describe(int column)
{
    using measure::Statistics;
    // In the order of enum Column.
    static const std::array<TableColumn<Row>, ColumnCount> columns{{
        {QT_TR_NOOP("Status"),
         QT_TR_NOOP("Doubtful: the job is ok, but it has warnings, or its wall clock is of poor quality."),
         false, ofModel},
        {QT_TR_NOOP("Device"), nullptr, false,
         [](const Row& row) -> QVariant { return text(row.spec.device.id); }},
        {QT_TR_NOOP("Variant"),
         QT_TR_NOOP("Algorithm and merge strategy, with the parameters and modes that are not the defaults, "
                    "or that differ between rows of this device and algorithm."),
         false, ofModel},
        {QT_TR_NOOP("Size (keys)"), nullptr, true,
         [](const Row& row) { return count(row.spec.workload.size); }},
        {QT_TR_NOOP("Wall median (ms)"), QT_TR_NOOP("Host clock: median time of one run, without transfers."),
         true, ofResult<milliseconds<Metric::Wall>>},
        {QT_TR_NOOP("± (%)"),
         QT_TR_NOOP("Half the width of the 95 % interval of the wall median, in percent of the median. Needs "
                    "at least three replicates."),
         true, ofResult<wallInterval>},
        {QT_TR_NOOP("vs CPU"),
         QT_TR_NOOP("How many times as fast as the fastest CPU row that did the same work on the same "
                    "machine, by wall medians."),
         true, ofModel},
        {QT_TR_NOOP("vs baseline"),
         QT_TR_NOOP("Change of the wall median against the pinned baseline, with the sign of the verdict: ▼ "
                    "faster, ▲ slower, = same, ? ambiguous, … within one run."),
         true, ofModel},
        {QT_TR_NOOP("Mkeys/s"), QT_TR_NOOP("Millions of keys per second, by the wall median."), true,
         ofResult<keyRate>},
        {QT_TR_NOOP("Kernel sum (ms)"),
         QT_TR_NOOP("Device clock: median of the sum of all kernels of a run."), true,
         ofResult<milliseconds<Metric::KernelSum>>},
        {QT_TR_NOOP("Data"), nullptr, false, ofModel},
        {QT_TR_NOOP("Quality"),
         QT_TR_NOOP("How reliable the wall clock is. A row of poor quality gets no verdict."), false,
         [](const Row& row) -> QVariant {
             const auto judgement = judgementOf(row);
             return judgement ? text(base::nameOf(judgement->quality)) : QString();
         },
         [](const Row& row) {
             const auto judgement = judgementOf(row);
             return judgement ? label(judgement->quality) : QString();
         }},
        {QT_TR_NOOP("Job"), nullptr, true, [](const Row& row) -> QVariant { return row.spec.id; }},
        {QT_TR_NOOP("Samples"), QT_TR_NOOP("Timed and verified runs, without warm-up runs."), true,
         ofResult<samples>},
        {QT_TR_NOOP("Wall minimum (ms)"), QT_TR_NOOP("Host clock: the fastest run, without transfers."), true,
         ofResult<milliseconds<Metric::Wall, &Statistics::minimum>>},
        {QT_TR_NOOP("Wall MAD (ms)"), QT_TR_NOOP("Host clock: median absolute deviation from the median."),
         true, ofResult<milliseconds<Metric::Wall, &Statistics::mad>>},
        {QT_TR_NOOP("Device span (ms)"),
         QT_TR_NOOP("Device clock: median time from the first kernel's start to the last kernel's end."),
         true, ofResult<milliseconds<Metric::DeviceSpan>>},
        {QT_TR_NOOP("Upload (ms)"), QT_TR_NOOP("Device clock: median time to bring the input to the device."),
         true, ofResult<milliseconds<Metric::Upload>>},
        {QT_TR_NOOP("Download (ms)"), QT_TR_NOOP("Device clock: median time to bring the result back."), true,
         ofResult<milliseconds<Metric::Download>>},
        {QT_TR_NOOP("End to end (ms)"),
         QT_TR_NOOP("Host clock: median time of upload, run and download together."), true,
         ofResult<milliseconds<Metric::EndToEnd>>},
        {QT_TR_NOOP("Launches"), QT_TR_NOOP("Kernel launches of one run."), true, ofResult<launches>},
        {QT_TR_NOOP("Compute units busy"),
         QT_TR_NOOP("Compute units that the longest launch kept busy: the number of its work-groups, at most "
                    "that of the device's compute units."),
         true, ofResult<busyComputeUnits>},
        {QT_TR_NOOP("SM clock (MHz)"),
         QT_TR_NOOP("Median of the GPU's sensor readings before and after each sample."), true,
         ofResult<smClock>},
        {QT_TR_NOOP("Bandwidth (GB/s)"),
         QT_TR_NOOP("Bytes moved by the kernels of a run, divided by kernel time minus timer overhead; on "
                    "the CPU, by the wall median. ≥ marks a lower bound."),
         true, ofResult<speedFigure<&results::SpeedOfLight::bytesPerSecond, 1'000'000'000>>},
        {QT_TR_NOOP("% of copy bandwidth"),
         QT_TR_NOOP("The bandwidth in percent of the bandwidth of a copy on the device. More than 100 if "
                    "caches help."),
         true, ofResult<limitShare>},
        {QT_TR_NOOP("Predicted (ms)"),
         QT_TR_NOOP("Wall clock of a run predicted from bytes moved and launch count."), true,
         ofResult<speedFigure<&results::SpeedOfLight::predictedNs, 1'000'000>>},
        {QT_TR_NOOP("Direction"), nullptr, false,
         [](const Row& row) -> QVariant { return text(base::nameOf(row.spec.workload.direction)); },
         [](const Row& row) { return label(row.spec.workload.direction); }},
        {QT_TR_NOOP("Transfer"), nullptr, false,
         [](const Row& row) -> QVariant { return text(base::nameOf(row.spec.variant.transfer)); },
         [](const Row& row) { return label(row.spec.variant.transfer); }},
        {QT_TR_NOOP("Launch mode"), nullptr, false,
         [](const Row& row) -> QVariant { return text(base::nameOf(row.spec.variant.launch)); },
         [](const Row& row) { return label(row.spec.variant.launch); }},
        {QT_TR_NOOP("Device clock"),
         QT_TR_NOOP("The clock that timed kernel sum, device span and transfers. Times of different clocks "
                    "are only roughly comparable."),
         false,
         [](const Row& row) -> QVariant {
             return row.result ? text(base::nameOf(clockOfKernels(*row.result))) : QString();
         },
         [](const Row& row) { return row.result ? label(clockOfKernels(*row.result)) : QString(); }},
        {QT_TR_NOOP("Reason"), nullptr, false, [](const Row& row) -> QVariant { return reasonOf(row); },
         [](const Row& row) { return firstLine(reasonOf(row)); }},
    }};
    return columns.at(static_cast<std::size_t>(column));
}

} // namespace sortscope::gui::models

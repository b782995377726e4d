// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the table of jobs, which are one long list.
#include "core/measure/replicates.h"
#include "core/results/judge/quality.h"
#include "core/results/judge/rowenergy.h"
#include "core/results/judge/speedoflight.h"
#include "gui/models/jobsmodel.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/speedfacts.h"
#include "gui/text/text.h"

#include <array>

namespace sortscope::gui::models {
namespace {

using results::JobResult;
using results::Metric;
using Row = JobsModel::Row;
using Line = JobsModel::Line;

constexpr double kPercent = 100;

/// A figure of the row's result; invalid before there is a result.
template <QVariant (*figure)(const JobResult&)>
QVariant ofResult(const Line& line)
{
    return line->result ? figure(*line->result) : QVariant();
}

/// What a function says about the row's result; empty before there is a result.
template <QString (*say)(const JobResult&)>
QString tipOfResult(const Line& line)
{
    return line->result ? say(*line->result) : QString();
}

/// A known figure in the words of `write`.
template <JobsModel::Column column, QString (*write)(double)>
QString written(const Line& line)
{
    const auto value = line.raw(column);
    return value.isValid() ? write(value.toDouble()) : QString();
}

/// A known figure that follows from the bytes that the row moves, and is a bound if they are one.
template <JobsModel::Column column>
QString bounded(const Line& line)
{
    const auto value = line.raw(column);
    if (!value.isValid())
        return {};
    const auto speed = results::speedOfLightOf(*line->result);
    return speed && speed->work.atLeast ? QStringLiteral("≥") + cellText(value) : cellText(value);
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

template <double results::RowEnergy::*figure>
QVariant energyFigure(const JobResult& result)
{
    const auto energy = results::energyOf(result);
    return energy ? QVariant((*energy).*figure) : QVariant();
}

/// Both figures with their 95 % intervals, or why there are none.
QString energyTip(const JobResult& result)
{
    const auto energy = results::energyOf(result);
    if (!energy)
        return text(results::noEnergyReason(result));
    const auto within = [](double value, const measure::Interval& interval) {
        const auto half = (interval.high - interval.low) / 2;
        return QStringLiteral("%1 ± %2").arg(cellText(value), cellText(half));
    };
    //: energy for each key, power of the runs, and power of the idle device, each with a 95 % interval
    return JobsModel::tr("%1 nJ/key, %2 W above %3 W of the idle device")
        .arg(within(energy->njPerKey, energy->njInterval), within(energy->watts, energy->wattsInterval),
             cellText(energy->idleWatts));
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

std::optional<results::Judgement> judgementOf(const Line& line)
{
    return line->result ? results::qualityOf(*line->result) : std::nullopt;
}

backend::Clock clockOfKernels(const JobResult& result)
{
    return results::deviceClockOf(result).value_or(result.spec.device.clock);
}

/// A word for sorting and copying, which is not a word of the user's language.
QString statusWord(const Row& row, JobState state)
{
    switch (state) {
    case JobState::Waiting:
        return QStringLiteral("waiting");
    case JobState::Running:
        return QStringLiteral("running");
    case JobState::NotRun:
        return QStringLiteral("not-run");
    case JobState::Doubtful:
        return QStringLiteral("doubtful");
    default:
        return row.result ? text(base::nameOf(row.result->status)) : QString();
    }
}

QString statusText(const Row& row, JobState state)
{
    if (state == JobState::Running && row.progress)
        return progressText(*row.progress);
    const bool onTheWay = state == JobState::Waiting || state == JobState::Ok || state == JobState::Doubtful;
    if (onTheWay && row.result && results::lacksReplicates(*row.result))
        //: a state, and how many of its replicates a job has
        return JobsModel::tr("%1, %2 of %3")
            .arg(label(state), grouped(row.result->replicates.size()), grouped(row.spec.sampling.replicates));
    return label(state);
}

QString wallTip(const Line& line)
{
    if (!line->result)
        return {};
    return QStringLiteral("%1\n%2")
        .arg(line.text(JobsModel::WallMedian), qualityTip(*line->result))
        .trimmed();
}

QString kernelSumText(const Line& line)
{
    const auto plain = cellText(line.raw(JobsModel::KernelSum));
    return !plain.isEmpty() && isNearFloor(*line->result) ? u'~' + plain : plain;
}

/// The figure, the clock that it was read from, and the doubts about it.
QString kernelSumTip(const Line& line)
{
    const auto figure = line.text(JobsModel::KernelSum);
    if (figure.isEmpty())
        return {};
    QStringList lines{figure, label(clockOfKernels(*line->result))};
    if (isNearFloor(*line->result))
        lines << translated(results::adviceOn(results::Warning::NearFloor).what);
    return lines.join(u'\n');
}

/// The beginning of a text, for a tooltip: a build log of a thousand lines belongs in the details pane.
QString shortened(const QString& text)
{
    constexpr int kLongest = 600;
    return text.size() <= kLongest ? text : text.left(kLongest) + u'…';
}

QString statusTip(const Line& line, JobState state)
{
    if (state == JobState::Doubtful)
        return doubtsText(*line->result);
    const bool said =
        line->state == JobState::Ok || line->state == JobState::Waiting || line->state == JobState::Running;
    return said ? line.text(JobsModel::Status) : shortened(JobsModel::reasonOf(line.row()));
}

/// "12.3× ± 2.1 %": with half the width of the 95 % interval.
QString withInterval(const results::SpeedUp& speedUp)
{
    auto text = factorText(speedUp.factor);
    if (!speedUp.interval)
        return text;
    const auto share = (speedUp.interval->high - speedUp.interval->low) / (2 * speedUp.factor);
    return JobsModel::tr("%1 ± %2 %").arg(text, fixed(kPercent * share, 1));
}

QString speedUpText(const Line& line)
{
    const auto speedUp = line.table.speedUpOf(line.index);
    return speedUp ? withInterval(*speedUp) : QString();
}

/// The fastest CPU row of the same work, and its time, what transfers make of the speed-up, and why it is of
/// poor quality.
QString speedUpTip(const Line& line, const results::Distinctions& distinctions)
{
    const auto speedUp = line.table.speedUpOf(line.index);
    if (!speedUp)
        return {};
    const auto& baseline = *speedUp->baseline;
    const auto wall = results::summarise(baseline, Metric::Wall);
    //: a CPU row, and how long it took
    QStringList lines{
        JobsModel::tr("%1 took %2")
            .arg(variantTitle(baseline.spec, distinctions), durationText(wall ? wall->median : 0))};
    if (speedUp->factor > 1)
        lines << skippingNotes({{line->result, speedUp->baseline}});
    if (const auto travelling = line.table.speedUpOf(line.index, Metric::EndToEnd))
        lines << JobsModel::tr("With transfers: %1").arg(withInterval(*travelling));
    if (speedUp->quality == results::Quality::Poor)
        lines << JobsModel::tr("One of the two rows is of poor quality.");
    return lines.join(u'\n');
}

} // namespace

const TableColumn<JobsModel::Line>& JobsModel::described(int column)
{
    using enum Cells;
    using measure::Statistics;
    // In the order of enum Column.
    static const std::array<TableColumn<Line>, ColumnCount> columns{{
        {QT_TR_NOOP("Status"),
         QT_TR_NOOP("Doubtful: the job is ok, but it has warnings, or its wall clock is of poor quality."),
         Texts,
         [](const Line& line) -> QVariant { return statusWord(line.row(), line.table.state(line.index)); },
         [](const Line& line) { return statusText(line.row(), line.table.state(line.index)); },
         [](const Line& line) { return statusTip(line, line.table.state(line.index)); }},
        {QT_TR_NOOP("Device"), nullptr, Texts,
         [](const Line& line) -> QVariant { return text(line->spec.device.id); },
         [](const Line& line) { return line.table.m_devices.of(line->spec.device); },
         [](const Line& line) {
             return QStringLiteral("%1: %2").arg(text(line->spec.device.id), text(line->spec.device.name));
         }},
        {QT_TR_NOOP("Variant"),
         QT_TR_NOOP("Algorithm and merge strategy, with the parameters and modes that are not the defaults, "
                    "or that differ between rows of this device and algorithm."),
         Texts,
         [](const Line& line) -> QVariant {
             return text(results::variantText(line.table.m_distinctions, line->spec));
         },
         [](const Line& line) { return variantTitle(line->spec, line.table.m_distinctions); },
         [](const Line& line) {
             return QStringLiteral("%1\n%2").arg(variantTitle(line->spec), variantFacts(line->spec));
         }},
        {QT_TR_NOOP("Size (keys)"), nullptr, Numbers,
         [](const Line& line) { return count(line->spec.workload.size); }, nullptr,
         [](const Line& line) { return sizeText(line->spec.workload.size); }},
        {QT_TR_NOOP("Wall median (ms)"), QT_TR_NOOP("Host clock: median time of one run, without transfers."),
         Numbers, ofResult<milliseconds<Metric::Wall>>, nullptr, wallTip},
        {QT_TR_NOOP("± (%)"),
         QT_TR_NOOP("Half the width of the 95 % interval of the wall median, in percent of the median. Needs "
                    "at least three replicates."),
         Numbers, ofResult<wallInterval>, written<WallInterval, percentText>},
        {QT_TR_NOOP("vs CPU"),
         QT_TR_NOOP(
             "How many times as fast as the fastest CPU row that did the same work on the same "
             "machine, with keys and result on the device (wall clock), and half the width of the 95 % "
             "interval."),
         Numbers,
         [](const Line& line) {
             const auto speedUp = line.table.speedUpOf(line.index);
             return speedUp ? QVariant(speedUp->factor) : QVariant();
         },
         speedUpText, [](const Line& line) { return speedUpTip(line, line.table.m_distinctions); }},
        {QT_TR_NOOP("vs baseline"),
         QT_TR_NOOP("Change of the wall median against the pinned baseline, with the sign of the verdict: ▼ "
                    "faster, ▲ slower, = same, ? ambiguous, … within one run."),
         Numbers, [](const Line& line) { return deltaOf(line.table.m_baseline, line->result, Metric::Wall); },
         [](const Line& line) { return line.table.delta(line.index); },
         [](const Line& line) { return deltaTip(line.table.m_baseline, line->result, Metric::Wall); }},
        {QT_TR_NOOP("Mkeys/s"), QT_TR_NOOP("Millions of keys per second, by the wall median."), Numbers,
         ofResult<keyRate>},
        {QT_TR_NOOP("Kernel sum (ms)"),
         QT_TR_NOOP("Device clock: median of the sum of all kernels of a run."), Numbers,
         ofResult<milliseconds<Metric::KernelSum>>, kernelSumText, kernelSumTip},
        {QT_TR_NOOP("Data"), nullptr, Texts,
         [](const Line& line) -> QVariant {
             return text(results::dataText(line.table.m_distinctions, line->spec));
         },
         [](const Line& line) { return dataTitle(line->spec, line.table.m_distinctions); }},
        {QT_TR_NOOP("Quality"),
         QT_TR_NOOP("How reliable the wall clock is. A row of poor quality gets no verdict."), Texts,
         [](const Line& line) -> QVariant {
             const auto judgement = judgementOf(line);
             return judgement ? text(base::nameOf(judgement->quality)) : QString();
         },
         [](const Line& line) {
             const auto judgement = judgementOf(line);
             return judgement ? label(judgement->quality) : QString();
         },
         tipOfResult<qualityTip>},
        {QT_TR_NOOP("Job"), nullptr, Numbers, [](const Line& line) -> QVariant { return line->spec.id; }},
        {QT_TR_NOOP("Samples"), QT_TR_NOOP("Timed and verified runs, without warm-up runs."), Numbers,
         ofResult<samples>},
        {QT_TR_NOOP("Wall minimum (ms)"), QT_TR_NOOP("Host clock: the fastest run, without transfers."),
         Numbers, ofResult<milliseconds<Metric::Wall, &Statistics::minimum>>},
        {QT_TR_NOOP("Wall MAD (ms)"), QT_TR_NOOP("Host clock: median absolute deviation from the median."),
         Numbers, ofResult<milliseconds<Metric::Wall, &Statistics::mad>>},
        {QT_TR_NOOP("Device span (ms)"),
         QT_TR_NOOP("Device clock: median time from the first kernel's start to the last kernel's end."),
         Numbers, ofResult<milliseconds<Metric::DeviceSpan>>},
        {QT_TR_NOOP("Upload (ms)"), QT_TR_NOOP("Device clock: median time to bring the input to the device."),
         Numbers, ofResult<milliseconds<Metric::Upload>>},
        {QT_TR_NOOP("Download (ms)"), QT_TR_NOOP("Device clock: median time to bring the result back."),
         Numbers, ofResult<milliseconds<Metric::Download>>},
        {QT_TR_NOOP("End to end (ms)"),
         QT_TR_NOOP("Host clock: median time of upload, run and download together."), Numbers,
         ofResult<milliseconds<Metric::EndToEnd>>},
        {QT_TR_NOOP("Launches"), QT_TR_NOOP("Kernel launches of one run."), Numbers, ofResult<launches>},
        {QT_TR_NOOP("Compute units busy"),
         QT_TR_NOOP("Compute units that the longest launch kept busy: the number of its work-groups, at most "
                    "that of the device's compute units."),
         Numbers, ofResult<busyComputeUnits>},
        {QT_TR_NOOP("SM clock (MHz)"),
         QT_TR_NOOP("Median of the GPU's sensor readings before and after each sample."), Numbers,
         ofResult<smClock>},
        {QT_TR_NOOP("Bandwidth (GB/s)"),
         QT_TR_NOOP("Bytes moved by the kernels of a run, divided by kernel time minus timer overhead; on "
                    "the CPU, by the wall median. ≥ marks a lower bound."),
         Numbers, ofResult<speedFigure<&results::SpeedOfLight::bytesPerSecond, 1'000'000'000>>,
         bounded<Bandwidth>},
        {QT_TR_NOOP("% of copy bandwidth"),
         QT_TR_NOOP("The bandwidth in percent of the bandwidth of a copy on the device. More than 100 if "
                    "caches help."),
         Numbers, ofResult<limitShare>, bounded<LimitShare>},
        {QT_TR_NOOP("Predicted (ms)"),
         QT_TR_NOOP("Wall clock of a run predicted from bytes moved and launch count."), Numbers,
         ofResult<speedFigure<&results::SpeedOfLight::predictedNs, 1'000'000>>, bounded<Predicted>},
        {QT_TR_NOOP("Energy (nJ/key)"),
         QT_TR_NOOP("Energy of a run for each key, without the idle device and without the restore of the "
                    "input, from repeated runs behind the samples."),
         Numbers, ofResult<energyFigure<&results::RowEnergy::njPerKey>>, nullptr, tipOfResult<energyTip>},
        {QT_TR_NOOP("Power (W)"), QT_TR_NOOP("The power that the runs add to that of the idle device."),
         Numbers, ofResult<energyFigure<&results::RowEnergy::watts>>, nullptr, tipOfResult<energyTip>},
        {QT_TR_NOOP("Direction"), nullptr, Texts,
         [](const Line& line) -> QVariant { return text(base::nameOf(line->spec.workload.direction)); },
         [](const Line& line) { return label(line->spec.workload.direction); }},
        {QT_TR_NOOP("Transfer"), nullptr, Texts,
         [](const Line& line) -> QVariant { return text(base::nameOf(line->spec.variant.transfer)); },
         [](const Line& line) { return label(line->spec.variant.transfer); }},
        {QT_TR_NOOP("Launch mode"), nullptr, Texts,
         [](const Line& line) -> QVariant { return text(base::nameOf(line->spec.variant.launch)); },
         [](const Line& line) { return label(line->spec.variant.launch); }},
        {QT_TR_NOOP("Device clock"),
         QT_TR_NOOP("The clock that timed kernel sum, device span and transfers. Times of different clocks "
                    "are only roughly comparable."),
         Texts,
         [](const Line& line) -> QVariant {
             return line->result ? text(base::nameOf(clockOfKernels(*line->result))) : QString();
         },
         [](const Line& line) { return line->result ? label(clockOfKernels(*line->result)) : QString(); }},
        {QT_TR_NOOP("Reason"), nullptr, Texts,
         [](const Line& line) -> QVariant { return reasonOf(line.row()); },
         [](const Line& line) { return firstLine(reasonOf(line.row())); },
         [](const Line& line) { return shortened(reasonOf(line.row())); }},
    }};
    return columns.at(static_cast<std::size_t>(column));
}

} // namespace sortscope::gui::models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultsmodel.h"

#include "core/results/speedoflight.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::models {
namespace {

backend::Clock clockOfKernels(const results::JobResult& result)
{
    return results::deviceClockOf(result).value_or(result.spec.device.clock);
}

using results::JobResult;
using results::Metric;

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
    return speed && speed->limitShare ? QVariant(100 * *speed->limitShare) : QVariant();
}

bool isBound(const JobResult& result, int column)
{
    if (column != ResultsModel::Bandwidth && column != ResultsModel::LimitShare
        && column != ResultsModel::Predicted)
        return false;
    const auto speed = results::speedOfLightOf(result);
    return speed && speed->work.atLeast;
}

QVariant smClock(const JobResult& result)
{
    const auto mhz = results::smClockMhz(result);
    return mhz ? QVariant(static_cast<qulonglong>(mhz->median)) : QVariant();
}

QVariant keyRate(const JobResult& result)
{
    const auto rate = results::keysPerSecond(result);
    return rate ? QVariant(*rate / 1e6) : QVariant();
}

QString qualityLabel(const JobResult& result)
{
    const auto judgement = results::qualityOf(result);
    return judgement ? label(judgement->quality) : QString();
}

bool nearFloor(const results::JobResult& result)
{
    return std::ranges::find(result.warnings, results::Warning::NearFloor) != result.warnings.end();
}

} // namespace

const TableColumn<JobResult>& ResultsModel::describe(int column)
{
    using measure::Statistics;
    // In the order of Column.
    static const std::array<TableColumn<JobResult>, ColumnCount> columns{{
        {QT_TR_NOOP("Job"), nullptr, true, [](const JobResult& r) -> QVariant { return r.spec.id; }},
        {QT_TR_NOOP("Device"), nullptr, false,
         [](const JobResult& r) -> QVariant { return text(r.spec.device.id); }},
        {QT_TR_NOOP("Algorithm"), nullptr, false,
         [](const JobResult& r) -> QVariant { return text(results::variantName(r.spec.variant)); },
         [](const JobResult& r) { return variantTitle(r.spec); }},
        {QT_TR_NOOP("Data"), nullptr, false,
         [](const JobResult& r) -> QVariant { return text(r.spec.workload.generator); },
         [](const JobResult& r) { return generatorTitle(r.spec.workload.generator); }},
        {QT_TR_NOOP("Size (keys)"), nullptr, true,
         [](const JobResult& r) { return count(r.spec.workload.size); }},
        {QT_TR_NOOP("Status"), nullptr, false,
         [](const JobResult& r) -> QVariant { return text(base::nameOf(r.status)); },
         [](const JobResult& r) { return label(r.status); }},
        {QT_TR_NOOP("Quality"),
         QT_TR_NOOP("How far the wall clock can be trusted. A row of poor quality gets no verdict."), false,
         [](const JobResult& r) -> QVariant {
             const auto judgement = results::qualityOf(r);
             return judgement ? text(base::nameOf(judgement->quality)) : QString();
         },
         qualityLabel},
        {QT_TR_NOOP("Samples"), QT_TR_NOOP("Timed runs, each one checked. Warm-up runs are not among them."),
         true, [](const JobResult& r) { return count(results::sampleCount(r)); }},
        {QT_TR_NOOP("Wall median (ms)"),
         QT_TR_NOOP("Host clock: median time of one run, transfers left out."), true,
         milliseconds<Metric::Wall>},
        {QT_TR_NOOP("Wall minimum (ms)"), QT_TR_NOOP("Host clock: the fastest run, transfers left out."),
         true, milliseconds<Metric::Wall, &Statistics::minimum>},
        {QT_TR_NOOP("Wall MAD (ms)"), QT_TR_NOOP("Host clock: median absolute deviation from the median."),
         true, milliseconds<Metric::Wall, &Statistics::mad>},
        {QT_TR_NOOP("Kernel sum (ms)"),
         QT_TR_NOOP("Device clock: median of the sum of all kernels of a run."), true,
         milliseconds<Metric::KernelSum>},
        {QT_TR_NOOP("Device span (ms)"),
         QT_TR_NOOP("Device clock: median time from the first kernel's start to the last kernel's end."),
         true, milliseconds<Metric::DeviceSpan>},
        {QT_TR_NOOP("Upload (ms)"), QT_TR_NOOP("Device clock: median time to bring the input to the device."),
         true, milliseconds<Metric::Upload>},
        {QT_TR_NOOP("Download (ms)"), QT_TR_NOOP("Device clock: median time to bring the result back."), true,
         milliseconds<Metric::Download>},
        {QT_TR_NOOP("End to end (ms)"),
         QT_TR_NOOP("Host clock: median time of upload, run and download together."), true,
         milliseconds<Metric::EndToEnd>},
        {QT_TR_NOOP("Launches"), QT_TR_NOOP("Kernel launches of one run."), true,
         [](const JobResult& r) { return count(results::launchesOf(r)); }},
        {QT_TR_NOOP("Compute units busy"),
         QT_TR_NOOP("Compute units that the longest launch kept busy: its work-groups, but no more than the "
                    "device has units."),
         true, [](const JobResult& r) { return count(r.busyComputeUnits); }},
        {QT_TR_NOOP("SM clock (MHz)"),
         QT_TR_NOOP("Median of what the GPU's sensors showed before and after each sample."), true, smClock},
        {QT_TR_NOOP("Rate (Mkeys/s)"), QT_TR_NOOP("Millions of keys a second, by the wall median."), true,
         keyRate},
        {QT_TR_NOOP("Bandwidth (GB/s)"),
         QT_TR_NOOP("Bytes that the kernels of a run move, by their time without what its clock adds; on the "
                    "CPU by the wall median. ≥ marks a bound."),
         true, speedFigure<&results::SpeedOfLight::bytesPerSecond, 1'000'000'000>},
        {QT_TR_NOOP("Of the limit (%)"),
         QT_TR_NOOP("The bandwidth by what a copy on the device moves. More than 100 where caches help."),
         true, limitShare},
        {QT_TR_NOOP("Predicted (ms)"),
         QT_TR_NOOP("The wall clock of a run that its bytes and its launches alone hold up."), true,
         speedFigure<&results::SpeedOfLight::predictedNs, 1'000'000>},
        {QT_TR_NOOP("Direction"), nullptr, false,
         [](const JobResult& r) -> QVariant { return text(base::nameOf(r.spec.workload.direction)); },
         [](const JobResult& r) { return label(r.spec.workload.direction); }},
        {QT_TR_NOOP("Transfer"), nullptr, false,
         [](const JobResult& r) -> QVariant { return text(base::nameOf(r.spec.variant.transfer)); },
         [](const JobResult& r) { return label(r.spec.variant.transfer); }},
        {QT_TR_NOOP("Launch mode"), nullptr, false,
         [](const JobResult& r) -> QVariant { return text(base::nameOf(r.spec.variant.launch)); },
         [](const JobResult& r) { return label(r.spec.variant.launch); }},
        {QT_TR_NOOP("Device clock"),
         QT_TR_NOOP(
             "The clock behind kernel sum, device span and transfers. Times of different clocks are not "
             "comparable to the last digit."),
         false, [](const JobResult& r) -> QVariant { return text(base::nameOf(clockOfKernels(r))); },
         [](const JobResult& r) { return label(clockOfKernels(r)); }},
        {QT_TR_NOOP("Reason"), nullptr, false, [](const JobResult& r) -> QVariant { return text(r.reason); },
         [](const JobResult& r) { return firstLine(text(r.reason)); }},
    }};
    return columns.at(static_cast<std::size_t>(column));
}

ResultStore::Result ResultStore::find(results::JobId id) const
{
    const auto found =
        std::ranges::find_if(m_results, [id](const auto& result) { return result->spec.id == id; });
    return found == m_results.end() ? nullptr : *found;
}

void ResultStore::add(const Result& result)
{
    const auto idOf = [](const auto& one) { return one->spec.id; };
    const auto place = std::ranges::lower_bound(m_results, result->spec.id, {}, idOf);
    const auto row = static_cast<int>(place - m_results.begin());
    if (place != m_results.end() && idOf(*place) == result->spec.id) {
        *place = result;
        emit updated(result, row);
    } else {
        m_results.insert(place, result);
        emit added(result, row);
    }
    emit changed();
}

void ResultStore::replace(std::vector<Result> results)
{
    m_results = std::move(results);
    emit replaced();
    emit changed();
}

ResultsModel::ResultsModel(const ResultStore& store, QObject* parent) : TableModel(parent)
{
    reset(store);
    connect(&store, &ResultStore::added, this, &ResultsModel::insert);
    connect(&store, &ResultStore::updated, this, &ResultsModel::update);
    connect(&store, &ResultStore::replaced, this, [this, &store] { reset(store); });
}

QVariant ResultsModel::raw(int row, int column) const
{
    auto& known = rowAt(row).raw.at(static_cast<std::size_t>(column));
    if (!known)
        known = describe(column).raw(*rowAt(row).result);
    return *known;
}

QString ResultsModel::display(int row, int column) const
{
    const auto& result = *rowAt(row).result;
    if (column == Device)
        return m_devices.of(result.spec.device);
    if (const auto write = describe(column).display)
        return write(result);
    const auto plain = TableModel::display(row, column);
    if (!plain.isEmpty() && isBound(result, column))
        return QStringLiteral("≥") + plain;
    return column == KernelSum && !plain.isEmpty() && nearFloor(result) ? u'~' + plain : plain;
}

QString ResultsModel::toolTip(int row, int column) const
{
    const auto& result = *rowAt(row).result;
    if (column == Size)
        return sizeText(result.spec.workload.size);
    if (column == KernelSum && nearFloor(result))
        return translated(results::adviceOn(results::Warning::NearFloor).what);
    if (column == Quality)
        return qualityTip(result);
    return display(row, column);
}

QVariant ResultsModel::job(int row, int /*column*/, Role role) const
{
    const auto& result = *rowAt(row).result;
    return role == StateRole ? static_cast<int>(stateOf(result.status)) : result.spec.id;
}

void ResultsModel::insert(const ResultStore::Result& result, int row)
{
    beginInsertRows({}, row, row);
    m_rows.insert(m_rows.begin() + row, {result, {}});
    const bool retitled = m_devices.add(result->spec.device);
    endInsertRows();
    if (retitled)
        emit dataChanged(index(0, Device), index(rowCount() - 1, Device));
}

void ResultsModel::update(const ResultStore::Result& result, int row)
{
    m_rows.at(static_cast<std::size_t>(row)) = {result, {}};
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void ResultsModel::reset(const ResultStore& store)
{
    beginResetModel();
    m_rows.clear();
    m_devices.clear();
    for (const auto& result : store.results()) {
        m_rows.push_back({result, {}});
        m_devices.add(result->spec.device);
    }
    endResetModel();
}

} // namespace sortscope::gui::models

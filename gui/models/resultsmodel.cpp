// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultsmodel.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <algorithm>
#include <optional>

namespace sortscope::gui::models {
namespace {

constexpr double kNsPerMs = 1e6;

QVariant milliseconds(const results::JobResult& result, results::Metric metric,
                      double measure::Statistics::*figure)
{
    const auto statistics = results::summarise(result, metric);
    return statistics ? QVariant((*statistics).*figure / kNsPerMs) : QVariant();
}

QVariant count(const std::optional<std::size_t>& number)
{
    return number ? QVariant(static_cast<qulonglong>(*number)) : QVariant();
}

bool nearFloor(const results::JobResult& result)
{
    return std::ranges::find(result.warnings, results::Warning::NearFloor) != result.warnings.end();
}

bool isText(int column)
{
    switch (column) {
    case ResultsModel::Device:
    case ResultsModel::Algorithm:
    case ResultsModel::Generator:
    case ResultsModel::Direction:
    case ResultsModel::Status:
    case ResultsModel::Transfer:
    case ResultsModel::Launch:
    case ResultsModel::Clock:
    case ResultsModel::Reason:
        return true;
    default:
        return false;
    }
}

} // namespace

ResultsModel::ResultsModel(const ResultStore& store, QObject* parent) : QAbstractTableModel(parent)
{
    for (const auto& result : store.results())
        m_rows.push_back({result, {}});
    connect(&store, &ResultStore::added, this, &ResultsModel::append);
    connect(&store, &ResultStore::replaced, this, [this, &store] { reset(store); });
}

int ResultsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ResultsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto& result = *m_rows.at(static_cast<std::size_t>(index.row())).result;
    switch (role) {
    case Qt::DisplayRole:
        return display(result, index.column(), rawAt(index));
    case Qt::ToolTipRole:
        return toolTip(result, index.column(), rawAt(index));
    case Qt::TextAlignmentRole:
        return alignmentOf(rawAt(index));
    case RawRole:
        return rawAt(index);
    case StateRole:
        return static_cast<int>(stateOf(result.status));
    case JobIdRole:
        return result.spec.id;
    default:
        return {};
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return title(section);
    case Qt::ToolTipRole:
        return explanation(section);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isText(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

const QVariant& ResultsModel::rawAt(const QModelIndex& index) const
{
    auto& row = m_rows.at(static_cast<std::size_t>(index.row()));
    auto& raw = row.raw.at(static_cast<std::size_t>(index.column()));
    if (!raw)
        raw = rawOf(*row.result, index.column());
    return *raw;
}

QVariant ResultsModel::rawOf(const results::JobResult& result, int column)
{
    const auto& spec = result.spec;
    switch (column) {
    case Job:
        return spec.id;
    case Device:
        return text(spec.device.id);
    case Algorithm:
        return text(results::variantName(spec.variant));
    case Generator:
        return text(spec.workload.generator);
    case Size:
        return static_cast<qulonglong>(spec.workload.size);
    case Direction:
        return text(base::nameOf(spec.workload.direction));
    case Status:
        return text(base::nameOf(result.status));
    case Transfer:
        return text(base::nameOf(spec.variant.transfer));
    case Launch:
        return text(base::nameOf(spec.variant.launch));
    case Clock:
        return text(base::nameOf(spec.device.clock));
    case Reason:
        return text(result.reason);
    default:
        return figureOf(result, column);
    }
}

QVariant ResultsModel::figureOf(const results::JobResult& result, int column)
{
    switch (column) {
    case Samples:
        return static_cast<qulonglong>(result.samples.size());
    case WallMedian:
        return milliseconds(result, results::Metric::Wall, &measure::Statistics::median);
    case WallMinimum:
        return milliseconds(result, results::Metric::Wall, &measure::Statistics::minimum);
    case WallMad:
        return milliseconds(result, results::Metric::Wall, &measure::Statistics::mad);
    case KernelSum:
        return milliseconds(result, results::Metric::KernelSum, &measure::Statistics::median);
    case DeviceSpan:
        return milliseconds(result, results::Metric::DeviceSpan, &measure::Statistics::median);
    case Upload:
        return milliseconds(result, results::Metric::Upload, &measure::Statistics::median);
    case Download:
        return milliseconds(result, results::Metric::Download, &measure::Statistics::median);
    case EndToEnd:
        return milliseconds(result, results::Metric::EndToEnd, &measure::Statistics::median);
    case Launches:
        return count(results::launchesOf(result));
    case BusyComputeUnits:
        return count(result.busyComputeUnits);
    case SmClock: {
        const auto mhz = results::smClockMhz(result);
        return mhz ? QVariant(static_cast<qulonglong>(mhz->median)) : QVariant();
    }
    case KeyRate: {
        const auto rate = results::keysPerSecond(result);
        return rate ? QVariant(*rate / 1e6) : QVariant();
    }
    default:
        return {};
    }
}

QString ResultsModel::display(const results::JobResult& result, int column, const QVariant& raw) const
{
    const auto& spec = result.spec;
    switch (column) {
    case Device:
        return m_devices.of(spec.device);
    case Algorithm:
        return variantTitle(spec);
    case Generator:
        return generatorTitle(spec.workload.generator);
    case Direction:
        return label(spec.workload.direction);
    case Status:
        return label(result.status);
    case Transfer:
        return label(spec.variant.transfer);
    case Launch:
        return label(spec.variant.launch);
    case Clock:
        return label(spec.device.clock);
    case KernelSum: {
        const auto number = displayText(raw);
        return !number.isEmpty() && nearFloor(result) ? QStringLiteral("~") + number : number;
    }
    case Reason:
        return firstLine(text(result.reason));
    default:
        return displayText(raw);
    }
}

QString ResultsModel::toolTip(const results::JobResult& result, int column, const QVariant& raw) const
{
    if (column == Size)
        return sizeText(result.spec.workload.size);
    if (column == KernelSum && nearFloor(result))
        return translated(results::adviceOn(results::Warning::NearFloor).what);
    return display(result, column, raw);
}

void ResultsModel::append(const ResultStore::Result& result)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_rows.push_back({result, {}});
    const bool retitled = m_devices.add(result->spec.device);
    endInsertRows();
    if (retitled)
        emit dataChanged(index(0, Device), index(row, Device));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultsmodel.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <algorithm>
#include <optional>

namespace sortscope::gui::models {
namespace {

constexpr double kNsPerMs = 1e6;

QVariant milliseconds(const std::optional<measure::Statistics>& statistics,
                      double measure::Statistics::*figure)
{
    return statistics ? QVariant((*statistics).*figure / kNsPerMs) : QVariant();
}

QVariant medianMs(const job::JobResult& result, job::Metric metric)
{
    return milliseconds(job::summarise(result, metric), &measure::Statistics::median);
}

bool nearFloor(const job::JobResult& result)
{
    return std::ranges::find(result.warnings, measure::Warning::NearFloor) != result.warnings.end();
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
        m_rows.push_back(rowOf(result));
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
    const auto& row = rowFor(index);
    const auto column = static_cast<std::size_t>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(row.raw.at(column));
    case RawRole:
        return row.raw.at(column);
    case StateRole:
        return static_cast<int>(stateOf(row.result->status));
    case JobIdRole:
        return row.result->spec.id;
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

ResultsModel::Row ResultsModel::rowOf(const ResultStore::Result& result)
{
    const auto& spec = result->spec;
    const auto busy = result->busyComputeUnits;
    Row row{result, {}, false};
    auto& raw = row.raw;
    raw[Job] = spec.id;
    raw[Device] = text(spec.device.id);
    raw[Algorithm] = text(job::variantName(spec));
    raw[Generator] = text(spec.generator);
    raw[Size] = static_cast<qulonglong>(spec.size);
    raw[Direction] = text(data::nameOf(spec.direction));
    raw[Status] = text(data::nameOf(result->status));
    raw[Samples] = static_cast<qulonglong>(result->samples.size());
    raw[BusyComputeUnits] = busy ? QVariant(static_cast<qulonglong>(*busy)) : QVariant();
    raw[Transfer] = text(data::nameOf(spec.transfer));
    raw[Launch] = text(data::nameOf(spec.launch));
    raw[Clock] = text(data::nameOf(spec.device.clock));
    raw[Reason] = text(result->reason);
    return row;
}

void ResultsModel::summarise(Row& row)
{
    const auto& result = row.result;
    const auto wall = job::summarise(*result, job::Metric::Wall);
    const auto launches = job::launchesOf(*result);
    const auto rate = job::keysPerSecond(*result);
    auto& raw = row.raw;
    raw[WallMedian] = milliseconds(wall, &measure::Statistics::median);
    raw[WallMinimum] = milliseconds(wall, &measure::Statistics::minimum);
    raw[WallMad] = milliseconds(wall, &measure::Statistics::mad);
    raw[KernelSum] = medianMs(*result, job::Metric::KernelSum);
    raw[DeviceSpan] = medianMs(*result, job::Metric::DeviceSpan);
    raw[Upload] = medianMs(*result, job::Metric::Upload);
    raw[Download] = medianMs(*result, job::Metric::Download);
    raw[EndToEnd] = medianMs(*result, job::Metric::EndToEnd);
    raw[Launches] = launches ? QVariant(static_cast<qulonglong>(*launches)) : QVariant();
    raw[KeyRate] = rate ? QVariant(*rate / 1e6) : QVariant();
    row.summarised = true;
}

const ResultsModel::Row& ResultsModel::rowFor(const QModelIndex& index) const
{
    auto& row = m_rows.at(static_cast<std::size_t>(index.row()));
    if (!row.summarised && index.column() >= WallMedian && index.column() <= KeyRate)
        summarise(row);
    return row;
}

QString ResultsModel::display(const Row& row, int column)
{
    const auto& spec = row.result->spec;
    switch (column) {
    case Device:
        return deviceTitle(spec.device);
    case Algorithm:
        return variantTitle(spec);
    case Generator:
        return generatorTitle(spec.generator);
    case Direction:
        return label(spec.direction);
    case Status:
        return label(row.result->status);
    case Transfer:
        return label(spec.transfer);
    case Launch:
        return label(spec.launch);
    case Clock:
        return label(spec.device.clock);
    case KernelSum: {
        const auto number = displayText(row.raw[KernelSum]);
        return !number.isEmpty() && nearFloor(*row.result) ? QStringLiteral("~") + number : number;
    }
    case Reason:
        return firstLine(text(row.result->reason));
    default:
        return displayText(row.raw.at(static_cast<std::size_t>(column)));
    }
}

QString ResultsModel::toolTip(const Row& row, int column)
{
    if (column == Size)
        return sizeText(row.result->spec.size);
    if (column == KernelSum && nearFloor(*row.result))
        return translated(measure::adviceOn(measure::Warning::NearFloor).what);
    return display(row, column);
}

void ResultsModel::append(const ResultStore::Result& result)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_rows.push_back(rowOf(result));
    endInsertRows();
}

void ResultsModel::reset(const ResultStore& store)
{
    beginResetModel();
    m_rows.clear();
    for (const auto& result : store.results())
        m_rows.push_back(rowOf(result));
    endResetModel();
}

} // namespace sortscope::gui::models

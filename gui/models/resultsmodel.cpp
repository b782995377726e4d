// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultsmodel.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::models {
namespace {

bool nearFloor(const results::JobResult& result)
{
    return std::ranges::find(result.warnings, results::Warning::NearFloor) != result.warnings.end();
}

} // namespace

ResultStore::Result ResultStore::find(results::JobId id) const
{
    const auto found =
        std::ranges::find_if(m_results, [id](const auto& result) { return result->spec.id == id; });
    return found == m_results.end() ? nullptr : *found;
}

void ResultStore::add(const Result& result)
{
    m_results.push_back(result);
    emit added(result);
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
    connect(&store, &ResultStore::added, this, &ResultsModel::append);
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
    return column == KernelSum && !plain.isEmpty() && nearFloor(result) ? u'~' + plain : plain;
}

QString ResultsModel::toolTip(int row, int column) const
{
    const auto& result = *rowAt(row).result;
    if (column == Size)
        return sizeText(result.spec.workload.size);
    if (column == KernelSum && nearFloor(result))
        return translated(results::adviceOn(results::Warning::NearFloor).what);
    return display(row, column);
}

QVariant ResultsModel::job(int row, int /*column*/, Role role) const
{
    const auto& result = *rowAt(row).result;
    return role == StateRole ? static_cast<int>(stateOf(result.status)) : result.spec.id;
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

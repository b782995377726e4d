// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/mergetablemodel.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <utility>

namespace sortscope::gui::models {
namespace {

constexpr double kNsPerMicrosecond = 1e3;
/// A nanosecond is less than any event clock shows.
constexpr int kDecimals = 1;

QVariant medianMicroseconds(const results::ResultPointer& cell, results::Metric metric)
{
    const auto statistics = cell != nullptr ? results::summarise(*cell, metric) : std::nullopt;
    return statistics ? QVariant(statistics->median / kNsPerMicrosecond) : QVariant();
}

} // namespace

void MergeTableModel::setTable(std::optional<results::MergeTable> table, results::Metric metric)
{
    beginResetModel();
    m_table = std::move(table);
    m_medians.clear();
    if (m_table) {
        for (const auto& row : m_table->rows) {
            auto& medians = m_medians.emplace_back();
            for (const auto& cell : row.cells)
                medians.push_back(medianMicroseconds(cell, metric));
        }
    }
    endResetModel();
}

TableModel::Header MergeTableModel::header(int column) const
{
    if (column == 0)
        return {tr("Merge strategy"), {}, false};
    return {tr("L = %1 (µs)").arg(m_table->lists.at(static_cast<std::size_t>(column) - 1)), {}, true};
}

QVariant MergeTableModel::raw(int row, int column) const
{
    if (column == 0)
        return text(rowAt(row).merge);
    return m_medians.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column) - 1);
}

QString MergeTableModel::display(int row, int column) const
{
    if (column == 0)
        return mergeTitle(m_table->spec, rowAt(row).merge);
    const auto median = raw(row, column);
    return median.isValid() ? fixed(median.toDouble(), kDecimals) : QString();
}

QString MergeTableModel::toolTip(int row, int column) const
{
    if (column == 0)
        return display(row, column);
    const auto& cell = cellAt(row, column);
    if (cell == nullptr)
        return tr("Not measured, or not verified");
    return tr("Job %1: %2 µs, median of %n samples", nullptr, static_cast<int>(results::sampleCount(*cell)))
        .arg(cell->spec.id)
        .arg(display(row, column));
}

QVariant MergeTableModel::job(int row, int column, Role role) const
{
    if (role != JobIdRole || column == 0 || cellAt(row, column) == nullptr)
        return {};
    return cellAt(row, column)->spec.id;
}

} // namespace sortscope::gui::models

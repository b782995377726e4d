// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/mergetablemodel.h"

#include "core/algorithms/catalogue.h"
#include "gui/models/text.h"

#include <utility>

namespace sortscope::gui::models {
namespace {

constexpr double kNsPerMicrosecond = 1e3;
/// A nanosecond is less than any event clock tells.
constexpr int kDecimals = 1;

std::optional<double> medianMicroseconds(const results::ResultPointer& cell, results::Metric metric)
{
    if (cell == nullptr)
        return std::nullopt;
    const auto statistics = results::summarise(*cell, metric);
    return statistics ? std::optional(statistics->median / kNsPerMicrosecond) : std::nullopt;
}

} // namespace

void MergeTableModel::setTable(std::optional<results::MergeTable> table, results::Metric metric)
{
    beginResetModel();
    m_table = std::move(table);
    m_metric = metric;
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

int MergeTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->rows.size());
}

int MergeTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->lists.size()) + 1;
}

const results::MergeTable::Row& MergeTableModel::rowAt(const QModelIndex& index) const
{
    return m_table->rows.at(static_cast<std::size_t>(index.row()));
}

QVariant MergeTableModel::median(const QModelIndex& index) const
{
    const auto value =
        m_medians.at(static_cast<std::size_t>(index.row())).at(static_cast<std::size_t>(index.column()) - 1);
    return value ? QVariant(*value) : QVariant();
}

QString MergeTableModel::display(const QModelIndex& index) const
{
    if (index.column() == 0) {
        const auto* algorithm = algorithms::findAlgorithm(m_table->spec.variant.algorithm);
        const auto* merge = algorithm != nullptr ? algorithm->findMerge(rowAt(index).merge) : nullptr;
        return merge != nullptr ? translated(merge->title) : text(rowAt(index).merge);
    }
    const auto value = median(index);
    return value.isValid() ? fixed(value.toDouble(), kDecimals) : QString();
}

QString MergeTableModel::toolTip(const QModelIndex& index) const
{
    if (index.column() == 0)
        return display(index);
    const auto& cell = rowAt(index).cells.at(static_cast<std::size_t>(index.column()) - 1);
    if (cell == nullptr)
        return tr("Not measured, or not verified");
    return tr("Job %1: %2 µs, median of %n samples", nullptr, static_cast<int>(cell->samples.size()))
        .arg(cell->spec.id)
        .arg(display(index));
}

QVariant MergeTableModel::data(const QModelIndex& index, int role) const
{
    if (!m_table || !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return display(index);
    case Qt::ToolTipRole:
        return toolTip(index);
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case RawRole:
        return index.column() == 0 ? QVariant(text(rowAt(index).merge)) : median(index);
    case JobIdRole: {
        if (index.column() == 0)
            return {};
        const auto& cell = rowAt(index).cells.at(static_cast<std::size_t>(index.column()) - 1);
        return cell == nullptr ? QVariant() : QVariant(cell->spec.id);
    }
    default:
        return {};
    }
}

QVariant MergeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return section == 0 ? tr("Merge strategy")
                            : tr("L = %1 (µs)").arg(m_table->lists.at(static_cast<std::size_t>(section) - 1));
    case Qt::TextAlignmentRole:
        return static_cast<int>((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace sortscope::gui::models

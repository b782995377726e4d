// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/tablemodel.h"

#include "gui/models/text.h"

namespace sortscope::gui::models {
namespace {

/// A tenth of a microsecond in a column of milliseconds; event clocks are coarser.
constexpr int kDecimals = 4;

bool isNumber(const QVariant& raw)
{
    switch (raw.typeId()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Double:
        return true;
    default:
        return false;
    }
}

int alignmentOf(bool number)
{
    return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows();
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns();
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::ToolTipRole:
        return toolTip(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(isNumber(raw(index.row(), index.column())));
    case RawRole:
        return raw(index.row(), index.column());
    case StateRole:
    case JobIdRole:
        return job(index.row(), index.column(), static_cast<Role>(role));
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return header(section).title;
    case Qt::ToolTipRole:
        return header(section).explanation;
    case Qt::TextAlignmentRole:
        return alignmentOf(header(section).number);
    default:
        return {};
    }
}

QString TableModel::display(int row, int column) const
{
    const auto value = raw(row, column);
    if (value.typeId() == QMetaType::Double)
        return fixed(value.toDouble(), kDecimals);
    return isNumber(value) ? grouped(value.toULongLong()) : value.toString();
}

} // namespace sortscope::gui::models

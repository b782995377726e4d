// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/tablemodel.h"

#include "core/base/formula.h"
#include "gui/text/text.h"

#include <fmt/format.h>

#include <QRegularExpression>

#include <algorithm>
#include <set>
#include <utility>

namespace sortscope::gui::models {
namespace {

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

/// The raw value as text, marked as text if a spreadsheet would take it for a formula.
QString rawText(const QVariant& raw)
{
    if (!raw.isValid())
        return {};
    if (raw.typeId() == QMetaType::Double)
        return QString::fromStdString(fmt::format("{}", raw.toDouble()));
    const auto text = raw.toString();
    return !isNumber(raw) && base::looksLikeFormula(text.toStdString()) ? u'\'' + text : text;
}

QString escaped(QString cell, TableFormat format)
{
    if (format == TableFormat::Tsv) {
        // Spreadsheets have no way to quote a tab.
        static const QRegularExpression breaks(QStringLiteral("[\\t\\r\\n]+"));
        return cell.replace(breaks, QStringLiteral(" "));
    }
    static const QRegularExpression special(QStringLiteral("[\",\\r\\n]"));
    if (!cell.contains(special))
        return cell;
    return u'"' + cell.replace(u'"', QLatin1String("\"\"")) + u'"';
}

int alignmentOf(bool number)
{
    return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

QString tableText(const QModelIndexList& cells, TableFormat format)
{
    if (cells.isEmpty())
        return {};
    std::set<int> rows;
    std::set<int> columns;
    for (const auto& cell : cells) {
        rows.insert(cell.row());
        columns.insert(cell.column());
    }
    const auto* model = cells.front().model();
    const auto separator = format == TableFormat::Tsv ? QStringLiteral("\t") : QStringLiteral(",");

    QStringList line;
    for (const int column : columns)
        line << escaped(model->headerData(column, Qt::Horizontal).toString(), format);
    QString all = line.join(separator) + u'\n';
    for (const int row : rows) {
        line.clear();
        for (const int column : columns)
            line << escaped(rawText(model->index(row, column).data(RawRole)), format);
        all += line.join(separator) + u'\n';
    }
    return all;
}

QString cellText(const QVariant& raw, Cells cells)
{
    // A tenth of a microsecond in a column of milliseconds; event clocks are coarser.
    constexpr int kDecimals = 4;
    constexpr int kFewDecimals = 2;
    if (raw.typeId() == QMetaType::Double)
        return fixed(raw.toDouble(), cells == Cells::RoughNumbers ? kFewDecimals : kDecimals);
    return isNumber(raw) ? grouped(raw.toULongLong()) : raw.toString();
}

SortFilterModel::SortFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(RawRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void SortFilterModel::setFilter(Filter filter)
{
    m_filter = std::move(filter);
    m_words = m_filter.text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void SortFilterModel::sort(int column, Qt::SortOrder order)
{
    m_order = order;
    QSortFilterProxyModel::sort(column, order);
}

bool SortFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const
{
    const auto row = sourceModel()->index(sourceRow, 0, sourceParent);
    const auto& [text, state, shown] = m_filter;
    if (state && row.data(StateRole).toInt() != *state)
        return false;
    if (shown && !shown(row.data(JobIdRole).toInt()))
        return false;
    if (m_words.isEmpty())
        return true;
    const auto searched = row.data(SearchRole).toString();
    return std::ranges::all_of(
        m_words, [&searched](const QString& word) { return searched.contains(word, Qt::CaseInsensitive); });
}

bool SortFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool leftKnown = left.data(RawRole).isValid();
    const bool rightKnown = right.data(RawRole).isValid();
    if (leftKnown != rightKnown)
        return m_order == Qt::AscendingOrder ? leftKnown : rightKnown;
    return leftKnown && QSortFilterProxyModel::lessThan(left, right);
}

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
    case SearchRole:
        return searchText(index.row());
    case BestRole:
        return isBest(index.row(), index.column());
    case Qt::AccessibleTextRole:
        return spoken(index.row(), index.column());
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

QString TableModel::searchText(int row) const
{
    QStringList cells;
    for (int column = 0; column < columns(); ++column)
        cells << display(row, column);
    return cells.join(u'\n');
}

} // namespace sortscope::gui::models

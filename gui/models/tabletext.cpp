// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/tabletext.h"

#include "gui/models/tablemodel.h"

#include <fmt/format.h>

#include <QRegularExpression>
#include <QStringList>

#include <set>

namespace sortscope::gui::models {
namespace {

QString rawText(const QVariant& raw)
{
    if (!raw.isValid())
        return {};
    if (raw.typeId() == QMetaType::Double)
        return QString::fromStdString(fmt::format("{}", raw.toDouble()));
    return raw.toString();
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

} // namespace sortscope::gui::models

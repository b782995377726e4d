// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/matrixtext.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"

namespace sortscope::cli {
namespace {

std::string valueText(const results::MatrixAxis& axis, const std::string& value)
{
    const auto size = axis == "size" ? base::numberIn<std::size_t>(value) : std::nullopt;
    return size ? sizeText(*size) : printable(value);
}

} // namespace

std::string matrixText(std::span<const results::WinnerMatrix> matrices, const results::RowNames& names,
                       const TableStyle& style)
{
    std::string text;
    for (const auto& matrix : matrices) {
        text += text.empty() ? "" : "\n";
        if (!matrix.title.empty())
            text += printable(matrix.title) + ":\n";
        std::vector<TableColumn> columns{{printable(matrix.rowAxis)}};
        for (const auto& column : matrix.columns)
            columns.push_back({valueText(matrix.columnAxis, column)});
        Table table(std::move(columns));
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            std::vector<TableCell> cells{{valueText(matrix.rowAxis, matrix.rows[row])}};
            for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
                const auto& cell = matrix.cell(row, column);
                const auto colour =
                    cell.lead && !results::isProven(cell) ? Colour::Doubtful : Colour::Default;
                cells.push_back({results::cellText(cell, names), colour});
            }
            table.addRow(std::move(cells));
        }
        text += table.text(style);
    }
    return text;
}

} // namespace sortscope::cli

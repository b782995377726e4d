// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::cli {

enum class Align { Left, Right };
enum class Colour { Default, Good, Bad, Doubtful, Faint };

struct TableColumn {
    std::string heading;
    Align align = Align::Left;
    /// Columns with the lowest importance give way first on a narrow terminal; those at the highest never do.
    int importance = kAlways;

    static constexpr int kAlways = 100;
};

struct TableCell {
    std::string text;
    Colour colour = Colour::Default;
};

/// The way in which a table is drawn.
struct TableStyle {
    bool colour = false;
    /// The terminal columns to fit into; empty if the width is free (files, pipes).
    std::optional<std::size_t> width;
};

/// A text table: headings, then rows, columns padded to their widest cell and two blanks apart.
class Table {
public:
    explicit Table(std::vector<TableColumn> columns);

    /// Adds a row with one cell per column. Control characters are shown as printable() shows them.
    void addRow(std::vector<TableCell> cells);

    bool empty() const { return m_rows.empty(); }

    /// Returns the table, each line ended. A last line names the columns that were left out for want of
    /// width.
    std::string text(const TableStyle& style) const;

private:
    std::vector<std::size_t> widths() const;
    std::vector<bool> shownColumns(const std::vector<std::size_t>& widths,
                                   std::optional<std::size_t> limit) const;

    std::vector<TableColumn> m_columns;
    std::vector<std::vector<TableCell>> m_rows;
};

/// Returns the escape sequence of a colour at the beginning of `text`; empty if there is none.
std::string_view colourCodeAt(std::string_view text);

/// Returns `text` between the escape sequences of `colour`, or unchanged.
std::string painted(std::string_view text, Colour colour, bool enabled);

} // namespace sortscope::cli

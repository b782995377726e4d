// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/csvtext.h"

#include <string_view>

namespace sortscope::exports {

/// One column of a CSV: its name, and the function that writes its cell for a row.
template <typename Row>
struct Column {
    /// `Read` returns the value of a row; an empty optional makes an empty cell.
    template <typename Read>
    constexpr Column(std::string_view columnName, Read /*read*/)
        : name(columnName),
          write([](CsvText& csv, const Row& row) { csv.cell(Read()(row)); })
    {}

    std::string_view name;
    void (*write)(CsvText&, const Row&);
};

template <typename Columns>
void appendHeader(CsvText& csv, const Columns& columns)
{
    for (const auto& column : columns)
        csv.cell(column.name);
    csv.endRow();
}

template <typename Columns, typename Row>
void appendRow(CsvText& csv, const Columns& columns, const Row& row)
{
    for (const auto& column : columns)
        column.write(csv, row);
    csv.endRow();
}

} // namespace sortscope::exports

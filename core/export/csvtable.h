// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/partof.h"
#include "core/export/csvtext.h"
#include "core/results/row/variant.h"
#include "core/results/row/workload.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>

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

/// Reads a member of a job's search; empty for sorts.
template <auto member>
constexpr auto kSearch = [](const auto& row) { return base::partOf<member>(row.spec().workload.search); };

/// A row of a CSV that is about a job.
template <typename Row>
concept OfJob = requires(const Row& row)
{
    row.spec();
};

/// The columns of the work of a job.
template <OfJob Row>
inline constexpr auto kWorkColumns = std::to_array<Column<Row>>({
    {"generator", [](const auto& row) { return row.spec().workload.generator; }},
    {"size", [](const auto& row) { return row.spec().workload.size; }},
    {"key", [](const auto& row) { return row.spec().workload.key; }},
    {"values", [](const auto& row) { return row.spec().workload.values; }},
    {"direction", [](const auto& row) { return row.spec().workload.direction; }},
    {"seed", [](const auto& row) { return row.spec().workload.seed; }},
    {"search_keys", kSearch<&results::SearchOptions::keys>},
    {"search_hit_ratio", kSearch<&results::SearchOptions::hitRatio>},
    {"search_sorted_keys", kSearch<&results::SearchOptions::sortedKeys>},
});

/// The columns of several lists, one list behind the other.
template <typename Row, std::size_t... counts>
constexpr auto joinedColumns(const std::array<Column<Row>, counts>&... lists)
{
    return std::apply([](const auto&... columns) { return std::array{columns...}; },
                      std::tuple_cat(lists...));
}

/// Calls visit(mode) for the modes that `columns` lack, and that follow them in rows of jobs. List them
/// before a column is added, so that all keep their places.
template <OfJob Row, std::size_t count>
void forEachOtherMode(const std::array<Column<Row>, count>& columns, auto visit)
{
    results::forEachMode([&](const auto& mode) {
        if (std::ranges::find(columns, mode.name, &Column<Row>::name) == columns.end())
            visit(mode);
    });
}

template <typename Row, std::size_t count>
void appendHeader(CsvText& csv, const std::array<Column<Row>, count>& columns)
{
    for (const auto& column : columns)
        csv.cell(column.name);
    if constexpr (OfJob<Row>)
        forEachOtherMode(columns, [&](const auto& mode) { csv.cell(mode.name); });
    csv.endRow();
}

template <typename Row, std::size_t count>
void appendRow(CsvText& csv, const std::array<Column<Row>, count>& columns, const Row& row)
{
    for (const auto& column : columns)
        column.write(csv, row);
    if constexpr (OfJob<Row>)
        forEachOtherMode(columns, [&](const auto& mode) { csv.cell(row.spec().variant.*mode.member); });
    csv.endRow();
}

} // namespace sortscope::exports

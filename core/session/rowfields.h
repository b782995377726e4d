// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultfields.h"
#include "core/session/columns.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace sortscope::session {

/// The columns whose names are not those of their fields (core/results/row/resultfields.h), in all tables.
inline constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kRenamed{
    {{"id", "device"}, {"key", "key_type"}, {"values", "value_type"}}};

constexpr std::string_view columnName(std::string_view field)
{
    for (const auto& [name, column] : kRenamed) {
        if (name == field)
            return column;
    }
    return field;
}

/// The options of a search are three columns, which are all empty for sorts. Throws BadContent if they are
/// partly empty.
template <typename Visit>
void visitSearch(Visit& visit, const std::optional<results::SearchOptions>& search)
{
    const auto options = search.value_or(results::SearchOptions());
    base::forEachField(options, [&](const auto& field, const auto& member) {
        visit(std::string("search_").append(field.name), search ? std::optional(member) : std::nullopt);
    });
}
inline void visitSearch(ColumnReader& row, std::optional<results::SearchOptions>& search)
{
    std::size_t filled = 0;
    std::size_t empty = 0;
    base::forEachField(search.emplace(), [&](const auto& field, auto& member) {
        if (row.skipNull()) {
            ++empty;
        } else {
            ++filled;
            row(std::string("search_").append(field.name), member);
        }
    });
    if (filled > 0 && empty > 0)
        throw base::BadContent(
            "the columns search_keys, search_hit_ratio and search_sorted_keys are partly empty");
    if (filled == 0)
        search.reset();
}

/// Visits the date of tuning; the parameters without tuning stand beside the tuned ones in another table.
template <typename Visit, typename T>
void visitTuning(Visit& visit, T& tuning)
{
    auto date = tuning ? std::optional(tuning->date) : std::nullopt;
    visit("tuned", date);
    if constexpr (!std::is_const_v<T>) {
        if (date)
            tuning.emplace().date = *date;
    }
}

/// Calls visit(name, value) for each column of the table that has a row for `row`. The columns of a part,
/// such as a replicate's preparation, are columns of the same table; members that no column can hold, such as
/// lists, are rows of other tables.
template <typename Visit, base::Listed Row>
void visitColumns(Visit& visit, Row& row, std::string_view prefix = {})
{
    const auto visitField = [&]<base::Mark mark, typename... Links>(const base::Field<mark, Links...>& field,
                                                                    auto& value)
    {
        using Value = std::remove_cvref_t<decltype(value)>;
        if constexpr (mark == base::Mark::InDocuments || mark == base::Mark::Elsewhere)
            return;
        else if constexpr (kIsCell<Value>) {
            if (prefix.empty())
                visit(columnName(field.name), value);
            else
                visit(std::string(prefix).append(field.name), value);
        } else if constexpr (std::same_as<Value, std::optional<results::SearchOptions>>)
            visitSearch(visit, value);
        else if constexpr (std::same_as<Value, std::optional<results::Tuning>>)
            visitTuning(visit, value);
        else if constexpr (base::Listed<Value>)
            visitColumns(visit, value, std::same_as<Value, measure::SamplingPlan> ? "plan_" : prefix);
    };
    base::forEachField(row, visitField);
}

/// Returns the names that visitColumns() visits.
template <typename Row>
const ColumnNames& columnsOf()
{
    static const auto names = [] {
        const Row any{};
        ColumnNames visited;
        visitColumns(visited, any);
        return visited;
    }();
    return names;
}

/// The SQL that inserts a row of `table`, which has the columns of Row and then `others`.
template <typename Row>
std::string insertInto(std::string_view table, std::initializer_list<std::string_view> others = {})
{
    auto columns = columnsOf<Row>();
    for (const auto& other : others)
        columns(other, other);
    return fmt::format("INSERT INTO {} ({}) VALUES ({})", table, columns.list(), columns.marks());
}

} // namespace sortscope::session

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/badcontent.h"
#include "core/base/fields.h"
#include "core/base/named.h"
#include "core/base/texts.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sortscope::session {

// visitColumns() of rowfields.h visits the columns of a struct's table, as calls visit(name, value); the
// three visitors here make SQL, bind and read from them.

/// True for types that a column holds. Other members of a struct are parts with columns of their own, or rows
/// of other tables.
template <typename T>
inline constexpr bool kIsCell =
    std::is_arithmetic_v<
        T> || std::is_enum_v<T> || std::same_as<T, std::string> || std::same_as<T, std::chrono::nanoseconds> || std::same_as<T, std::chrono::sys_seconds>;
template <typename T>
inline constexpr bool kIsCell<std::optional<T>> = kIsCell<T>;
template <typename Enum>
inline constexpr bool kIsCell<std::vector<Enum>> = std::is_enum_v<Enum>;
/// Texts by name, which a column holds as a JSON object.
using NamedTexts = std::map<std::string, std::string>;
template <>
inline constexpr bool kIsCell<NamedTexts> = true;

/// Collects the names, for SQL text.
class ColumnNames {
public:
    void operator()(std::string_view name, const auto& /*value*/) { m_names.emplace_back(name); }

    /// For example "a, b".
    std::string list() const { return base::joined(m_names); }
    /// For example "a = ?, b = ?".
    std::string assignments() const { return joined(" = ?", ", "); }
    /// For example "a IS ? AND b IS ?": true for rows with exactly these values, NULLs included.
    std::string equalities() const { return joined(" IS ?", " AND "); }
    /// For example "?, ?".
    std::string marks() const
    {
        return base::joined(m_names, [](const std::string&) { return "?"; });
    }

private:
    std::string joined(std::string_view suffix, std::string_view separator) const
    {
        return base::joined(
            m_names, [&](const auto& name) { return fmt::format("{}{}", name, suffix); }, separator);
    }

    std::vector<std::string> m_names;
};

/// Binds values to the marks of a statement, one after the other.
class ColumnBinder {
public:
    explicit ColumnBinder(SQLite::Statement& statement) : m_statement(statement) {}

    void operator()(std::string_view /*name*/, const auto& value) { add(value); }

    void add(const std::string& text) { m_statement.bind(m_next++, text); }
    void add(double number) { m_statement.bind(m_next++, number); }
    void add(std::chrono::nanoseconds duration) { add(static_cast<std::int64_t>(duration.count())); }
    void add(std::chrono::sys_seconds time)
    {
        add(static_cast<std::int64_t>(time.time_since_epoch().count()));
    }

    /// SQLite has signed 64 bits only: larger numbers wrap round here, and back again when they are read.
    template <std::integral T>
    void add(T number)
    {
        m_statement.bind(m_next++, static_cast<std::int64_t>(number));
    }

    template <typename Enum>
        requires std::is_enum_v<Enum>
    void add(Enum value) { add(std::string(base::nameOf(value))); }

    template <typename Enum>
        requires std::is_enum_v<Enum>
    void add(const std::vector<Enum>& values) { add(base::joined(values, base::nameOf<Enum>, ",")); }

    /// Binds a row's columns, as visitColumns() of rowfields.h visits them.
    template <base::Listed Row>
    void add(const Row& row)
    {
        visitColumns(*this, row);
    }

    void add(const NamedTexts& texts) { add(nlohmann::json(texts).dump()); }

    template <typename T>
    void add(const std::optional<T>& value)
    {
        if (value)
            add(*value);
        else
            m_statement.bind(m_next++);
    }

private:
    SQLite::Statement& m_statement;
    int m_next = 1;
};

/// Carries out a statement with these values; returns how many rows it has changed.
int execute(SQLite::Statement& statement, const auto&... values)
{
    ColumnBinder binder(statement);
    (binder.add(values), ...);
    const int rows = statement.exec();
    statement.reset();
    return rows;
}
int execute(SQLite::Database& sql, const std::string& text, const auto&... values)
{
    SQLite::Statement statement(sql, text);
    return execute(statement, values...);
}

/// Reads the columns of a row, one after the other. Throws BadContent if a value has another type or range
/// than its column.
class ColumnReader {
public:
    explicit ColumnReader(SQLite::Statement& row, int first = 0) : m_row(row), m_next(first) {}

    void operator()(std::string_view name, auto& value) { take(name, m_row.getColumn(m_next++), value); }

    template <typename T>
    T value(std::string_view name)
    {
        T result{};
        (*this)(name, result);
        return result;
    }

    /// Returns the next value, as it lies in the file.
    SQLite::Column peek() const { return m_row.getColumn(m_next); }
    /// Passes over the next value if it is NULL; returns true then.
    bool skipNull()
    {
        const bool isNull = peek().isNull();
        m_next += isNull ? 1 : 0;
        return isNull;
    }

private:
    [[noreturn]] static void refuse(std::string_view name, const std::string& content)
    {
        throw base::BadContent(fmt::format("column {} holds {}", name, content));
    }

    static void take(std::string_view name, const SQLite::Column& column, std::string& text)
    {
        if (!column.isText())
            refuse(name, "no text");
        text = column.getString();
    }

    static void take(std::string_view name, const SQLite::Column& column, double& number)
    {
        if (!column.isFloat() && !column.isInteger())
            refuse(name, "no number");
        number = column.getDouble();
    }

    static std::int64_t wholeNumber(std::string_view name, const SQLite::Column& column)
    {
        if (!column.isInteger())
            refuse(name, "no whole number");
        return column.getInt64();
    }

    template <std::integral T>
    static void take(std::string_view name, const SQLite::Column& column, T& number)
    {
        const auto whole = wholeNumber(name, column);
        if constexpr (std::same_as<T, bool>) {
            if (whole != 0 && whole != 1)
                refuse(name, fmt::format("{} in place of 0 or 1", whole));
            number = whole == 1;
        } else {
            if constexpr (sizeof(T) < sizeof whole) {
                if (whole < static_cast<std::int64_t>(std::numeric_limits<T>::min())
                    || whole > static_cast<std::int64_t>(std::numeric_limits<T>::max()))
                    refuse(name, fmt::format("{}, which is out of range", whole));
            }
            number = static_cast<T>(whole);
        }
    }

    static void take(std::string_view name, const SQLite::Column& column, std::chrono::nanoseconds& duration)
    {
        duration = std::chrono::nanoseconds(wholeNumber(name, column));
    }

    static void take(std::string_view name, const SQLite::Column& column, std::chrono::sys_seconds& time)
    {
        const auto seconds = wholeNumber(name, column);
        // The years 0 to 9999, for which calendar dates are written.
        if (seconds < -62'167'219'200 || seconds > 253'402'300'799)
            refuse(name, fmt::format("{}, which is not a date", seconds));
        time = std::chrono::sys_seconds(std::chrono::seconds(seconds));
    }

    template <typename Enum>
    static Enum wordOf(std::string_view name, std::string_view word)
    {
        if (const auto value = base::valueNamed<Enum>(word))
            return *value;
        refuse(name, fmt::format("the unknown word \"{}\"", word));
    }

    template <typename Enum>
        requires std::is_enum_v<Enum>
    static void take(std::string_view name, const SQLite::Column& column, Enum& value)
    {
        std::string word;
        take(name, column, word);
        value = wordOf<Enum>(name, word);
    }

    template <typename Enum>
        requires std::is_enum_v<Enum>
    static void take(std::string_view name, const SQLite::Column& column, std::vector<Enum>& values)
    {
        std::string words;
        take(name, column, words);
        values.clear();
        for (std::string_view rest = words; !rest.empty();) {
            const auto comma = rest.find(',');
            values.push_back(wordOf<Enum>(name, rest.substr(0, comma)));
            rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
        }
    }

    static void take(std::string_view name, const SQLite::Column& column, NamedTexts& texts)
    {
        std::string json;
        take(name, column, json);
        const auto object = nlohmann::json::parse(json, nullptr, false);
        const bool right = object.is_object()
                           && std::ranges::all_of(object, [](const auto& text) { return text.is_string(); });
        if (!right)
            refuse(name, "no JSON object of texts");
        texts = object.get<NamedTexts>();
    }

    template <typename T>
    static void take(std::string_view name, const SQLite::Column& column, std::optional<T>& value)
    {
        if (column.isNull())
            value.reset();
        else
            take(name, column, value.emplace());
    }

    SQLite::Statement& m_row;
    int m_next;
};

} // namespace sortscope::session

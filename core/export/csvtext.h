// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/formula.h"
#include "core/base/named.h"

#include <charconv>
#include <cmath>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace sortscope::exports {

/// Appends RFC 4180 rows to one text. Inline, since a session's commands are a million rows.
class CsvText {
public:
    void reserve(std::size_t bytes) { m_text.reserve(bytes); }

    /// Adds a cell for a value that is not available.
    void empty() { m_text += ','; }

    /// Adds a text, with a mark if a spreadsheet would take it for a formula.
    void cell(std::string_view text)
    {
        const auto mark = base::looksLikeFormula(text) ? std::string_view("'") : std::string_view();
        if (text.find_first_of(",\"\r\n") == std::string_view::npos)
            m_text.append(mark).append(text);
        else
            appendQuoted(mark, text);
        m_text += ',';
    }

    void cell(const char* text) { cell(std::string_view(text)); }

    template <std::same_as<bool> T>
    void cell(T value)
    {
        cell(value ? std::string_view("true") : std::string_view("false"));
    }

    template <std::integral T>
        requires(!std::same_as<T, bool>)
    void cell(T value)
    {
        char buffer[24];
        const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
        m_text.append(buffer, end);
        m_text += ',';
    }

    /// Adds the shortest digits that read back as the same number, never in powers of ten: spreadsheets keep
    /// them.
    void cell(double value)
    {
        if (std::isfinite(value)) {
            char buffer[400];
            const auto end =
                std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed).ptr;
            m_text.append(buffer, end);
        }
        m_text += ',';
    }

    /// Adds the enumerator's word.
    template <typename Enum>
        requires std::is_enum_v<Enum>
    void cell(Enum value) { cell(base::nameOf(value)); }

    template <typename T>
    void cell(const std::optional<T>& value)
    {
        if (value)
            cell(*value);
        else
            empty();
    }

    /// Ends the row, which has one cell at least.
    void endRow()
    {
        m_text.back() = '\r';
        m_text += '\n';
    }

    std::string take() { return std::exchange(m_text, {}); }

private:
    void appendQuoted(std::string_view mark, std::string_view text)
    {
        m_text += '"';
        m_text += mark;
        for (const char c : text) {
            if (c == '"')
                m_text += '"';
            m_text += c;
        }
        m_text += '"';
    }

    std::string m_text;
};

} // namespace sortscope::exports

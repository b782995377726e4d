// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::tests {

/// Reads a CSV text back, strictly by RFC 4180: rows end with CRLF, a quote opens a cell or is doubled inside
/// one, and every row is as wide as the first.
class CsvReader {
public:
    /// Throws std::runtime_error with the rule that the text breaks.
    explicit CsvReader(std::string_view text)
    {
        while (!text.empty())
            m_rows.push_back(takeRow(text));
        for (const auto& row : m_rows) {
            if (row.size() != m_rows.front().size())
                throw std::runtime_error("a row has " + std::to_string(row.size()) + " cells, the first one "
                                         + std::to_string(m_rows.front().size()));
        }
    }

    const std::vector<std::string>& header() const { return m_rows.at(0); }
    /// The number of rows without the header.
    std::size_t rows() const { return m_rows.size() - 1; }

    const std::string& cell(std::size_t row, std::string_view column) const
    {
        const auto& names = header();
        const auto place = std::find(names.begin(), names.end(), column);
        if (place == names.end())
            throw std::runtime_error("no column " + std::string(column));
        return m_rows.at(row + 1).at(static_cast<std::size_t>(place - names.begin()));
    }

private:
    static std::vector<std::string> takeRow(std::string_view& text)
    {
        std::vector<std::string> row;
        while (true) {
            row.push_back(takeCell(text));
            if (text.substr(0, 2) == "\r\n") {
                text.remove_prefix(2);
                return row;
            }
            if (text.empty() || text.front() != ',')
                throw std::runtime_error("a row does not end with CRLF after \"" + row.back() + '"');
            text.remove_prefix(1);
        }
    }

    static std::string takeCell(std::string_view& text)
    {
        if (!text.empty() && text.front() == '"')
            return takeQuoted(text);
        const auto end = std::min(text.find_first_of(",\"\r\n"), text.size());
        std::string cell(text.substr(0, end));
        text.remove_prefix(end);
        return cell;
    }

    static std::string takeQuoted(std::string_view& text)
    {
        std::string cell;
        text.remove_prefix(1);
        while (true) {
            const auto quote = text.find('"');
            if (quote == std::string_view::npos)
                throw std::runtime_error("a quoted cell does not end");
            cell += text.substr(0, quote);
            text.remove_prefix(quote + 1);
            if (text.empty() || text.front() != '"')
                return cell;
            cell += '"';
            text.remove_prefix(1);
        }
    }

    std::vector<std::vector<std::string>> m_rows;
};

} // namespace sortscope::tests

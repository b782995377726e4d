// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/table.h"

#include "cli/terminal/displaywidth.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace sortscope::cli {
namespace {

constexpr std::size_t kGap = 2;
constexpr std::string_view kHeadingCode = "\033[1m";
constexpr std::string_view kEndCode = "\033[0m";
// Default, good, bad, doubtful, faint.
constexpr std::array<std::string_view, 5> kCodes{"", "\033[32m", "\033[1;31m", "\033[33m", "\033[2m"};

std::string_view codeOf(Colour colour)
{
    return kCodes.at(static_cast<std::size_t>(colour));
}

std::string paintedWith(std::string_view text, std::string_view code)
{
    if (code.empty() || text.empty())
        return std::string(text);
    return fmt::format("{}{}{}", code, text, kEndCode);
}

/// One line that is built cell by cell; blanks at its end are never written.
class Line {
public:
    void add(std::string_view cell, std::string_view code, Align align, std::size_t width)
    {
        const auto padding = width - std::min(width, displayWidth(cell));
        if (std::exchange(m_started, true))
            m_pending += kGap;
        if (align == Align::Right)
            m_pending += padding;
        if (!cell.empty()) {
            m_text.append(std::exchange(m_pending, 0), ' ');
            m_text += paintedWith(cell, code);
        }
        if (align == Align::Left)
            m_pending += padding;
    }

    std::string text() const { return m_text + '\n'; }

private:
    std::string m_text;
    std::size_t m_pending = 0;
    bool m_started = false;
};

} // namespace

Table::Table(std::vector<TableColumn> columns) : m_columns(std::move(columns)) {}

void Table::addRow(std::vector<TableCell> cells)
{
    if (cells.size() != m_columns.size())
        throw std::logic_error("a table row needs one cell per column");
    for (auto& cell : cells) {
        cell.text = printable(cell.text);
        // A cell is one line: names may hold line breaks, and with them rows that nobody wrote.
        std::ranges::replace_if(
            cell.text, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    }
    m_rows.push_back(std::move(cells));
}

std::vector<std::size_t> Table::widths() const
{
    std::vector<std::size_t> result;
    for (const auto& column : m_columns)
        result.push_back(displayWidth(column.heading));
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            result[i] = std::max(result[i], displayWidth(row[i].text));
    }
    return result;
}

std::vector<bool> Table::shownColumns(const std::vector<std::size_t>& widths,
                                      std::optional<std::size_t> limit) const
{
    std::vector<bool> shown(m_columns.size(), true);
    if (!limit)
        return shown;
    while (true) {
        std::size_t total = 0;
        std::optional<std::size_t> least;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (!shown[i])
                continue;
            total += widths[i] + (total > 0 ? kGap : 0);
            if (m_columns[i].importance < TableColumn::kAlways
                && (!least || m_columns[i].importance < m_columns[*least].importance))
                least = i;
        }
        if (total <= *limit || !least)
            return shown;
        shown[*least] = false;
    }
}

std::string Table::text(const TableStyle& style) const
{
    const auto columnWidths = widths();
    const auto shown = shownColumns(columnWidths, style.width);
    std::string hidden;
    Line headings;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (shown[i])
            headings.add(m_columns[i].heading, style.colour ? kHeadingCode : "", m_columns[i].align,
                         columnWidths[i]);
        else
            hidden += (hidden.empty() ? "" : ", ") + m_columns[i].heading;
    }
    std::string result = headings.text();
    for (const auto& row : m_rows) {
        Line line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (shown[i])
                line.add(row[i].text, style.colour ? codeOf(row[i].colour) : "", m_columns[i].align,
                         columnWidths[i]);
        }
        result += line.text();
    }
    if (!hidden.empty())
        result += painted("Columns left out on this narrow terminal: " + hidden, Colour::Faint, style.colour)
                  + '\n';
    return result;
}

std::string_view colourCodeAt(std::string_view text)
{
    for (const auto code : {kHeadingCode, kEndCode}) {
        if (text.starts_with(code))
            return code;
    }
    const auto known = std::ranges::find_if(
        kCodes, [=](std::string_view code) { return !code.empty() && text.starts_with(code); });
    return known == kCodes.end() ? std::string_view() : *known;
}

std::string painted(std::string_view text, Colour colour, bool enabled)
{
    return enabled ? paintedWith(text, codeOf(colour)) : std::string(text);
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/report/reportpage.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::exports {

/// A column of a table: its heading, and whether it holds numbers, which stand on the right.
struct ReportColumn {
    Said title;
    bool numbers = false;
};

/// A table whose reader sorts it by a click on a heading: numbers by their whole value, others by their text.
/// It is complete once it goes out of scope.
class ReportTable {
public:
    ReportTable(ReportPage& page, std::vector<ReportColumn> columns, std::string_view id = {});
    ~ReportTable();
    ReportTable(const ReportTable&) = delete;
    ReportTable& operator=(const ReportTable&) = delete;

    /// Begins a row; `id` is the one that links lead to.
    void row(std::string_view id = {});
    /// Adds the next cell of the row.
    void text(std::string_view text);
    void markup(std::string_view html);
    /// Adds a number with its words; a cell without a value is empty.
    void number(const std::optional<double>& value, std::string_view text);

private:
    void cell(std::string_view attributes, std::string_view html);

    ReportPage& m_page;
    std::vector<ReportColumn> m_columns;
    std::size_t m_next = 0;
    bool m_inRow = false;
};

/// A part of a report below a heading, to which the table of contents leads.
class ReportSection {
public:
    ReportSection(ReportPage& page, std::string_view id, const Said& title);
    ~ReportSection();
    ReportSection(const ReportSection&) = delete;
    ReportSection& operator=(const ReportSection&) = delete;

private:
    ReportPage& m_page;
};

} // namespace sortscope::exports

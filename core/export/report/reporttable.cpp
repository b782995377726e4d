// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/reporttable.h"

#include "core/export/report/htmltext.h"

#include <fmt/format.h>

#include <utility>

namespace sortscope::exports {

ReportTable::ReportTable(ReportPage& page, std::vector<ReportColumn> columns, std::string_view id)
    : m_page(page),
      m_columns(std::move(columns))
{
    const auto name = id.empty() ? std::string() : fmt::format(R"( id="{}")", id);
    m_page.add(m_page.onPaper()
                   ? R"(<table border="1" cellspacing="0" cellpadding="3"><thead><tr>)"
                   : fmt::format(R"(<div class="wide"><table class="sorted"{}><thead><tr>)", name));
    for (const auto& column : m_columns)
        m_page.add(m_page.markup(column.title, "th",
                                 m_page.onPaper() ? ""
                                 : column.numbers ? R"( scope="col" class="n")"
                                                  : R"( scope="col")"));
    m_page.add("</tr></thead><tbody>");
}

ReportTable::~ReportTable()
{
    m_page.add(m_inRow ? "</tr>" : "");
    m_page.add(m_page.onPaper() ? "</tbody></table>" : "</tbody></table></div>");
}

void ReportTable::row(std::string_view id)
{
    m_page.add(m_inRow ? "</tr>\n<tr" : "\n<tr");
    if (!id.empty() && !m_page.onPaper())
        m_page.add(fmt::format(R"( id="{}")", id));
    m_page.add(">");
    m_inRow = true;
    m_next = 0;
}

void ReportTable::cell(std::string_view attributes, std::string_view html)
{
    const bool numbers = m_columns.at(m_next++).numbers;
    const std::string_view side = !numbers ? "" : m_page.onPaper() ? R"( align="right")" : R"( class="n")";
    m_page.add(fmt::format("<td{}{}>{}</td>", side, attributes, html));
}

void ReportTable::text(std::string_view text)
{
    cell({}, htmlText(text));
}

void ReportTable::markup(std::string_view html)
{
    cell({}, html);
}

void ReportTable::number(const std::optional<double>& value, std::string_view text)
{
    if (!value)
        cell({}, {});
    else if (m_page.onPaper())
        cell({}, htmlText(text));
    else
        cell(fmt::format(R"( data-v="{}")", *value), htmlText(text));
}

ReportSection::ReportSection(ReportPage& page, std::string_view id, const Said& title) : m_page(page)
{
    page.add(page.onPaper() ? "" : fmt::format(R"(<section id="{}">)", id));
    page.add("h2", title);
}

ReportSection::~ReportSection()
{
    m_page.add(m_page.onPaper() ? "" : "</section>\n");
}

} // namespace sortscope::exports

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/texts.h"
#include "core/export/report/htmltext.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/winnermatrix.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::exports {
namespace {

using measure::Verdict;
using results::Metric;

bool isPoor(const results::ResultPointer& row)
{
    const auto judgement = results::qualityOf(*row);
    return judgement && judgement->quality == results::Quality::Poor;
}

/// Names the side of a comparison that is of poor quality, and why.
std::string poorSide(ReportPage& page, const ReportData& data, const results::ResultPointer& one,
                     const results::ResultPointer& other)
{
    const auto& poor = isPoor(one) ? one : other;
    return htmlText(data.rowName(poor->spec)) + ": " + qualityMarkup(page, *poor);
}

std::string verdictMarkup(ReportPage& page, const ReportData& data, const results::SizeComparison& one)
{
    if (!one.speedUp->doubt.empty())
        return page.markup("not proven") + ": " + poorSide(page, data, one.gpu, one.cpu);
    if (!one.verdict)
        return page.markup("not proven");
    switch (*one.verdict) {
    case Verdict::Faster:
        return page.markup("the GPU is faster");
    case Verdict::Slower:
        return page.markup("the CPU is faster");
    case Verdict::Same:
        return page.markup("the same within the margin");
    case Verdict::WithinOneRun:
        return page.markup("not proven within one run: more replicates are needed");
    case Verdict::Ambiguous:
        break;
    }
    return page.markup("not proven: the interval holds 1");
}

void addAnswer(ReportTable& table, ReportPage& page, const ReportData& data,
               const results::SizeComparison* answer)
{
    if (answer == nullptr || !answer->speedUp) {
        table.number({}, {});
        table.markup(answer == nullptr ? page.markup("not measured") : std::string());
        return;
    }
    table.number(answer->speedUp->factor, timesText(*answer->speedUp));
    table.markup(verdictMarkup(page, data, *answer));
}

void addGpuAgainstCpu(ReportPage& page, const ReportData& data)
{
    const auto all = results::gpuAgainstCpu(data.counted);
    if (all.empty())
        return;
    page.add("h3", "GPU against CPU");
    page.add(
        "p",
        "How many times as fast the fastest row of a GPU is as the fastest one of the processor, with the "
        "interval that covers the true factor with 95 %.");
    ReportTable table(page, {{"Data"},
                             {"Keys", true},
                             {"On the GPU"},
                             {"On the CPU"},
                             {"Data on the device", true},
                             {"Verdict"},
                             {"With transfers", true},
                             {"Verdict with transfers"}});
    for (const auto& answers : all) {
        for (const auto& resident : answers.resident) {
            table.row();
            table.text(data.workName(resident.gpu->spec));
            table.number(static_cast<double>(resident.size), keysNumber(resident.size));
            table.text(data.rowName(resident.gpu->spec));
            table.text(data.rowName(resident.cpu->spec));
            addAnswer(table, page, data, &resident);
            addAnswer(table, page, data, results::atSize(answers.roundTrip, resident.size));
        }
    }
}

/// The lead of a winner, or why it is not proven.
std::string leadMarkup(ReportPage& page, const ReportData& data, const results::MatrixCell& cell)
{
    if (!cell.lead)
        return page.markup("alone");
    if (!cell.lead->doubt.empty())
        return page.markup("not proven") + ": " + poorSide(page, data, cell.winner, cell.lead->baseline);
    if (results::isProven(cell))
        return htmlText(timesText(*cell.lead));
    const auto& other = cell.asFast.size() == 1 ? cell.asFast.front() : cell.lead->baseline;
    if (cell.asFast.size() == 1)
        return page.markup({"not proven: %1 is as fast", {{data.rowName(other->spec)}}});
    return page.markup({"not proven: %1 is as fast, and %2 more",
                        {{data.rowName(other->spec)}, {fmt::format("{}", cell.asFast.size() - 1)}}});
}

std::string cellMarkup(ReportPage& page, const ReportData& data, const results::MatrixCell& cell)
{
    if (!cell.winner)
        return {};
    const auto* tag = results::isProven(cell) ? "b" : "span";
    return fmt::format("<{0}>{1}</{0}><br/>", tag, htmlText(data.rowName(cell.winner->spec)))
           + leadMarkup(page, data, cell);
}

std::string axisText(const results::MatrixAxis& axis, const std::string& value)
{
    const auto keys = axis == "size" ? base::numberIn<std::size_t>(value) : std::nullopt;
    return htmlText(keys ? keysNumber(*keys) : value);
}

void addMatrix(ReportPage& page, const ReportData& data, const results::WinnerMatrix& matrix)
{
    page.add(page.onPaper() ? R"(<table border="1" cellspacing="0" cellpadding="3">)"
                            : R"(<div class="wide"><table class="matrix">)");
    if (!matrix.title.empty())
        page.add("<caption>" + htmlText(matrix.title) + "</caption>");
    page.add("<thead><tr>" + page.markup("Keys", "th", page.onPaper() ? "" : R"( scope="col")"));
    for (const auto& column : matrix.columns)
        page.add(fmt::format(R"(<th scope="col">{}</th>)", axisText(matrix.columnAxis, column)));
    page.add("</tr></thead><tbody>");
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        page.add(fmt::format("<tr><th scope=\"row\">{}</th>", axisText(matrix.rowAxis, matrix.rows[row])));
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            page.add("<td>" + cellMarkup(page, data, matrix.cell(row, column)) + "</td>");
        page.add("</tr>\n");
    }
    page.add(page.onPaper() ? "</tbody></table>" : "</tbody></table></div>");
}

/// The matrices of sizes and data, in which some cell has two rows.
std::vector<results::WinnerMatrix> contests(const ReportData& data)
{
    auto matrices = results::winnerMatrices(data.counted, Metric::Wall, "size", "data");
    std::erase_if(matrices, [](const results::WinnerMatrix& matrix) {
        return std::ranges::none_of(matrix.cells, [](const auto& cell) { return cell.lead.has_value(); });
    });
    return matrices;
}

} // namespace

void addVerdicts(ReportPage& page, const ReportData& data)
{
    const auto matrices = contests(data);
    if (matrices.empty() && results::gpuAgainstCpu(data.counted).empty())
        return;
    const ReportSection section(page, "verdicts", "Verdicts");
    if (!matrices.empty()) {
        page.add("h3", "Fastest by data and size");
        page.add("p", "Each cell names the fastest row by the wall clock, and how many times as fast as the "
                      "next one it is. "
                      "A name in bold is proven: the row is faster than every other one.");
        for (const auto& matrix : matrices)
            addMatrix(page, data, matrix);
    }
    addGpuAgainstCpu(page, data);
}

} // namespace sortscope::exports

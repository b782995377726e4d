// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/baselinetext.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

namespace sortscope::cli {
namespace {

TableCell speedUpCell(const results::AgainstRow& row, const std::optional<results::SpeedUp>& speedUp)
{
    if (row.row == row.baseline)
        return {"baseline"};
    if (!speedUp)
        return {"—"};
    const bool poor = !speedUp->doubt.empty();
    return {results::speedUpText(*speedUp) + (poor ? ", poor" : ""),
            poor ? Colour::Doubtful : Colour::Default};
}

} // namespace

std::string baselineText(std::span<const results::AgainstRow> rows, const results::RowNames& names,
                         const TableStyle& style)
{
    if (rows.empty())
        return {};
    const auto& baseline = rows.front().baseline->spec;
    auto text = fmt::format("Against {} on {}, by the wall clock and with transfers:\n",
                            printable(results::variantText(names.distinctions, baseline)),
                            printable(names.devices.of(baseline.device)));
    Table table({{"Device"},
                 {"Algorithm"},
                 {"Generator"},
                 {"Size", Align::Right},
                 {"Speed-up", Align::Right},
                 {"With transfers", Align::Right}});
    for (const auto& row : rows) {
        const auto& spec = row.row->spec;
        table.addRow({{printable(names.devices.of(spec.device))},
                      {printable(results::variantText(names.distinctions, spec))},
                      {printable(results::dataText(names.distinctions, spec))},
                      {sizeText(spec.workload.size)},
                      speedUpCell(row, row.resident),
                      speedUpCell(row, row.withTransfers)});
    }
    return text + table.text(style);
}

} // namespace sortscope::cli

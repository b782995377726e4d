// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/kerneltable.h"

#include "core/results/row/jobresult.h"

#include <fmt/format.h>

namespace sortscope::cli {
namespace {

constexpr int kDetail = 50;

std::string numberText(const std::optional<std::size_t>& number)
{
    return number ? fmt::format("{}", *number) : std::string();
}

/// For example "1024 + 512": what the kernel declares, and what the launch adds.
std::string localText(const backend::KernelFacts& facts)
{
    const auto declared = numberText(facts.staticLocalBytes);
    return facts.dynamicLocalBytes.value_or(0) == 0
               ? declared
               : fmt::format("{} + {}", declared, *facts.dynamicLocalBytes);
}

std::vector<TableCell> cellsOf(const results::JobResult& result, const backend::KernelFacts& facts)
{
    return {
        {fmt::format("{}", result.spec.id)},
        {result.spec.device.id},
        {result.spec.variant.algorithm},
        {facts.kernel},
        {fmt::format("{} / {}", facts.globalSize, facts.localSize)},
        {numberText(facts.workGroupLimit)},
        {numberText(facts.registers)},
        {numberText(facts.spilledBytes)},
        {numberText(facts.privateBytes)},
        {localText(facts)},
        {numberText(facts.residentGroups)},
        {facts.occupancy ? fmt::format("{:.0f} %", *facts.occupancy * 100) : std::string()},
        {base::joined(facts.limitedBy, base::nameOf<backend::OccupancyLimit>)},
        {facts.waves ? fmt::format("{:.2f}", *facts.waves) : std::string()},
    };
}

} // namespace

std::string kernelsText(results::ResultSpan results, const TableStyle& style)
{
    Table table({{"Job", Align::Right},
                 {"Device", Align::Left, kDetail},
                 {"Algorithm"},
                 {"Kernel"},
                 {"Work-items / in a group", Align::Right},
                 {"Group limit", Align::Right, kDetail},
                 {"Registers", Align::Right},
                 {"Spilled, bytes", Align::Right},
                 {"Private, bytes", Align::Right, kDetail},
                 {"Local, bytes", Align::Right},
                 {"Groups per unit", Align::Right},
                 {"Occupancy", Align::Right},
                 {"Limited by"},
                 {"Waves", Align::Right}});
    for (const auto& result : results) {
        for (const auto& facts : result->kernels)
            table.addRow(cellsOf(*result, facts));
    }
    return table.empty() ? std::string() : table.text(style);
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/kernelpairtable.h"

#include "cli/terminal/units.h"

#include <fmt/format.h>

#include <array>

namespace sortscope::cli {
namespace {

using results::KernelFact;
using results::KernelPair;
using results::KernelSide;

struct FactColumn {
    KernelFact fact;
    const char* heading;
};

constexpr std::array kFacts{FactColumn{KernelFact::Launches, "Launches"},
                            FactColumn{KernelFact::WorkItems, "Work-items"},
                            FactColumn{KernelFact::WorkGroup, "Work-group"},
                            FactColumn{KernelFact::Registers, "Registers"},
                            FactColumn{KernelFact::Spilled, "Spilled, bytes"},
                            FactColumn{KernelFact::LocalMemory, "Local, bytes"},
                            FactColumn{KernelFact::Occupancy, "Occupancy, %"},
                            FactColumn{KernelFact::LimitedBy, "Limited by"},
                            FactColumn{KernelFact::Waves, "Waves"}};
static_assert(kFacts.size() == base::Names<KernelFact>::all.size());

std::string titleOf(const KernelPair& pair)
{
    if (pair.stage)
        return fmt::format("stage {}", *pair.stage);
    return pair.total ? std::string(base::nameOf(*pair.total)) : pair.kernel;
}

std::string timeText(const std::optional<KernelSide>& side, const Scale& scale)
{
    return side ? (side->nearFloor ? "~ " : "") + scaled(side->time.median, scale) : std::string();
}

std::optional<double> medianOf(const std::optional<KernelSide>& side)
{
    return side ? std::optional(side->time.median) : std::nullopt;
}

} // namespace

std::string kernelPairsText(const std::vector<KernelPair>& pairs, const TableStyle& style)
{
    const auto scale = timeScale(valuesIn(
        pairs, [](const KernelPair& pair) { return medianOf(pair.a); },
        [](const KernelPair& pair) { return medianOf(pair.b); }));
    std::vector<TableColumn> columns{{"Kernel"},
                                     {fmt::format("A {}", scale.unit), Align::Right},
                                     {fmt::format("B {}", scale.unit), Align::Right},
                                     {"B / A", Align::Right}};
    for (const auto& fact : kFacts)
        columns.push_back({fact.heading, Align::Right, 40});
    Table table(std::move(columns));
    for (const auto& pair : pairs) {
        const auto ratio = pair.ratio();
        std::vector<TableCell> cells{{titleOf(pair)},
                                     {timeText(pair.a, scale)},
                                     {timeText(pair.b, scale)},
                                     {ratio ? fmt::format("{:.3f}", *ratio) : std::string()}};
        for (const auto& column : kFacts)
            cells.push_back({results::factText(pair, column.fact)});
        table.addRow(std::move(cells));
    }
    return table.text(style);
}

} // namespace sortscope::cli

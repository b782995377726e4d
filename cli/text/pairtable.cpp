// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/pairtable.h"

#include "cli/terminal/units.h"
#include "core/base/partof.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/calibrationtext.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace sortscope::cli {
namespace {

using measure::Verdict;
using results::ComparedPair;

Colour colourOf(const std::optional<Verdict>& verdict)
{
    if (!verdict)
        return Colour::Bad;
    // The colours of faster, slower, same, ambiguous, within one run.
    constexpr std::array colours{Colour::Good, Colour::Bad, Colour::Default, Colour::Doubtful,
                                 Colour::Doubtful};
    static_assert(colours.size() == base::Names<Verdict>::all.size());
    return colours.at(static_cast<std::size_t>(*verdict));
}

TableCell medianCell(const std::optional<measure::Statistics>& statistics, const Scale& scale)
{
    return {statistics ? fmt::format("{} ({})", scaled(statistics->median, scale), statistics->count) : ""};
}

TableCell verdictCell(const ComparedPair& pair)
{
    auto text = pair.verdict ? std::string(base::nameOf(*pair.verdict)) : "not comparable";
    if (pair.verdict == Verdict::Ambiguous && pair.smallestSeen)
        text += fmt::format(" (sees {} and more)", results::marginText(*pair.smallestSeen));
    if (!pair.reason.empty())
        text += fmt::format(": {}", pair.reason.substr(0, pair.reason.find('\n')));
    return {std::move(text), colourOf(pair.verdict)};
}

TableCell sideCell(const results::JobSpec& spec, const results::RowNames& names)
{
    return {names.devices.of(spec.device) + ' ' + results::variantText(names.distinctions, spec)};
}

std::vector<TableColumn> sideColumns(const std::vector<ComparedPair>& pairs, const results::RowNames& names)
{
    const bool alike = std::ranges::all_of(pairs, [&](const ComparedPair& pair) {
        return sideCell(pair.a->spec, names).text == sideCell(pair.b->spec, names).text;
    });
    if (alike)
        return {{"Device"}, {"Algorithm"}};
    return {{"A"}, {"B"}};
}

} // namespace

std::string pairsText(const std::vector<ComparedPair>& pairs, const results::RowNames& names,
                      const TableStyle& style)
{
    const auto medianOf = [](auto side) {
        return [side](const ComparedPair& pair) {
            return base::partOf<&measure::Statistics::median>(pair.*side);
        };
    };
    const auto scale = timeScale(
        valuesIn(pairs, medianOf(&ComparedPair::statisticsA), medianOf(&ComparedPair::statisticsB)));
    auto columns = sideColumns(pairs, names);
    const bool alike = columns.front().heading == "Device";
    for (const TableColumn& column : {TableColumn{"Data", Align::Left, 20},
                                      {"Keys", Align::Right},
                                      {fmt::format("A {} (n)", scale.unit), Align::Right, 40},
                                      {fmt::format("B {} (n)", scale.unit), Align::Right, 40},
                                      {"B / A (95 %)", Align::Right},
                                      {"B is"}})
        columns.push_back(column);
    Table table(std::move(columns));
    for (const auto& pair : pairs) {
        const auto& a = pair.a->spec;
        const auto& b = pair.b->spec;
        table.addRow({alike ? TableCell{names.devices.of(a.device)} : sideCell(a, names),
                      alike ? TableCell{results::variantText(names.distinctions, a)} : sideCell(b, names),
                      {results::dataText(names.distinctions, a)},
                      {sizeText(a.workload.size)},
                      medianCell(pair.statisticsA, scale),
                      medianCell(pair.statisticsB, scale),
                      {ratioText(pair.ratio, pair.ratioInterval)},
                      verdictCell(pair)});
    }
    return table.text(style) + results::skippingNotes(results::leadsIn(pairs));
}

} // namespace sortscope::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/pairtable.h"

#include "cli/units.h"
#include "core/results/devicenames.h"
#include "core/results/distinctions.h"
#include "core/results/jobresult.h"

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
    // Faster, slower, same, ambiguous, within one run.
    constexpr std::array colours{Colour::Good, Colour::Bad, Colour::Default, Colour::Doubtful,
                                 Colour::Doubtful};
    static_assert(colours.size() == base::Names<Verdict>::all.size());
    return colours.at(static_cast<std::size_t>(*verdict));
}

Scale scaleOf(const std::vector<ComparedPair>& pairs)
{
    std::vector<double> medians;
    for (const auto& pair : pairs) {
        for (const auto& statistics : {pair.statisticsA, pair.statisticsB}) {
            if (statistics)
                medians.push_back(statistics->median);
        }
    }
    return timeScale(timeUnitFor(medians), medians);
}

TableCell medianCell(const std::optional<measure::Statistics>& statistics, const Scale& scale)
{
    return {statistics ? fmt::format("{} ({})", scaled(statistics->median, scale), statistics->count) : ""};
}

TableCell ratioCell(const ComparedPair& pair)
{
    if (!pair.ratio)
        return {};
    if (!pair.ratioInterval)
        return {fmt::format("{:.3f}", *pair.ratio)};
    return {fmt::format("{:.3f} ({:.3f} … {:.3f})", *pair.ratio, pair.ratioInterval->low,
                        pair.ratioInterval->high)};
}

TableCell verdictCell(const ComparedPair& pair)
{
    auto text = pair.verdict ? std::string(base::nameOf(*pair.verdict)) : "not comparable";
    if (!pair.reason.empty())
        text += fmt::format(": {}", pair.reason.substr(0, pair.reason.find('\n')));
    return {std::move(text), colourOf(pair.verdict)};
}

/// Device and variant of `spec`, with the parameters and modes in which it differs from `other`.
TableCell sideCell(const results::JobSpec& spec, const results::JobSpec& other,
                   const results::DeviceNames& devices)
{
    auto text = fmt::format("{} {}", devices.of(spec.device), results::variantName(spec.variant));
    for (const auto& [id, value] : spec.variant.parameters) {
        const auto there = other.variant.parameters.find(id);
        if (there != other.variant.parameters.end() && there->second != value)
            text += fmt::format(" {}={}", id, algorithms::toText(value));
    }
    if (spec.variant.transfer != other.variant.transfer)
        text += fmt::format(" {}", base::nameOf(spec.variant.transfer));
    if (spec.variant.launch != other.variant.launch)
        text += fmt::format(" {}", base::nameOf(spec.variant.launch));
    if (spec.variant.deviceState != other.variant.deviceState)
        text += fmt::format(" {}", base::nameOf(spec.variant.deviceState));
    if (spec.variant.cache != other.variant.cache)
        text += fmt::format(" {} caches", base::nameOf(spec.variant.cache));
    return {std::move(text)};
}

std::vector<TableColumn> sideColumns(const std::vector<ComparedPair>& pairs,
                                     const results::DeviceNames& devices)
{
    const bool alike = std::all_of(pairs.begin(), pairs.end(), [&](const ComparedPair& pair) {
        return sideCell(pair.a->spec, pair.b->spec, devices).text
               == sideCell(pair.b->spec, pair.a->spec, devices).text;
    });
    if (alike)
        return {{"Device"}, {"Algorithm"}};
    return {{"A"}, {"B"}};
}

} // namespace

std::string workText(const results::JobSpec& spec)
{
    const auto& parameters = spec.variant.parameters;
    return results::variantName(spec.variant) + (parameters.empty() ? "" : " ")
           + algorithms::toText(parameters);
}

std::string pairsText(const std::vector<ComparedPair>& pairs, const TableStyle& style)
{
    const auto scale = scaleOf(pairs);
    results::DeviceNames devices;
    for (const auto& pair : pairs) {
        devices.add(pair.a->spec.device);
        devices.add(pair.b->spec.device);
    }
    auto columns = sideColumns(pairs, devices);
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
        table.addRow({alike ? TableCell{devices.of(a.device)} : sideCell(a, b, devices),
                      alike ? TableCell{workText(a)} : sideCell(b, a, devices),
                      {results::dataText(a)},
                      {sizeText(a.workload.size)},
                      medianCell(pair.statisticsA, scale),
                      medianCell(pair.statisticsB, scale),
                      ratioCell(pair),
                      verdictCell(pair)});
    }
    return table.text(style);
}

} // namespace sortscope::cli

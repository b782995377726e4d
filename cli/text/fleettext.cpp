// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/fleettext.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"
#include "core/base/partof.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>

namespace sortscope::cli {
namespace {

using results::FleetDevice;
using results::FleetReport;
using results::FleetRow;
using results::Standing;

results::RowNames namesOf(const FleetReport& report)
{
    results::RowNames names(results::Scope::AllDevices);
    for (const auto& row : report.rows)
        names.add(row.result->spec);
    return names;
}

/// Returns how many times as long, or as fast, whichever is above one: "1.21".
std::string factorText(double ratio)
{
    return fmt::format("{:.2f}", ratio < 1 ? 1 / ratio : ratio);
}

std::string namedText(const FleetDevice& device, const results::RowNames& names)
{
    const auto slower = device.standing == Standing::Slower;
    return fmt::format("{} is {}x {} than the others in {} of {}.\n",
                       printable(names.devices.of(device.info)), factorText(*device.outlierRatio),
                       base::nameOf(*device.standing), slower ? device.slower : device.faster,
                       counted(device.judged, "job"));
}

std::string noneNamedText(const FleetReport& report, std::size_t judged)
{
    if (report.rows.empty())
        return "No device could be judged: the session has no finished jobs.\n";
    if (judged > 0)
        return "No device differs from the others.\n";
    const auto rowsJudged =
        std::ranges::any_of(report.rows, [](const auto& row) { return row.standing.has_value(); });
    if (rowsJudged)
        return fmt::format("No device could be judged: a device needs {} jobs with a verdict.\n",
                           results::kFewestOutliers);
    return fmt::format(
        "No device could be judged: this needs {} devices of one kind that ran the same jobs.\n",
        results::kFewestOfFleet);
}

std::string answerText(const FleetReport& report, const results::RowNames& names)
{
    std::string text;
    std::size_t judged = 0;
    for (const auto index : results::outliersFirst(report)) {
        const auto& device = report.devices[index];
        judged += device.standing ? 1 : 0;
        if (results::isNamed(device))
            text += namedText(device, names);
    }
    if (text.empty())
        text = noneNamedText(report, judged);
    if (judged > 0 && judged < report.devices.size())
        text += fmt::format("{} of {} were not judged.\n", report.devices.size() - judged,
                            counted(report.devices.size(), "device"));
    return text;
}

TableCell standingCell(const std::optional<Standing>& standing)
{
    if (!standing)
        return {"not judged", Colour::Doubtful};
    // The colours of alike, faster, slower.
    constexpr std::array colours{Colour::Default, Colour::Good, Colour::Bad};
    static_assert(colours.size() == base::Names<Standing>::all.size());
    return {std::string(base::nameOf(*standing)), colours.at(static_cast<std::size_t>(*standing))};
}

/// For example "driver of NVIDIA H200 (cuda): 570.2 (most: 580.1); SM clock: 1410 MHz (most: 1980 MHz)".
std::string differencesText(const FleetDevice& device)
{
    std::vector<std::string> parts;
    for (const auto& difference : device.differences)
        parts.push_back(fmt::format("{}: {} (most: {})", results::titleOf(difference),
                                    results::textOf(difference.b), results::textOf(difference.a)));
    if (results::clockDiffers(device))
        parts.push_back(fmt::format("SM clock: {:.0f} MHz (most: {:.0f} MHz)", *device.smClockMhz,
                                    *device.usualSmClockMhz));
    for (const auto flaw : device.flaws)
        parts.emplace_back(results::wordsOf(flaw));
    return base::joined(parts, std::identity{}, "; ");
}

std::string devicesText(const FleetReport& report, const results::RowNames& names, const TableStyle& style)
{
    Table table({{"Device"},
                 {"Verdict"},
                 {"Relative to median (95 %)", Align::Right},
                 {"Slower", Align::Right},
                 {"Faster", Align::Right},
                 {"Judged", Align::Right, 40},
                 {"Differs from majority", Align::Left, 20}});
    for (const auto index : results::outliersFirst(report)) {
        const auto& device = report.devices[index];
        table.addRow({{names.devices.of(device.info)},
                      standingCell(device.standing),
                      {ratioText(device.medianRatio, device.medianInterval)},
                      {fmt::format("{}", device.slower)},
                      {fmt::format("{}", device.faster)},
                      {fmt::format("{} of {}", device.judged, device.rows)},
                      {differencesText(device)}});
    }
    return table.text(style);
}

bool isOutlier(const FleetRow& row)
{
    return row.standing.value_or(Standing::Alike) != Standing::Alike;
}

std::string rowsText(const FleetReport& report, FleetRows shown, const results::RowNames& names,
                     const TableStyle& style)
{
    const auto scale = timeScale(valuesIn(report.rows, [](const FleetRow& row) {
        return base::partOf<&measure::Statistics::median>(row.statistics);
    }));
    Table table({{"Device"},
                 {"Algorithm"},
                 {"Data", Align::Left, 20},
                 {"Keys", Align::Right},
                 {fmt::format("Median {}", scale.unit), Align::Right, 40},
                 {"Relative to median (95 %)", Align::Right},
                 {"False share", Align::Right, 30},
                 {"Verdict"}});
    for (const auto& row : report.rows) {
        if (shown == FleetRows::Outliers && !isOutlier(row))
            continue;
        const auto& spec = row.result->spec;
        table.addRow({{names.devices.of(spec.device)},
                      {results::variantText(names.distinctions, spec)},
                      {results::dataText(names.distinctions, spec)},
                      {sizeText(spec.workload.size)},
                      {row.statistics ? scaled(row.statistics->median, scale) : ""},
                      {ratioText(row.ratio, row.ratioInterval)},
                      {row.falseShare ? fmt::format("{:.3g}", *row.falseShare) : ""},
                      standingCell(row.standing)});
    }
    if (table.empty())
        return {};
    return fmt::format("\n{}:\n{}", shown == FleetRows::All ? "All jobs" : "Jobs that differ",
                       table.text(style));
}

/// Returns how many rows were not judged, reason by reason.
std::string notJudgedText(const FleetReport& report)
{
    std::map<std::string, std::size_t> reasons;
    for (const auto& row : report.rows) {
        if (!row.standing)
            ++reasons[row.reason.substr(0, row.reason.find('\n'))];
    }
    std::string text;
    for (const auto& [reason, count] : reasons)
        text += fmt::format("{}Not judged, {}: {}\n", text.empty() ? "\n" : "", counted(count, "row"),
                            printable(reason));
    return text;
}

} // namespace

std::string fleetText(const FleetReport& report, FleetRows shown, const TableStyle& style)
{
    const auto names = namesOf(report);
    auto text = answerText(report, names);
    text += fmt::format("\nSession: {}\nMetric: {}, relative to the median of the devices that ran the same "
                        "job; differences below {} % are within noise.\nAt most {} % of the jobs and devices "
                        "that are called faster or slower are so by chance.\n\n",
                        printable(report.name), base::nameOf(report.options.metric),
                        results::marginOf(report.options) * 100, results::kFleetLevel * 100);
    if (!report.devices.empty())
        text += devicesText(report, names, style);
    return text + rowsText(report, shown, names, style) + notJudgedText(report);
}

} // namespace sortscope::cli

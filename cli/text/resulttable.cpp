// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/resulttable.h"

#include "cli/terminal/units.h"
#include "cli/text/resultnotes.h"
#include "cli/text/studytext.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/compare/distinctions.h"
#include "core/results/judge/quality.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

namespace sortscope::cli {
namespace {

using base::nameOf;
using results::JobResult;
using results::Metric;

constexpr std::string_view kMissing = "—";

/// A column of the result table: a heading, and a cell for each row; a column without a single figure is left
/// out.
struct ResultColumn {
    TableColumn column;
    std::vector<TableCell> cells;
};

using ReadText = std::function<std::string(const JobResult&)>;

TableCell orMissing(std::string text)
{
    return text.empty() ? TableCell{std::string(kMissing), Colour::Faint} : TableCell{std::move(text)};
}

ResultColumn textColumn(TableColumn column, results::ResultSpan results, const ReadText& read)
{
    ResultColumn made{std::move(column), {}};
    for (const auto& result : results)
        made.cells.push_back({read(*result)});
    return made;
}

/// Returns a column that is only of interest if its rows differ.
ResultColumn axisColumn(TableColumn column, results::ResultSpan results, const ReadText& read)
{
    auto made = textColumn(std::move(column), results, read);
    std::set<std::string> values;
    for (auto& cell : made.cells) {
        values.insert(cell.text);
        cell = orMissing(std::move(cell.text));
    }
    if (values.size() < 2)
        made.cells.clear();
    return made;
}

using ReadValue = std::function<std::optional<double>(const JobResult&)>;

std::vector<double> valuesIn(results::ResultSpan results, const ReadValue& read)
{
    std::vector<double> values;
    for (const auto& result : results) {
        if (const auto value = read(*result))
            values.push_back(*value);
    }
    return values;
}

ResultColumn valueColumn(TableColumn column, results::ResultSpan results, const ReadValue& read,
                         const Scale& scale)
{
    column.align = Align::Right;
    ResultColumn made{std::move(column), {}};
    for (const auto& result : results) {
        const auto value = read(*result);
        made.cells.push_back(orMissing(value ? scaled(*value, scale) : std::string{}));
    }
    if (valuesIn(results, read).empty())
        made.cells.clear();
    return made;
}

ReadValue statistic(Metric metric, double measure::Statistics::*field)
{
    return [=](const JobResult& result) -> std::optional<double> {
        const auto statistics = results::summarise(result, metric);
        if (!statistics)
            return std::nullopt;
        return (*statistics).*field;
    };
}

/// Returns one unit for all times, so that a row is easy to compare.
TimeUnit wallUnit(results::ResultSpan results)
{
    return timeUnitFor(valuesIn(results, statistic(Metric::Wall, &measure::Statistics::median)));
}

ResultColumn timeColumn(std::string_view heading, int importance, results::ResultSpan results, Metric metric,
                        TimeUnit unit)
{
    const auto median = statistic(metric, &measure::Statistics::median);
    const auto scale = timeScale(unit, valuesIn(results, median));
    return valueColumn({fmt::format("{} {}", heading, scale.unit), Align::Right, importance}, results, median,
                       scale);
}

/// Returns the kernel sum, with a mark if the clock's own part of it is large.
ResultColumn kernelColumn(results::ResultSpan results, TimeUnit unit)
{
    auto column = timeColumn("Kernels", 80, results, Metric::KernelSum, unit);
    for (std::size_t row = 0; row < column.cells.size(); ++row) {
        const auto& warnings = results[row]->warnings;
        const bool near =
            std::find(warnings.begin(), warnings.end(), results::Warning::NearFloor) != warnings.end();
        if (near && column.cells[row].text != kMissing)
            column.cells[row] = {"~" + column.cells[row].text, Colour::Doubtful};
    }
    return column;
}

/// Returns a figure of the speed of light, with a mark if it is a bound.
ResultColumn speedColumn(TableColumn column, results::ResultSpan results,
                         std::optional<double> results::SpeedOfLight::*figure, const Scale& scale)
{
    const ReadValue read = [figure](const JobResult& row) -> std::optional<double> {
        const auto speed = results::speedOfLightOf(row);
        return speed ? (*speed).*figure : std::nullopt;
    };
    auto made = valueColumn(std::move(column), results, read, scale);
    for (std::size_t row = 0; row < made.cells.size(); ++row) {
        if (made.cells[row].text != kMissing && results::speedOfLightOf(*results[row])->work.atLeast)
            made.cells[row].text.insert(0, "≥");
    }
    return made;
}

std::vector<ResultColumn> speedColumns(results::ResultSpan results, TimeUnit unit)
{
    using results::SpeedOfLight;
    const auto time = timeScale(unit, {});
    return {
        speedColumn({"GB/s", Align::Right, 28}, results, &SpeedOfLight::bytesPerSecond, Scale{"", 1e9, 2}),
        speedColumn({"Limit %", Align::Right, 27}, results, &SpeedOfLight::limitShare, Scale{"", 0.01, 1}),
        speedColumn({fmt::format("Predicted {}", time.unit), Align::Right, 26}, results,
                    &SpeedOfLight::predictedNs, time),
    };
}

/// Returns how far the wall clock of a row can be trusted.
ResultColumn qualityColumn(results::ResultSpan results)
{
    ResultColumn column{{"Quality", Align::Left, 60}, {}};
    bool any = false;
    for (const auto& result : results) {
        const auto judgement = results::qualityOf(*result);
        any = any || judgement;
        column.cells.push_back(
            judgement ? TableCell{std::string(nameOf(judgement->quality)), colourOf(judgement->quality)}
                      : orMissing({}));
    }
    if (!any)
        column.cells.clear();
    return column;
}

TableCell statusCell(const JobResult& result, const Footnotes& footnotes)
{
    auto text = std::string(nameOf(result.status));
    if (result.status == results::Status::Ok && results::lacksReplicates(result))
        text += fmt::format(", {} of {}", result.replicates.size(), result.spec.sampling.replicates);
    text += footnoteMarks(result, footnotes);
    if (result.status == results::Status::Ok)
        return {std::move(text), results::isDoubtful(result) ? Colour::Doubtful : Colour::Good};
    return {std::move(text), result.status == results::Status::Failed ? Colour::Bad : Colour::Doubtful};
}

/// Returns the column of the data; it is left out if all rows have one generator, the usual type of keys and
/// no values.
ResultColumn dataColumn(results::ResultSpan results, const results::Distinctions& distinctions)
{
    const auto text = [&](const JobResult& row) { return results::dataText(distinctions, row.spec); };
    const bool usual = std::ranges::all_of(results, [](const auto& result) {
        const auto& work = result->spec.workload;
        return work.key == data::KeyType::U32 && work.values == data::ValueType::None;
    });
    return usual ? axisColumn({"Generator"}, results, text) : textColumn({"Generator"}, results, text);
}

/// Returns the column of the parameters; it is left out if all rows have the same ones, and none was tuned.
ResultColumn parametersColumn(results::ResultSpan results, const results::Distinctions& distinctions)
{
    const auto text = [&](const JobResult& row) { return results::parametersText(distinctions, row.spec); };
    const bool tuned =
        std::ranges::any_of(results, [](const auto& result) { return result->spec.tuning.has_value(); });
    return tuned ? textColumn({"Parameters"}, results, text) : axisColumn({"Parameters"}, results, text);
}

std::vector<ResultColumn> whatColumns(results::ResultSpan results, const results::RowNames& names)
{
    const auto& devices = names.devices;
    const auto& distinctions = names.distinctions;
    return {
        textColumn({"Device"}, results, [&](const JobResult& row) { return devices.of(row.spec.device); }),
        textColumn({"Algorithm"}, results,
                   [](const JobResult& row) { return results::variantName(row.spec.variant); }),
        parametersColumn(results, distinctions),
        dataColumn(results, distinctions),
        axisColumn({"Transfer"}, results,
                   [](const JobResult& row) { return std::string(nameOf(row.spec.variant.transfer)); }),
        axisColumn({"Launch"}, results,
                   [](const JobResult& row) { return std::string(nameOf(row.spec.variant.launch)); }),
        axisColumn({"State"}, results,
                   [](const JobResult& row) { return results::statesText(row.spec.variant); }),
        textColumn({"Size", Align::Right}, results,
                   [](const JobResult& row) { return sizeText(row.spec.workload.size); }),
    };
}

std::vector<ResultColumn> figureColumns(results::ResultSpan results)
{
    const auto walls = valuesIn(results, statistic(Metric::Wall, &measure::Statistics::median));
    const auto unit = wallUnit(results);
    const ReadValue launches = [](const JobResult& row) -> std::optional<double> {
        const auto count = results::launchesOf(row);
        return count.value_or(0) > 0 ? std::optional(static_cast<double>(*count)) : std::nullopt;
    };
    const ReadValue computeUnits = [](const JobResult& row) -> std::optional<double> {
        const auto busy = row.busyComputeUnits;
        return busy ? std::optional(static_cast<double>(*busy)) : std::nullopt;
    };
    const ReadValue passes = [](const JobResult& row) -> std::optional<double> {
        return row.passesRun ? std::optional(static_cast<double>(*row.passesRun)) : std::nullopt;
    };
    const ReadValue smClock = [](const JobResult& row) -> std::optional<double> {
        const auto mhz = results::smClockMhz(row);
        return mhz ? std::optional(mhz->median) : std::nullopt;
    };
    return {
        timeColumn("Wall", TableColumn::kAlways, results, Metric::Wall, unit),
        valueColumn({"± MAD", Align::Right, 50}, results, statistic(Metric::Wall, &measure::Statistics::mad),
                    timeScale(unit, walls)),
        kernelColumn(results, unit),
        timeColumn("End to end", 40, results, Metric::EndToEnd, unit),
        valueColumn({"Mkeys/s", Align::Right, 70}, results, results::keysPerSecond,
                    millionScale(valuesIn(results, results::keysPerSecond))),
        valueColumn({"Launches", Align::Right, 30}, results, launches, Scale{"", 1, 0}),
        valueColumn({"Passes", Align::Right, 25}, results, passes, Scale{"", 1, 0}),
        valueColumn({"CUs busy", Align::Right, 20}, results, computeUnits, Scale{"", 1, 0}),
        valueColumn({"SM MHz", Align::Right, 15}, results, smClock, Scale{"", 1, 0}),
    };
}

/// Returns a factor with two decimals, or with more if they would round it to 0.
std::string factorText(double factor)
{
    return fmt::format("{:.{}f}×", factor, factor < 0.01 ? 4 : 2);
}

std::vector<ResultColumn> speedUpColumns(results::ResultSpan results)
{
    const results::CpuBaselines baselines(results);
    ResultColumn factor{{"vs CPU", Align::Right, 90}, {}};
    ResultColumn baseline{{"CPU baseline", Align::Left, 60}, {}};
    bool any = false;
    for (const auto& result : results) {
        const auto speedUp = baselines.speedUpOf(*result);
        any = any || speedUp;
        factor.cells.push_back(orMissing(speedUp ? factorText(speedUp->factor) : std::string{}));
        baseline.cells.push_back(
            orMissing(speedUp ? results::variantName(speedUp->baseline->spec.variant) : std::string{}));
    }
    if (!any)
        return {};
    return {std::move(factor), std::move(baseline)};
}

Table tableOf(const std::vector<ResultColumn>& columns, std::size_t rows)
{
    std::vector<TableColumn> headings;
    for (const auto& column : columns) {
        if (!column.cells.empty())
            headings.push_back(column.column);
    }
    Table table(std::move(headings));
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<TableCell> cells;
        for (const auto& column : columns) {
            if (!column.cells.empty())
                cells.push_back(column.cells[row]);
        }
        table.addRow(std::move(cells));
    }
    return table;
}

void append(std::vector<ResultColumn>& columns, std::vector<ResultColumn> more)
{
    for (auto& column : more)
        columns.push_back(std::move(column));
}

} // namespace

std::string resultText(results::ResultSpan results, const TableStyle& style)
{
    if (results.empty())
        return {};
    const auto footnotes = numberedWarnings(results);
    const results::RowNames names(results);
    auto columns = whatColumns(results, names);
    append(columns, figureColumns(results));
    auto speeds = speedColumns(results, wallUnit(results));
    const bool moved = !speeds.front().cells.empty();
    append(columns, std::move(speeds));
    auto speedUps = speedUpColumns(results);
    const bool compared = !speedUps.empty();
    append(columns, std::move(speedUps));
    columns.push_back(qualityColumn(results));
    ResultColumn status{{"Status"}, {}};
    for (const auto& result : results)
        status.cells.push_back(statusCell(*result, footnotes));
    columns.push_back(std::move(status));

    std::string text =
        tableOf(columns, results.size()).text(style) + '\n' + deviceNotes(results, names.devices, style);
    if (compared)
        text += "\nvs CPU: speed-up over the fastest CPU row that did the same work on the same machine, by "
                "wall medians.\n";
    if (moved)
        text += "\nGB/s: bytes moved / net kernel time, which is without timer overhead (CPU: wall "
                "time).\nLimit: GB/s in percent of the bandwidth of a device copy. ≥ marks lower bounds, "
                "from the fewest bytes that a run can move.\n";
    for (const auto& notes :
         {studiesText(results, results::exerciseAxes(), names.devices, style), qualityNotes(results, style),
          warningNotes(footnotes, style), reasonNotes(results, names, style)}) {
        if (!notes.empty())
            text += '\n' + notes;
    }
    return text;
}

} // namespace sortscope::cli

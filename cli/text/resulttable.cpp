// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/resulttable.h"

#include "cli/terminal/units.h"
#include "cli/text/resultnotes.h"
#include "cli/text/studytext.h"
#include "core/base/partof.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/compare/distinctions.h"
#include "core/results/judge/quality.h"
#include "core/results/judge/rowenergy.h"
#include "core/results/judge/skippedpasses.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/gpuagainstcputext.h"
#include "core/results/show/parameterstudy.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace sortscope::cli {
namespace {

using base::nameOf;
using base::partOf;
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
using ReadCell = std::function<TableCell(const JobResult&)>;
using ReadValue = std::function<std::optional<double>(const JobResult&)>;

TableCell orMissing(TableCell cell)
{
    return cell.text.empty() ? TableCell{std::string(kMissing), Colour::Faint} : std::move(cell);
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
        cell = orMissing(std::move(cell));
    }
    if (values.size() < 2)
        made.cells.clear();
    return made;
}

/// Returns a column of figures; the cell of a row without one is empty.
ResultColumn figureColumn(TableColumn column, results::ResultSpan results, const ReadCell& read)
{
    ResultColumn made{std::move(column), {}};
    bool any = false;
    for (const auto& result : results) {
        auto cell = read(*result);
        any = any || !cell.text.empty();
        made.cells.push_back(orMissing(std::move(cell)));
    }
    if (!any)
        made.cells.clear();
    return made;
}

std::vector<double> valuesIn(results::ResultSpan results, const ReadValue& read)
{
    return cli::valuesIn(results, [&](const auto& result) { return read(*result); });
}

std::string scaledOr(const std::optional<double>& value, const Scale& scale)
{
    return value ? scaled(*value, scale) : std::string();
}

ResultColumn valueColumn(std::string heading, int importance, results::ResultSpan results,
                         const ReadValue& read, const Scale& scale)
{
    return figureColumn({std::move(heading), Align::Right, importance}, results,
                        [&](const JobResult& row) { return TableCell{scaledOr(read(row), scale)}; });
}

/// Returns a column of counts, which `read` returns as any optional number.
template <typename Read>
ResultColumn countColumn(std::string heading, int importance, results::ResultSpan results, Read read)
{
    const auto asDouble = [&](const JobResult& row) -> std::optional<double> {
        const auto count = read(row);
        return count ? std::optional(static_cast<double>(*count)) : std::nullopt;
    };
    return valueColumn(std::move(heading), importance, results, asDouble, Scale{"", 1, 0});
}

ReadValue median(Metric metric)
{
    return [=](const JobResult& row) { return results::medianOf(row, metric); };
}

/// Returns one unit for all times, so that a row is easy to compare.
TimeUnit wallUnit(results::ResultSpan results)
{
    return timeUnitFor(valuesIn(results, median(Metric::Wall)));
}

ResultColumn timeColumn(std::string_view heading, int importance, results::ResultSpan results, Metric metric,
                        TimeUnit unit)
{
    const auto scale = timeScale(unit, valuesIn(results, median(metric)));
    return valueColumn(fmt::format("{} {}", heading, scale.unit), importance, results, median(metric), scale);
}

/// Returns the kernel sum, with a mark if the clock's own part of it is large.
ResultColumn kernelColumn(results::ResultSpan results, TimeUnit unit)
{
    auto column = timeColumn("Kernels", 80, results, Metric::KernelSum, unit);
    for (std::size_t row = 0; row < column.cells.size(); ++row) {
        const bool near = std::ranges::count(results[row]->warnings, results::Warning::NearFloor) > 0;
        if (near && column.cells[row].text != kMissing)
            column.cells[row] = {"~" + column.cells[row].text, Colour::Doubtful};
    }
    return column;
}

/// Returns a figure of the speed of light, with a mark if it is a bound.
ResultColumn speedColumn(std::string heading, int importance, results::ResultSpan results,
                         std::optional<double> results::SpeedOfLight::*figure, const Scale& scale)
{
    return figureColumn({std::move(heading), Align::Right, importance}, results, [&](const JobResult& row) {
        const auto speed = results::speedOfLightOf(row).value_or(results::SpeedOfLight{});
        const auto text = scaledOr(speed.*figure, scale);
        return TableCell{speed.work.atLeast && !text.empty() ? "≥" + text : text};
    });
}

std::vector<ResultColumn> speedColumns(results::ResultSpan results, TimeUnit unit)
{
    using results::SpeedOfLight;
    const auto time = timeScale(unit, {});
    return {
        speedColumn("GB/s", 28, results, &SpeedOfLight::bytesPerSecond, Scale{"", 1e9, 2}),
        speedColumn("Limit %", 27, results, &SpeedOfLight::limitShare, Scale{"", 0.01, 1}),
        speedColumn(fmt::format("Predicted {}", time.unit), 26, results, &SpeedOfLight::predictedNs, time),
    };
}

/// Returns a figure of the energy with half the width of its interval.
ResultColumn energyColumn(std::string heading, int importance, results::ResultSpan results,
                          double results::RowEnergy::*figure, measure::Interval results::RowEnergy::*interval)
{
    return figureColumn({std::move(heading), Align::Right, importance}, results, [&](const JobResult& row) {
        const auto energy = results::energyOf(row);
        if (!energy)
            return TableCell{};
        const auto& [low, high] = (*energy).*interval;
        return TableCell{fmt::format("{:.3g} ± {:.2g}", (*energy).*figure, (high - low) / 2)};
    });
}

std::vector<ResultColumn> energyColumns(results::ResultSpan results)
{
    using results::RowEnergy;
    return {energyColumn("nJ/key", 68, results, &RowEnergy::njPerKey, &RowEnergy::njInterval),
            energyColumn("Power W", 67, results, &RowEnergy::watts, &RowEnergy::wattsInterval)};
}

/// Says which rows have no figure of the energy that was asked for, each reason once.
std::string energyNotes(results::ResultSpan results, const results::RowNames& names)
{
    std::map<std::string, std::set<std::string>> rows;
    for (const auto& row : results) {
        if (const auto reason = results::noEnergyReason(*row); !reason.empty())
            rows[reason].insert(results::variantName(row->spec.variant) + " on "
                                + names.devices.of(row->spec.device));
    }
    std::string notes;
    for (const auto& [reason, which] : rows)
        notes += fmt::format("No energy of {}: {}.\n", fmt::join(which, ", "), reason);
    return notes;
}

/// Returns how far the wall clock of a row can be trusted.
ResultColumn qualityColumn(results::ResultSpan results)
{
    return figureColumn({"Quality", Align::Left, 60}, results, [](const JobResult& row) {
        const auto judgement = results::qualityOf(row);
        return judgement ? TableCell{std::string(nameOf(judgement->quality)), colourOf(judgement->quality)}
                         : TableCell{};
    });
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
        figureColumn({"Chosen", Align::Left, 50}, results,
                     [](const JobResult& row) { return TableCell{results::preparationOf(row).settled}; }),
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
    const auto unit = wallUnit(results);
    const auto mad = [](const JobResult& row) {
        return partOf<&measure::Statistics::mad>(results::summarise(row, Metric::Wall));
    };
    const auto launches = [](const JobResult& row) {
        const auto count = results::launchesOf(row);
        return count.value_or(0) > 0 ? count : std::nullopt;
    };
    return {
        timeColumn("Wall", TableColumn::kAlways, results, Metric::Wall, unit),
        valueColumn("± MAD", 50, results, mad, timeScale(unit, valuesIn(results, median(Metric::Wall)))),
        kernelColumn(results, unit),
        timeColumn("End to end", 40, results, Metric::EndToEnd, unit),
        valueColumn("Mkeys/s", 70, results, results::keysPerSecond,
                    millionScale(valuesIn(results, results::keysPerSecond))),
        countColumn("Launches", 30, results, launches),
        countColumn("Passes", 25, results, [](const JobResult& row) { return row.passesRun; }),
        countColumn("CUs busy", 20, results, [](const JobResult& row) { return row.busyComputeUnits; }),
        countColumn("SM MHz", 15, results,
                    [](const JobResult& row) {
                        return partOf<&measure::Statistics::median>(results::smClockMhz(row));
                    }),
    };
}

/// Returns a speed-up with its interval, and marks one of poor quality.
TableCell speedUpCell(const std::optional<results::SpeedUp>& speedUp)
{
    if (!speedUp)
        return {};
    const auto text = results::speedUpText(*speedUp);
    return speedUp->doubt.empty() ? TableCell{text} : TableCell{text + ", poor", Colour::Doubtful};
}

std::vector<ResultColumn> speedUpColumns(results::ResultSpan results, const results::CpuBaselines& baselines)
{
    const auto column = [&](TableColumn heading, Metric metric) {
        return figureColumn(std::move(heading), results, [&, metric](const JobResult& row) {
            return speedUpCell(baselines.speedUpOf(row, metric));
        });
    };
    return {column({"vs CPU", Align::Right, 90}, Metric::Wall),
            column({"With transfers", Align::Right, 65}, Metric::EndToEnd),
            figureColumn({"CPU baseline", Align::Left, 60}, results, [&](const JobResult& row) {
                const auto baseline = baselines.fastest(row.spec);
                return baseline && baselines.speedUpOf(row)
                           ? TableCell{results::variantName(baseline->spec.variant)}
                           : TableCell{};
            })};
}

/// Names the baselines of poor quality, each once: there was no better one.
std::string poorBaselineNotes(results::ResultSpan results, const results::CpuBaselines& baselines)
{
    std::set<std::string> notes;
    for (const auto& row : results) {
        const auto baseline = baselines.fastest(row->spec);
        const auto judgement = baseline ? results::qualityOf(*baseline) : std::nullopt;
        if (judgement && judgement->quality == results::Quality::Poor)
            notes.insert(fmt::format("The only CPU baseline of {} keys is of poor quality: {} on {}: {}.\n",
                                     sizeText(baseline->spec.workload.size),
                                     results::variantName(baseline->spec.variant), baseline->spec.device.id,
                                     results::reasonText(*judgement)));
    }
    return fmt::format("{}", fmt::join(notes, ""));
}

/// Returns the speed-ups above 1 with their baselines.
std::vector<results::Lead> leadsAmong(results::ResultSpan results, const results::CpuBaselines& baselines)
{
    std::vector<results::Lead> leads;
    for (const auto& result : results) {
        if (const auto speedUp = baselines.speedUpOf(*result); speedUp && speedUp->factor > 1)
            leads.emplace_back(result, speedUp->baseline);
    }
    return leads;
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
    auto energies = energyColumns(results);
    const bool counted = !energies.front().cells.empty();
    append(columns, std::move(energies));
    const results::CpuBaselines baselines(results);
    auto speedUps = speedUpColumns(results, baselines);
    const bool compared = !speedUps.front().cells.empty();
    append(columns, std::move(speedUps));
    columns.push_back(qualityColumn(results));
    ResultColumn status{{"Status"}, {}};
    for (const auto& result : results)
        status.cells.push_back(statusCell(*result, footnotes));
    columns.push_back(std::move(status));

    std::string text =
        tableOf(columns, results.size()).text(style) + '\n' + deviceNotes(results, names.devices, style);
    if (compared)
        text +=
            "\nvs CPU: speed-up over the fastest CPU row that did the same work on the same machine, with "
            "its 95 % interval, by the wall clock: keys and result stay on the device. With transfers: "
            "the same, end to end.\n"
            + poorBaselineNotes(results, baselines) + results::skippingNotes(leadsAmong(results, baselines));
    if (const auto both = results::gpuAgainstCpuText(results::gpuAgainstCpu(results)); !both.empty())
        text += '\n' + both;
    if (moved)
        text += "\nGB/s: bytes moved / net kernel time, which is without timer overhead (CPU: wall "
                "time).\nLimit: GB/s in percent of the bandwidth of a device copy, which is that of its "
                "cache where the data fits there; empty if the calibration did not look for the cache. ≥ "
                "marks lower bounds, "
                "from the fewest bytes that a run can move.\n";
    if (counted)
        text += "\nnJ/key and Power: energy of repeated runs without the idle device and without the "
                "restores of the input, and half the width of the 95 % interval. Power is what the runs add "
                "to that of the idle device.\n";
    for (const auto& notes :
         {energyNotes(results, names), studiesText(results, results::exerciseAxes(), names.devices, style),
          qualityNotes(results, style), slowOpponentNotes(results, names), warningNotes(footnotes, style),
          reasonNotes(results, names, style)}) {
        if (!notes.empty())
            text += '\n' + notes;
    }
    return text;
}

} // namespace sortscope::cli

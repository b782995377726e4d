// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/winnermatrix.h"

#include "core/base/texts.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/variant.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

/// Orders values: numbers increase, others keep their order.
void order(std::vector<std::string>& values)
{
    const auto number = [](const std::string& value) { return base::numberIn<double>(value); };
    if (std::ranges::all_of(values, [&](const auto& value) { return number(value).has_value(); }))
        std::ranges::stable_sort(values, {}, [&](const auto& value) { return *number(value); });
}

void addOnce(std::vector<std::string>& values, const std::string& value)
{
    if (std::ranges::find(values, value) == values.end())
        values.push_back(value);
}

MatrixCell cellOf(ResultSpan rows, Metric metric)
{
    MatrixCell cell{
        .rows = {rows.begin(), rows.end()}, .winner = fastestOf(rows, metric), .asFast = {}, .lead = {}};
    if (!cell.winner)
        return cell;
    cell.asFast = asFastAs(cell.winner, rows, metric);
    std::vector<ResultPointer> others;
    std::ranges::copy_if(rows, std::back_inserter(others),
                         [&](const auto& row) { return row != cell.winner; });
    if (const auto second = fastestOf(others, metric))
        cell.lead = leadOver(second, *cell.winner, metric);
    return cell;
}

/// The machine, the work without the axes, and the states before each run, unless they are axes.
struct Place {
    std::optional<std::string> node;
    Workload workload;
    Variant states;

    auto operator<=>(const Place&) const = default;
};

Place placeOf(const JobSpec& spec, const MatrixAxis& rows, const MatrixAxis& columns)
{
    Place place{spec.device.node, spec.workload, {}};
    for (const auto& axis : {rows, columns}) {
        if (const auto* work = workAxis(axis))
            work->level(place.workload);
    }
    const auto addState = [&](const auto& state) {
        if (state.name != rows && state.name != columns)
            place.states.*state.member = spec.variant.*state.member;
    };
    std::apply([&](const auto&... state) { (addState(state), ...); }, kStates);
    return place;
}

std::vector<MatrixFact> sharedFacts(const JobSpec& spec, const MatrixAxis& rows, const MatrixAxis& columns,
                                    ResultSpan all)
{
    std::vector<MatrixFact> facts;
    const auto differs = [&](auto value) {
        return std::ranges::any_of(all, [&](const auto& row) { return value(row->spec) != value(spec); });
    };
    if (spec.device.node && differs([](const JobSpec& one) { return one.device.node; }))
        facts.push_back({std::string(kNodeFact), *spec.device.node, *spec.device.node});
    for (const auto& axis : workAxes()) {
        const auto value = axis.value(spec.workload);
        const bool usual = value == axis.value(Workload{});
        if (axis.id == rows || axis.id == columns || value.empty()
            || (usual && !differs([&](const JobSpec& one) { return axis.value(one.workload); })))
            continue;
        facts.push_back({std::string(axis.id), value, fmt::format(fmt::runtime(axis.words), value)});
    }
    const auto states = placeOf(spec, rows, columns).states;
    const auto addState = [&](const auto& state) {
        if (states.*state.member != Variant().*state.member)
            facts.push_back({std::string(state.name), std::string(base::nameOf(states.*state.member)),
                             modeText(state, states)});
    };
    std::apply([&](const auto&... state) { (addState(state), ...); }, kStates);
    return facts;
}

std::string nameIn(const RowNames& names, const ResultPointer& row)
{
    return fmt::format("{} on {}", variantText(names.distinctions, row->spec),
                       names.devices.of(row->spec.device));
}

} // namespace

bool isProven(const MatrixCell& cell)
{
    return cell.lead && cell.lead->doubt.empty() && cell.asFast.empty();
}

std::vector<WinnerMatrix> winnerMatrices(ResultSpan results, Metric metric, const MatrixAxis& rows,
                                         const MatrixAxis& columns)
{
    using Rows = std::vector<ResultPointer>;
    std::map<Place, std::size_t> known;
    std::vector<std::map<std::pair<std::string, std::string>, Rows>> cells;
    std::vector<WinnerMatrix> matrices;
    for (const auto& row : results) {
        const auto rowValue = valueOn(rows, row->spec);
        const auto columnValue = valueOn(columns, row->spec);
        if (!row->verified() || rowValue.empty() || columnValue.empty())
            continue;
        const auto [place, added] = known.try_emplace(placeOf(row->spec, rows, columns), matrices.size());
        if (added) {
            auto shared = sharedFacts(row->spec, rows, columns, results);
            auto title = base::joined(shared, &MatrixFact::text);
            matrices.push_back({.rowAxis = rows,
                                .columnAxis = columns,
                                .shared = std::move(shared),
                                .title = std::move(title),
                                .rows = {},
                                .columns = {},
                                .cells = {}});
            cells.emplace_back();
        }
        addOnce(matrices[place->second].rows, rowValue);
        addOnce(matrices[place->second].columns, columnValue);
        cells[place->second][{rowValue, columnValue}].push_back(row);
    }
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        auto& matrix = matrices[i];
        order(matrix.rows);
        order(matrix.columns);
        for (const auto& row : matrix.rows) {
            for (const auto& column : matrix.columns) {
                const auto found = cells[i].find({row, column});
                matrix.cells.push_back(found == cells[i].end() ? MatrixCell{}
                                                               : cellOf(found->second, metric));
            }
        }
    }
    return matrices;
}

std::string cellText(const MatrixCell& cell, const RowNames& names)
{
    if (!cell.winner)
        return {};
    const auto winner = nameIn(names, cell.winner);
    if (!cell.lead)
        return winner + ", alone";
    if (!cell.lead->doubt.empty())
        return fmt::format("{}, not proven: {}", winner, cell.lead->doubt);
    if (isProven(cell))
        return fmt::format("{}, {}", winner, speedUpText(*cell.lead));
    const auto& other = cell.asFast.size() == 1 ? cell.asFast.front() : cell.lead->baseline;
    const auto more = cell.asFast.size() == 1 ? "" : fmt::format(" and {} more", cell.asFast.size() - 1);
    return fmt::format("{}, not proven: as fast is {}{}", winner, nameIn(names, other), more);
}

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/parameterstudy.h"

#include "core/algorithms/catalogue.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

using algorithms::ParameterValue;

constexpr std::string_view kLists = "lists";

/// The study, the column and the row that a result belongs to.
struct Home {
    StudyKey study;
    Variant column;
    ParameterValue value;
};

/// Empty if a study of these axes has no place for such a job.
std::optional<Home> homeOf(const JobSpec& spec, const StudyAxes& axes)
{
    const bool byMerge = axes.columns == StudyColumns::Merge;
    if (byMerge && spec.variant.merge.empty())
        return std::nullopt;
    Home home{{axes, {}, spec.workload, {}}, spec.variant, {}};
    if (axes.parameter.empty()) {
        home.value = static_cast<std::int64_t>(spec.workload.size);
        home.study.workload.size = 0;
    } else {
        const auto found = home.column.parameters.find(axes.parameter);
        if (found == home.column.parameters.end())
            return std::nullopt;
        home.value = std::move(found->second);
        home.column.parameters.erase(found);
    }
    home.study.device = deviceKey(spec.device);
    if (byMerge) {
        home.study.variant = home.column;
        home.study.variant.merge.clear();
    }
    return home;
}

/// Returns how far from the front of a list of the catalogue the entry with this id stands; behind all
/// entries if it belongs to another program.
template <typename List>
std::size_t rankIn(const List& list, const std::string& id)
{
    const auto found = std::ranges::find_if(list, [&](const auto& one) { return one.id == id; });
    return static_cast<std::size_t>(std::ranges::distance(list.begin(), found));
}

auto columnRank(const Variant& variant)
{
    const auto* algorithm = algorithms::findAlgorithm(variant.algorithm);
    return std::tuple(rankIn(algorithms::catalogue(), variant.algorithm),
                      algorithm != nullptr ? rankIn(algorithm->merges, variant.merge) : 0);
}

bool comesBefore(const Variant& a, const Variant& b)
{
    const auto rankA = columnRank(a);
    const auto rankB = columnRank(b);
    return rankA != rankB ? rankA < rankB : a < b;
}

/// A study while its cells are collected.
struct Collected {
    JobSpec spec;
    std::map<Variant, std::map<ParameterValue, ResultPointer>> columns;
    std::size_t older = 0;
};

std::vector<Collected> collect(ResultSpan results, const StudyAxes& axes)
{
    std::vector<Collected> all;
    std::map<StudyKey, std::size_t> places;
    for (const auto& result : results) {
        auto home = result->verified() ? homeOf(result->spec, axes) : std::nullopt;
        if (!home)
            continue;
        const auto [place, added] = places.try_emplace(std::move(home->study), all.size());
        if (added) {
            auto& spec = all.emplace_back(Collected{result->spec, {}, 0}).spec;
            spec.id = 0;
            spec.workload = place->first.workload;
            spec.variant = place->first.variant;
        }
        auto& study = all[place->second];
        auto& cells = study.columns[std::move(home->column)];
        if (!cells.insert_or_assign(std::move(home->value), result).second)
            ++study.older;
    }
    return all;
}

/// Returns numbers in ascending order, choices in the order in which users see them.
std::vector<ParameterValue> sortedValues(const Collected& collected, const std::string& parameter)
{
    std::set<ParameterValue> unique;
    for (const auto& [variant, cells] : collected.columns) {
        for (const auto& [value, cell] : cells)
            unique.insert(value);
    }
    std::vector<ParameterValue> values(unique.begin(), unique.end());
    const auto* algorithm = algorithms::findAlgorithm(collected.columns.begin()->first.algorithm);
    const auto* info = algorithm != nullptr ? algorithm->findParameter(parameter) : nullptr;
    if (info != nullptr && !info->choices.empty())
        std::ranges::stable_sort(values, {}, [info](const ParameterValue& value) {
            return rankIn(info->choices, algorithms::toText(value));
        });
    return values;
}

ParameterStudy studyOf(Collected&& collected, const StudyAxes& axes)
{
    ParameterStudy study{
        axes, std::move(collected.spec), sortedValues(collected, axes.parameter), {}, {}, collected.older};
    for (const auto& [variant, cells] : collected.columns) {
        ParameterStudy::Column column{variant, {}};
        for (const auto& value : study.values) {
            const auto cell = cells.find(value);
            column.cells.push_back(cell == cells.end() ? nullptr : cell->second);
        }
        study.columns.push_back(std::move(column));
    }
    std::ranges::sort(study.columns, comesBefore, &ParameterStudy::Column::variant);
    return study;
}

bool isExercise(const ParameterStudy& study)
{
    return study.axes == exerciseAxes();
}

bool isOfSizes(const ParameterStudy& study)
{
    return study.axes.parameter.empty();
}

bool isStudy(const ParameterStudy& study)
{
    const bool severalRows = study.values.size() > 1;
    const bool severalColumns = study.columns.size() > 1;
    if (isExercise(study))
        return severalRows || severalColumns;
    return severalRows && (severalColumns || study.axes.columns == StudyColumns::Algorithm);
}

void findBaselines(ParameterStudy& study, const CpuBaselines& baselines)
{
    auto spec = study.spec;
    const bool ofCpu = spec.device.backend == backend::BackendKind::Cpu;
    for (const auto& value : study.values) {
        if (study.axes.parameter.empty())
            spec.workload.size = static_cast<std::size_t>(std::get<std::int64_t>(value));
        study.baselines.push_back(ofCpu ? nullptr : baselines.fastest(spec));
    }
}

std::vector<ParameterStudy> studiesOf(ResultSpan results, const StudyAxes& axes,
                                      const CpuBaselines& baselines)
{
    std::vector<ParameterStudy> studies;
    for (auto& collected : collect(results, axes)) {
        auto study = studyOf(std::move(collected), axes);
        if (!isStudy(study))
            continue;
        findBaselines(study, baselines);
        studies.push_back(std::move(study));
    }
    return studies;
}

std::size_t cellsIn(const ParameterStudy& study)
{
    std::size_t cells = 0;
    for (const auto& column : study.columns)
        cells += column.cells.size() - static_cast<std::size_t>(std::ranges::count(column.cells, nullptr));
    return cells;
}

/// False if the algorithms differ in a parameter, but each has only one value of it.
bool variesWithinAColumn(const ParameterStudy& study)
{
    return std::ranges::any_of(study.columns, [](const auto& column) {
        return column.cells.size() > 1 + static_cast<std::size_t>(std::ranges::count(column.cells, nullptr));
    });
}

} // namespace

StudyAxes exerciseAxes()
{
    return {StudyColumns::Merge, std::string(kLists)};
}

StudyKey keyOf(const ParameterStudy& study)
{
    return {study.axes, deviceKey(study.spec.device), study.spec.workload, study.spec.variant};
}

JobSpec specOf(const ParameterStudy& study, const ParameterStudy::Column& column)
{
    auto spec = study.spec;
    spec.variant = column.variant;
    return spec;
}

std::vector<ParameterStudy> parameterStudies(ResultSpan results, const StudyAxes& axes)
{
    return studiesOf(results, axes, CpuBaselines(results));
}

std::vector<ParameterStudy> parameterStudies(ResultSpan results)
{
    std::set<std::string> ids;
    for (const auto& result : results) {
        for (const auto& [id, value] : result->spec.variant.parameters)
            ids.insert(id);
    }
    std::vector<std::string> parameters(ids.begin(), ids.end());
    std::ranges::stable_partition(parameters, [](const std::string& id) { return id == kLists; });
    parameters.emplace_back();
    const CpuBaselines baselines(results);
    std::vector<ParameterStudy> all;
    for (const auto& parameter : parameters) {
        for (const auto columns : {StudyColumns::Merge, StudyColumns::Algorithm})
            std::ranges::move(studiesOf(results, {columns, parameter}, baselines), std::back_inserter(all));
    }
    return all;
}

const ParameterStudy* fullestStudy(std::span<const ParameterStudy> studies,
                                   const std::function<bool(const ParameterStudy&)>& wanted)
{
    const auto fullness = [](const ParameterStudy& study) {
        return std::pair(cellsIn(study), study.spec.device.backend != backend::BackendKind::Cpu);
    };
    const ParameterStudy* fullest = nullptr;
    for (const auto& study : studies) {
        if (wanted(study) && (fullest == nullptr || fullness(study) > fullness(*fullest)))
            fullest = &study;
    }
    return fullest;
}

const ParameterStudy* fullestOtherStudy(std::span<const ParameterStudy> studies)
{
    const auto* ofParameter = fullestStudy(studies, [](const ParameterStudy& study) {
        return !isOfSizes(study) && study.axes.parameter != kLists && variesWithinAColumn(study);
    });
    return ofParameter != nullptr ? ofParameter : fullestStudy(studies, isOfSizes);
}

const ParameterStudy* firstStudy(std::span<const ParameterStudy> studies)
{
    const auto* exercise = fullestStudy(studies, isExercise);
    if (exercise != nullptr && exercise->values.size() > 1 && exercise->columns.size() > 1)
        return exercise;
    const auto* ofParameter = fullestStudy(
        studies, [](const ParameterStudy& study) { return !isOfSizes(study) && variesWithinAColumn(study); });
    const auto* ofSizes = fullestStudy(studies, isOfSizes);
    return ofParameter != nullptr ? ofParameter : ofSizes != nullptr ? ofSizes : exercise;
}

} // namespace sortscope::results

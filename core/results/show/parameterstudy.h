// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"
#include "core/results/row/resultpointer.h"

#include <compare>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace sortscope::results {

/// What a study has a column for: every variant of every algorithm, or every merge strategy of one of them.
enum class StudyColumns { Algorithm, Merge };

constexpr auto namesOf(StudyColumns /*type*/)
{
    return base::namesUpTo<StudyColumns::Merge>("algorithm", "merge");
}

/// What the columns and the rows of a study stand for.
struct StudyAxes {
    StudyColumns columns = StudyColumns::Algorithm;
    /// Id of the parameter whose values are the rows; empty if these are sizes.
    std::string parameter;

    auto operator<=>(const StudyAxes&) const = default;
};

/// Merge strategies by numbers of lists: the table in which the exercise that column radix sort comes from
/// publishes its timings. The first of all studies, and the one that may have a single row.
StudyAxes exerciseAxes();

/// Values of one parameter, or sizes, by algorithms or merge strategies, on one device and one kind of data.
struct ParameterStudy {
    struct Column {
        /// Without the parameter of the rows.
        Variant variant;
        /// One a value; nullptr if nothing was measured.
        std::vector<ResultPointer> cells;
    };

    StudyAxes axes;
    /// What all cells have in common. Its size is 0 if the rows are sizes. Of its variant nothing is said if
    /// the columns are algorithms; else its merge strategy and the parameter of the rows are left out.
    JobSpec spec;
    /// The rows: numbers increasing, choices in the order of the catalogue.
    std::vector<algorithms::ParameterValue> values;
    /// In the order of the catalogue.
    std::vector<Column> columns;
    /// One a value: the fastest CPU row on the same data. nullptr if none is known, and in studies of the
    /// CPU.
    std::vector<ResultPointer> baselines;
    /// Results that no cell shows, since a later one did the same.
    std::size_t older = 0;
};

/// Tells studies of one set of results apart; the same study has the same key when more results have come.
struct StudyKey {
    StudyAxes axes;
    DeviceKey device;
    Workload workload;
    Variant variant;

    auto operator<=>(const StudyKey&) const = default;
};
StudyKey keyOf(const ParameterStudy& study);

/// The job of a column, as far as all of its cells agree.
JobSpec specOf(const ParameterStudy& study, const ParameterStudy::Column& column);

/// The studies of these axes in the order of their first cell: those of at least two values and, if the
/// columns are merge strategies, two of these; the table of the exercise needs two of either. Only verified
/// results are cells; of two for one cell the later counts.
std::vector<ParameterStudy> parameterStudies(ResultSpan results, const StudyAxes& axes);
/// Those of all axes: the exercise's first, then those of other parameters, then those of sizes.
std::vector<ParameterStudy> parameterStudies(ResultSpan results);

/// The study with the most cells among those that `wanted` accepts; of equals a device's rather than the
/// CPU's, then the first. nullptr without any.
const ParameterStudy* fullestStudy(std::span<const ParameterStudy> studies,
                                   const std::function<bool(const ParameterStudy&)>&
                                       wanted); /// The fullest study of another parameter than the
                                                /// exercise's, else of sizes. nullptr without any.
const ParameterStudy* fullestOtherStudy(std::span<const ParameterStudy> studies);
/// What to show first: the table of the exercise, if it has several strategies and numbers of lists, else the
/// fullest study of a parameter that has several values, else of sizes. nullptr without any.
const ParameterStudy* firstStudy(std::span<const ParameterStudy> studies);

} // namespace sortscope::results

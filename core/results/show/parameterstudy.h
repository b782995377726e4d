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

/// The columns of a study: every variant of every algorithm, or every merge strategy of one algorithm.
enum class StudyColumns { Algorithm, Merge };

constexpr auto namesOf(StudyColumns /*type*/)
{
    return base::namesUpTo<StudyColumns::Merge>("algorithm", "merge");
}

/// The meaning of the columns and the rows of a study.
struct StudyAxes {
    StudyColumns columns = StudyColumns::Algorithm;
    /// Id of the parameter whose values are the rows; empty if these are sizes.
    std::string parameter;

    auto operator<=>(const StudyAxes&) const = default;
};

/// The axes merge strategy and number of lists: the exercise that column radix sort comes from publishes its
/// timings in such a table. It comes first of all studies, and may have a single row.
StudyAxes exerciseAxes();

/// Values of one parameter, or sizes, by algorithms or merge strategies, on one device and one kind of data.
struct ParameterStudy {
    struct Column {
        /// The variant without the parameter of the rows.
        Variant variant;
        /// One cell per value; nullptr if nothing was measured.
        std::vector<ResultPointer> cells;
    };

    StudyAxes axes;
    /// The facts that all cells share. The size is 0 if the rows are sizes. The variant is empty if the
    /// columns are algorithms; else it lacks its merge strategy and the parameter of the rows.
    JobSpec spec;
    /// The rows: numbers increasing, choices in the order of the catalogue.
    std::vector<algorithms::ParameterValue> values;
    /// The columns in the order of the catalogue.
    std::vector<Column> columns;
    /// One baseline per value: the fastest CPU row on the same data. nullptr if none is known, and in studies
    /// of the CPU.
    std::vector<ResultPointer> baselines;
    /// The number of results that no cell shows, since a later one did the same.
    std::size_t older = 0;
};

/// Identifies a study of one set of results; the same study has the same key when more results have come.
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

/// The studies of these axes in the order of their first cell: studies with at least two values and, if the
/// columns are merge strategies, two of these; the table of the exercise needs two of either. Only verified
/// results are cells; if two results belong to one cell, the later one counts.
std::vector<ParameterStudy> parameterStudies(ResultSpan results, const StudyAxes& axes);
/// The studies of all axes: the exercise's first, then those of other parameters, then those of sizes.
std::vector<ParameterStudy> parameterStudies(ResultSpan results);

/// The study with the most cells among those that `wanted` accepts; among equals a device's rather than the
/// CPU's, then the first. nullptr without any.
const ParameterStudy* fullestStudy(std::span<const ParameterStudy> studies,
                                   const std::function<bool(const ParameterStudy&)>& wanted);
/// The fullest study of another parameter than the exercise's, else of sizes. nullptr without any.
const ParameterStudy* fullestOtherStudy(std::span<const ParameterStudy> studies);
/// The study to show first: the table of the exercise, if it has several strategies and numbers of lists,
/// else the fullest study of a parameter that has several values, else of sizes. nullptr without any.
const ParameterStudy* firstStudy(std::span<const ParameterStudy> studies);

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"
#include "core/results/row/workload.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::results {

struct JobSpec;

/// What rows can be told apart by, as the sides of a matrix and the panels of a chart: a trait of the work
/// ("data", "size", "key", "values", "direction", "seed", "search-keys", "hit-ratio"), "device" (its id), a
/// mode ("transfer", "launch", "device_state", "cache") or the id of a parameter.
using MatrixAxis = std::string;

inline constexpr std::string_view kDataAxis = "data";
inline constexpr std::string_view kSizeAxis = "size";
inline constexpr std::string_view kDeviceAxis = "device";
/// The algorithm with its merge strategy: for charts alone, because it is what a matrix answers.
inline constexpr std::string_view kAlgorithmAxis = "algorithm";
/// Not an axis: machines never meet in a matrix.
inline constexpr std::string_view kNodeFact = "node";

/// A trait of the work that can be an axis.
struct WorkAxis {
    std::string_view id;
    /// Empty for jobs without the trait.
    std::string (*value)(const Workload& work);
    /// Makes the trait equal for all jobs.
    void (*level)(Workload& work);
    /// Stands around the value in a title: "seed {}".
    std::string_view words;
};

std::span<const WorkAxis> workAxes();
/// nullptr if the axis is none of the work.
const WorkAxis* workAxis(const MatrixAxis& axis);

/// Returns the row's value on an axis; empty if it has none.
std::string valueOn(const MatrixAxis& axis, const JobSpec& spec);

/// The axes by which some rows differ, in this order: any other one would make a single row or column.
std::vector<MatrixAxis> matrixAxes(ResultSpan results);

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/betweenruns.h"

#include "core/measure/robust.h"
#include "core/measure/statistics.h"

#include <algorithm>
#include <cmath>

namespace sortscope::measure {
namespace {

constexpr std::size_t kFewestRuns = 3;
/// The efficiency of the median absolute deviation for normal values.
constexpr double kEfficiency = 0.37;
/// A normal value lies within this many standard deviations in 95 of 100 cases.
constexpr double kDeviationsOf95 = 1.96;

double medianOf(const std::vector<double>& values)
{
    return summarise(values)->median;
}

/// Sums of squares of the logarithms of rows in runs, each row about its own mean.
struct Squares {
    /// Of what all rows of a run have in common, times the number of rows.
    double common = 0;
    /// Of the rest.
    double rest = 0;
};

Squares squaresOf(std::span<const std::vector<Estimate>> rows)
{
    const auto runs = rows.front().size();
    std::vector<double> sums(runs);
    double all = 0;
    for (const auto& row : rows) {
        double mean = 0;
        for (const auto& run : row)
            mean += std::log(run.value) / static_cast<double>(runs);
        for (std::size_t run = 0; run < runs; ++run) {
            const auto distance = std::log(row[run].value) - mean;
            sums[run] += distance;
            all += distance * distance;
        }
    }
    Squares squares;
    for (const auto sum : sums)
        squares.common += sum * sum / static_cast<double>(rows.size());
    squares.rest = std::max(0.0, all - squares.common);
    return squares;
}

} // namespace

std::optional<Drift> driftAmong(std::span<const Estimate> ratios, double most)
{
    if (ratios.size() < kFewestRowsForDrift)
        return std::nullopt;
    std::vector<double> distances(ratios.size());
    std::vector<double> explained(ratios.size());
    std::ranges::transform(ratios, distances.begin(),
                           [](const Estimate& ratio) { return std::abs(std::log(ratio.value)); });
    std::ranges::transform(ratios, explained.begin(), &Estimate::squaredError);
    const auto distance = medianOf(distances);
    if (distance > most)
        return std::nullopt;
    const auto total = std::pow(kNormalMad * distance, 2);
    const auto variance = total - medianOf(explained);
    if (variance <= 0)
        return Drift{};
    const auto freedom = kEfficiency * static_cast<double>(ratios.size());
    return Drift{.deviation = std::sqrt(variance),
                 .degreesOfFreedom = freedom * std::pow(variance / total, 2)};
}

std::optional<double> driftBetween(std::span<const std::vector<Estimate>> rows)
{
    if (rows.size() < 2 || rows.front().size() < kFewestRuns)
        return std::nullopt;
    const auto squares = squaresOf(rows);
    const auto count = static_cast<double>(rows.size());
    const auto ofRuns = static_cast<double>(rows.front().size() - 1);
    // Each part is wider by how few degrees of freedom it has (Cochran & Cox, "Experimental Designs", 2nd
    // ed., 4.2): added up first, few runs that happen to agree would pass for many.
    const auto wider = [](double variance, double freedom) {
        return variance * std::pow(studentT95(static_cast<std::size_t>(freedom)) / kDeviationsOf95, 2);
    };
    const auto total = wider(squares.common / (ofRuns * count), ofRuns)
                       + wider(squares.rest / (ofRuns * count), ofRuns * (count - 1));
    double explained = 0;
    for (const auto& row : rows) {
        for (const auto& run : row)
            explained += run.squaredError / (count * static_cast<double>(row.size()));
    }
    return std::sqrt(std::max(0.0, total - explained));
}

} // namespace sortscope::measure

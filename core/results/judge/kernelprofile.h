// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"
#include "core/measure/statistics.h"
#include "core/results/row/floor.h"
#include "core/results/row/metric.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::results {

struct JobResult;

/// The figures beside a kernel profile, in the order in which they are shown.
inline constexpr std::array kProfileTotals{Metric::KernelSum, Metric::Gaps, Metric::DeviceSpan,
                                           Metric::Upload, Metric::Download};

/// All launches of one run that share their coordinates (or, in a bar, their name and coordinates).
struct KernelCell {
    /// Kernel names, joined by " + " if different kernels share the coordinates.
    std::string name;
    std::optional<std::uint32_t> stage;
    std::optional<std::uint32_t> pass;
    /// The sizes of the first launch.
    std::size_t globalSize = 0;
    std::size_t localSize = 0;
    /// The number of launches in one run.
    std::size_t launches = 0;
    /// Nanoseconds over the samples; a sample counts with the sum of these launches.
    measure::Statistics time;
    /// The values behind the statistics, in the order taken; only if KernelProfile::oneLaunchEach() is true.
    std::vector<double> values;
};

/// All passes of one stage together, summed sample by sample.
struct StageTotal {
    std::uint32_t stage = 0;
    measure::Statistics time;
};

struct KernelProfile {
    /// None: no kernel was timed. Grid: every launch knows its stage and pass. Bars: some launches do not.
    enum class Shape { None, Grid, Bars };

    Shape shape = Shape::None;
    /// Grid: by stage, then pass. Bars: in the order in which they ran.
    std::vector<KernelCell> cells;
    /// Filled only if the shape is a grid.
    std::vector<StageTotal> stages;
    /// One cell per kernel name, wherever the kernel was launched, in the order in which they first ran.
    std::vector<KernelCell> names;
    std::array<std::optional<measure::Statistics>, kProfileTotals.size()> totals;
    std::optional<backend::Clock> clock;
    /// The reading of that clock for an empty kernel, if it was measured.
    std::optional<Floor> floor;
    std::size_t samples = 0;
    /// The number of launches in one run.
    std::size_t launches = 0;
    /// Bytes that the host sent or read back between launches of one run: the cost of each step of a search
    /// beside its kernel.
    std::size_t bytesBetweenLaunches = 0;
    /// True if launches were captured in graphs, whose parts have no times of their own.
    bool graphs = false;

    double longest() const;
    /// True if there are only a few kernels, and each is launched once per run: then their samples say more
    /// than one figure of each.
    bool oneLaunchEach() const;
    /// True if launches of the cell read less than ten floors each.
    bool nearFloor(const KernelCell& cell) const;
    bool anyNearFloor() const;
    /// True if the cells differ by no more than the samples of a typical cell, by its quartiles: then chance
    /// explains the difference.
    bool spreadIsNoise() const;
};

/// Aggregates every sample's kernels: tens of thousands of commands for a long job, so keep it off a window's
/// thread. Empty if `stop` was requested before the end. A result that is not verified has shape None. Throws
/// if the commands cannot be read.
std::optional<KernelProfile> profileOf(const JobResult& result, const std::stop_token& stop = {});

} // namespace sortscope::results

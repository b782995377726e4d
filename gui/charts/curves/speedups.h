// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/results/row/metric.h"
#include "core/results/show/serieskey.h"
#include "gui/charts/base/series.h"

#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// Sizes at which there is a verified result.
struct MeasuredSizes {
    /// Increasing.
    std::vector<std::size_t> all;
    /// The largest at which a GPU and a CPU of one machine did the same work: where a chart says most.
    /// Without one, the largest that most series share; empty if there are none at all.
    std::optional<std::size_t> best;
};

MeasuredSizes measuredSizes(const Results& results, Summaries& summaries);

/// A CPU series that others can be measured against.
struct Baseline {
    results::SeriesKey key;
    QString label;
};

struct Bar {
    results::SeriesKey key;
    QString label;
    Style style;
    bool cpu = false;
    std::optional<backend::Clock> clock;
    Estimate estimate;
    measure::Statistics statistics;
    /// Median with transfers, where the metric is the wall clock (the same clock) and transfers were made.
    std::optional<double> endToEnd;
    /// The fastest CPU bar of the same work on the same machine, or the one that was chosen; empty if no
    /// CPU did this work there, and for a baseline.
    std::optional<QString> baseline;
    /// The baseline's median divided by this one's.
    std::optional<double> speedUp;
    bool isBaseline = false;
    /// The speed-up compares two clocks.
    bool acrossClocks = false;
    Result result;
};

struct SpeedUps {
    Reading reading;
    std::size_t size = 0;
    /// Fastest first.
    std::vector<Bar> bars;
    std::vector<Baseline> baselines;
    /// Results of this size that are not drawn.
    Omitted omitted;
    QStringList withoutMetric;
    /// The work, as far as all bars have it in common; may be empty.
    QString work;
    /// How many series are not drawn because there are too many.
    std::size_t otherSeries = 0;

    bool acrossClocks() const;
    /// Labels of the baselines in use, each once, in the order of the bars.
    QStringList baselinesInUse() const;
};

/// Bars of the verified results at `size`. A bar is measured against a CPU bar of the same workload on the
/// same machine alone: the fastest one, or that of the variant of `baseline` where there is one. Bars
/// look as `styles` says, or as the results alone do.
SpeedUps speedUps(const Results& results, Summaries& summaries, const Reading& reading, std::size_t size,
                  const std::optional<results::SeriesKey>& baseline, const SharedStyles& styles = {});

} // namespace sortscope::gui::charts

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
    /// The sizes in ascending order.
    std::vector<std::size_t> all;
    /// The largest size at which a GPU and a CPU of one machine did the same work: there a chart says most.
    /// Without one, the largest size that most series share; empty if there are no sizes at all.
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
    /// The median with transfers, if the metric is the wall clock (the same clock) and transfers were made.
    std::optional<double> endToEnd;
    /// The label of the fastest CPU bar of the same work on the same machine, or of the chosen one; empty for
    /// a baseline, and if no CPU did this work there.
    std::optional<QString> baseline;
    /// By the metric that is shown and, beside the wall clock, end to end.
    std::optional<results::SpeedUp> speedUp;
    std::optional<results::SpeedUp> withTransfers;
    bool isBaseline = false;
    /// True if the speed-up compares two clocks.
    bool acrossClocks = false;
    Result result;
};

struct SpeedUps {
    Reading reading;
    std::size_t size = 0;
    /// The bars, fastest first.
    std::vector<Bar> bars;
    std::vector<Baseline> baselines;
    /// Results of this size that are not drawn.
    Omitted omitted;
    QStringList withoutMetric;
    /// The part of the work that all bars have in common; may be empty.
    QString work;
    /// The number of series that are not drawn because there are too many.
    std::size_t otherSeries = 0;

    bool acrossClocks() const;
    /// Labels of the baselines in use, each once, in the order of the bars.
    QStringList baselinesInUse() const;
};

/// Bars of the verified results at `size`. A bar is measured only against a CPU bar of the same workload on
/// the same machine: the bar of the variant of `baseline` if there is one, else the fastest bar. Bars look as
/// `styles` says; without it, the results alone decide.
SpeedUps speedUps(const Results& results, Summaries& summaries, const Reading& reading, std::size_t size,
                  const std::optional<results::SeriesKey>& baseline, const SharedStyles& styles = {});

} // namespace sortscope::gui::charts

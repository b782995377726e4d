// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/results/compare/pinnedbaseline.h"
#include "core/results/row/metric.h"
#include "core/results/show/serieskey.h"
#include "gui/charts/base/series.h"

#include <memory>
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

/// A series that others can be measured against.
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
    /// The label of what the bar is measured against; empty for a baseline, and if nothing did its work.
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
    /// What all bars are measured against is the fastest CPU row of the same work.
    bool againstCpu = false;
    /// What is measured against where no CPU did the work and the user has chosen nothing.
    std::optional<results::SeriesKey> proposed;

    bool acrossClocks() const;
    /// Labels of the baselines in use, each once, in the order of the bars.
    QStringList baselinesInUse() const;
};

/// What bars are measured against: a series, what is pinned, or, without both, the fastest CPU row of the
/// same work on the same machine and, where there is no CPU row at all, results::proposedBaseline().
struct BaselineChoice {
    std::optional<results::SeriesKey> series;
    std::shared_ptr<const results::PinnedBaseline> pinned;
};

/// Bars of the verified results at `size`. A bar is measured only against a row of the same workload on the
/// same machine; for what is pinned, against its counterpart. A CPU series that was chosen and lacks a
/// workload leaves it to the fastest CPU row. Bars look as `styles` says; without it, the results alone
/// decide.
SpeedUps speedUps(const Results& results, Summaries& summaries, const Reading& reading, std::size_t size,
                  const BaselineChoice& baseline, const SharedStyles& styles = {});

} // namespace sortscope::gui::charts

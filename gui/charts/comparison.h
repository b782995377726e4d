// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/series.h"

#include <string>

namespace sortscope::gui::charts {

/// Sizes at which there is a verified result, increasing.
std::vector<std::size_t> comparableSizes(const Results& results);

/// The largest size that most series share: where a comparison says most.
std::optional<std::size_t> bestSize(const Results& results);

/// A CPU series that others can be measured against.
struct Baseline {
    std::string key;
    QString label;
};

struct Bar {
    std::string key;
    QString label;
    Style style;
    bool cpu = false;
    std::optional<backend::Clock> clock;
    Estimate estimate;
    measure::Statistics statistics;
    /// Median with transfers, where the metric is the wall clock (the same clock) and transfers were made.
    std::optional<double> endToEnd;
    /// Baseline's median divided by this one's; empty for the baseline itself and where there is none.
    std::optional<double> speedUp;
    bool isBaseline = false;
    /// The speed-up compares two clocks.
    bool acrossClocks = false;
    Result result;
};

struct ComparisonData {
    Reading reading;
    std::size_t size = 0;
    /// Fastest first.
    std::vector<Bar> bars;
    std::vector<Baseline> baselines;
    /// The baseline in use; empty where no CPU result has the metric at this size.
    std::optional<Baseline> baseline;
    /// Results of this size that are not drawn.
    Omitted omitted;
    QStringList withoutMetric;

    bool acrossClocks() const;
};

/// Bars of the verified results at `size`. `baselineKey` chooses the CPU series to measure against; where it
/// is empty or has no bar here, the fastest one is taken.
ComparisonData comparisonData(const Results& results, Summaries& summaries, const Reading& reading,
                              std::size_t size, const std::string& baselineKey);

} // namespace sortscope::gui::charts

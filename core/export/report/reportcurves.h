// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/report/reportdata.h"
#include "core/export/report/svgplot.h"
#include "core/results/show/serieskey.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::exports {

/// The rows of charts over sizes, put in order: one chart for each work, with a curve for each variant on
/// each device.
class ReportCurves {
public:
    explicit ReportCurves(const ReportData& data);

    /// The point of a row in a chart; empty if the chart has none for it.
    using PointOf = std::function<std::optional<PlotPoint>(const results::ResultPointer& row)>;
    /// Returns the charts that have a point, all with the same axes.
    std::vector<Plot> plots(PlotScale scale, const PointOf& pointOf) const;

    /// The name of each series, by its number.
    const std::vector<std::string>& names() const { return m_names; }
    /// True for a series that the reader has to ask for: nobody tells more than a dozen curves apart.
    bool hidden(std::size_t series) const;
    std::size_t hiddenSeries() const;
    /// The number of works that have no chart because there are too many.
    std::size_t otherWorks() const { return m_otherWorks; }
    /// The rows of the series with the most of them, by work and size: a baseline for all others.
    std::optional<std::size_t> commonSeries() const;
    std::size_t seriesOf(const results::JobSpec& spec) const;

private:
    using Rows = std::map<std::size_t, results::ResultPointer>;
    struct Work {
        std::string name;
        /// The rows of each series by their size.
        std::map<std::size_t, Rows> series;
    };

    void add(const ReportData& data, const results::ResultPointer& row);
    void rankSeries();

    std::map<results::SeriesKey, std::size_t> m_series;
    std::vector<std::string> m_names;
    std::vector<Work> m_works;
    std::map<std::pair<std::optional<std::string>, results::Workload>, std::size_t> m_workNumbers;
    std::size_t m_otherWorks = 0;
    /// The series that are shown from the start.
    std::vector<bool> m_shown;
};

} // namespace sortscope::exports

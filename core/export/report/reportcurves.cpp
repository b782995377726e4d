// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/reportcurves.h"

#include "core/results/row/jobresult.h"

#include <algorithm>
#include <numeric>

namespace sortscope::exports {
namespace {

constexpr std::size_t kMostShown = 12;
constexpr std::size_t kMostWorks = 24;

/// The key of a series in all charts, whatever the data.
results::SeriesKey keyOf(const results::JobSpec& spec)
{
    auto key = results::seriesKey(spec);
    key.workload = {};
    return key;
}

} // namespace

ReportCurves::ReportCurves(const ReportData& data)
{
    for (const auto& row : data.verified) {
        if (row->spec.workload.size > 0)
            add(data, row);
    }
    if (m_works.size() > kMostWorks) {
        m_otherWorks = m_works.size() - kMostWorks;
        m_works.resize(kMostWorks);
    }
    rankSeries();
}

void ReportCurves::add(const ReportData& data, const results::ResultPointer& row)
{
    const auto& spec = row->spec;
    const auto [series, newSeries] = m_series.try_emplace(keyOf(spec), m_names.size());
    if (newSeries)
        m_names.push_back(data.rowName(spec));
    auto workload = spec.workload;
    workload.size = 0;
    const auto [work, newWork] = m_workNumbers.try_emplace({spec.device.node, workload}, m_works.size());
    if (newWork)
        m_works.push_back({data.workName(spec), {}});
    m_works[work->second].series[series->second][spec.workload.size] = row;
}

/// The series with the best mean rank by their rates at their largest sizes are shown first.
void ReportCurves::rankSeries()
{
    std::vector<double> best(m_names.size());
    for (const auto& work : m_works) {
        for (const auto& [series, rows] : work.series)
            best[series] = std::max(best[series], results::keysPerSecond(*rows.rbegin()->second).value_or(0));
    }
    std::vector<std::size_t> order(m_names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(), [&](std::size_t series) { return best[series]; });
    m_shown.assign(m_names.size(), false);
    for (std::size_t i = 0; i < std::min(order.size(), kMostShown); ++i)
        m_shown[order[i]] = true;
}

bool ReportCurves::hidden(std::size_t series) const
{
    return !m_shown.at(series);
}

std::size_t ReportCurves::hiddenSeries() const
{
    return static_cast<std::size_t>(std::ranges::count(m_shown, false));
}

std::size_t ReportCurves::seriesOf(const results::JobSpec& spec) const
{
    return m_series.at(keyOf(spec));
}

std::optional<std::size_t> ReportCurves::commonSeries() const
{
    std::vector<std::size_t> rows(m_names.size());
    for (const auto& work : m_works) {
        for (const auto& [series, ofSeries] : work.series)
            rows[series] += ofSeries.size();
    }
    if (rows.size() < 2)
        return std::nullopt;
    return static_cast<std::size_t>(std::distance(rows.begin(), std::ranges::max_element(rows)));
}

std::vector<Plot> ReportCurves::plots(PlotScale scale, const PointOf& pointOf) const
{
    std::vector<Plot> plots;
    for (const auto& work : m_works) {
        Plot plot{.title = work.name, .scale = scale, .x = {}, .y = {}, .curves = {}};
        for (const auto& [series, rows] : work.series) {
            PlotCurve curve{series, hidden(series), {}};
            for (const auto& [size, row] : rows) {
                if (auto point = pointOf(row))
                    curve.points.push_back(std::move(*point));
            }
            if (!curve.points.empty())
                plot.curves.push_back(std::move(curve));
        }
        if (!plot.curves.empty())
            plots.push_back(std::move(plot));
    }
    const auto ranges = rangesOf(plots);
    for (auto& plot : plots) {
        plot.x = ranges->x;
        plot.y = ranges->y;
        plot.small = plots.size() > 1;
    }
    return plots;
}

} // namespace sortscope::exports

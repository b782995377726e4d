// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/htmltext.h"
#include "core/export/report/reportcurves.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

namespace sortscope::exports {
namespace {

using results::Metric;
using results::ResultPointer;

bool isPoor(const results::JobResult& row)
{
    const auto judgement = results::qualityOf(row);
    return judgement && judgement->quality == results::Quality::Poor;
}

std::string tipOf(const results::JobResult& row, const std::string& figure)
{
    return fmt::format("{}: {}", groupedNumber(row.spec.workload.size), figure);
}

std::optional<PlotPoint> timePoint(const ResultPointer& row)
{
    const auto wall = results::summarise(*row, Metric::Wall);
    if (!wall || !(wall->median > 0))
        return std::nullopt;
    auto tip = durationWithUnit(wall->median);
    if (wall->medianLow && wall->medianHigh)
        tip += fmt::format(" ({} … {})", durationWithUnit(*wall->medianLow),
                           durationWithUnit(*wall->medianHigh));
    return PlotPoint{static_cast<double>(row->spec.workload.size),
                     wall->median,
                     wall->medianLow,
                     wall->medianHigh,
                     tipOf(*row, tip),
                     isPoor(*row)};
}

std::optional<PlotPoint> ratePoint(const ResultPointer& row)
{
    const auto wall = results::summarise(*row, Metric::Wall);
    const auto rate = results::keysPerSecond(*row);
    if (!wall || !rate || !(*rate > 0))
        return std::nullopt;
    PlotPoint point{
        static_cast<double>(row->spec.workload.size), *rate, {}, {}, withPrefix(*rate), isPoor(*row)};
    // Keys divided by the ends of the time's interval.
    const auto keys = *rate * wall->median;
    if (wall->medianLow && wall->medianHigh && *wall->medianLow > 0) {
        point.low = keys / *wall->medianHigh;
        point.high = keys / *wall->medianLow;
        point.tip += fmt::format(" ({} … {})", withPrefix(*point.low), withPrefix(*point.high));
    }
    point.tip = tipOf(*row, point.tip + "/s");
    return point;
}

std::optional<PlotPoint> factorPoint(const ResultPointer& row, const std::optional<results::SpeedUp>& speedUp)
{
    if (!speedUp || !(speedUp->factor > 0))
        return std::nullopt;
    PlotPoint point{static_cast<double>(row->spec.workload.size),
                    speedUp->factor,
                    {},
                    {},
                    tipOf(*row, timesText(*speedUp)),
                    speedUp->quality == results::Quality::Poor};
    if (speedUp->interval) {
        point.low = speedUp->interval->low;
        point.high = speedUp->interval->high;
    }
    return point;
}

/// The charts of one quantity, one for each work.
struct View {
    std::string_view id;
    Said title;
    std::vector<Plot> plots;
};

void addView(ReportPage& page, const View& view)
{
    page.add(page.onPaper() ? "" : fmt::format(R"(<div class="view" id="{}">)", view.id));
    // Nothing keeps a heading beside its chart on paper but a page of their own.
    page.add(page.markup(view.title, "h3", page.onPaper() ? R"( style="page-break-before:always")" : ""));
    page.add(page.onPaper() ? "<p>" : R"(<div class="plots">)");
    for (const auto& plot : view.plots)
        page.add(drawnPlot(page, plot));
    page.add(page.onPaper() ? "</p>" : "</div></div>");
}

/// Buttons that choose among the views.
void addTabs(ReportPage& page, const std::vector<View>& views)
{
    if (page.onPaper() || views.size() < 2)
        return;
    page.add(R"(<p class="tabs" hidden="hidden">)");
    for (const auto& view : views)
        page.add(page.markup(view.title, "button", fmt::format(R"( type="button" data-view="{}")", view.id)));
    page.add("</p>");
}

void addLegend(ReportPage& page, const ReportCurves& curves)
{
    page.add(page.onPaper() ? "<p>" : R"(<div class="legend">)");
    for (std::size_t series = 0; series < curves.names().size(); ++series) {
        const bool hidden = curves.hidden(series);
        if (page.onPaper() && hidden)
            continue;
        if (!page.onPaper())
            page.add(fmt::format(R"(<button type="button" data-legend="{}" aria-pressed="{}">)", series,
                                 hidden ? "false" : "true"));
        page.add(drawnSwatch(series));
        const auto name = htmlText(curves.names()[series]);
        page.add(page.onPaper() ? " " + name + "&#160;&#160; " : "<span>" + name + "</span></button>");
    }
    page.add(page.onPaper() ? "</p>" : "</div>");
}

/// The speed of rows against the fastest processor; empty without one that did the same work.
View speedsAgainstCpu(const ReportData& data, const ReportCurves& curves)
{
    const results::CpuBaselines cpus(data.verified);
    return {"speeds", "Speed against the fastest row of the CPU",
            curves.plots(PlotScale::Factor, [&](const ResultPointer& row) {
                const auto cpu = cpus.fastest(row->spec);
                return cpu == row ? std::nullopt
                                  : factorPoint(row, results::speedUpOf(*row, Metric::Wall, cpu));
            })};
}

/// The speed of rows against the series that did the most work.
View speedsAgainst(std::size_t series, const ReportData& data, const ReportCurves& curves)
{
    std::map<std::pair<std::optional<std::string>, results::Workload>, ResultPointer> baselines;
    for (const auto& row : data.verified) {
        if (row->spec.workload.size > 0 && curves.seriesOf(row->spec) == series)
            baselines[{row->spec.device.node, row->spec.workload}] = row;
    }
    return {"speeds",
            {"Speed against %1", {{curves.names()[series]}}},
            curves.plots(PlotScale::Factor, [&](const ResultPointer& row) {
                const auto baseline = baselines.find({row->spec.device.node, row->spec.workload});
                return baseline == baselines.end() || baseline->second == row
                           ? std::nullopt
                           : factorPoint(row, results::leadOver(baseline->second, *row, Metric::Wall));
            })};
}

std::vector<View> viewsOf(const ReportData& data, const ReportCurves& curves)
{
    std::vector<View> views;
    views.push_back({"rates", "Keys per second", curves.plots(PlotScale::Rate, ratePoint)});
    views.push_back({"times", "Median time of a run", curves.plots(PlotScale::Time, timePoint)});
    views.push_back(speedsAgainstCpu(data, curves));
    const auto common = curves.commonSeries();
    if (views.back().plots.empty() && common)
        views.back() = speedsAgainst(*common, data, curves);
    std::erase_if(views, [](const View& view) { return view.plots.empty(); });
    return views;
}

} // namespace

void addCharts(ReportPage& page, const ReportData& data)
{
    const ReportCurves curves(data);
    const auto views = viewsOf(data, curves);
    if (views.empty())
        return;
    const ReportSection section(page, "charts", "Charts");
    page.add("p", "Figures are by the wall clock; both axes are logarithmic. Error bars cover the true "
                  "median with 95 %. A "
                  "hollow marker is of poor quality. A click on a name shows or hides its curve.");
    if (curves.hiddenSeries() > 0)
        page.add("p", {"The fastest series are shown; hidden at first: %1",
                       {{groupedNumber(curves.hiddenSeries())}}});
    if (curves.otherWorks() > 0)
        page.add("p", {"Kinds of data without a chart here: %1", {{groupedNumber(curves.otherWorks())}}});
    addTabs(page, views);
    addLegend(page, curves);
    for (const auto& view : views)
        addView(page, view);
}

} // namespace sortscope::exports

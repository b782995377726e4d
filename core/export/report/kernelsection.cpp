// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/htmltext.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"
#include "core/export/report/svgplot.h"
#include "core/results/judge/kernelprofile.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/serieskey.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace sortscope::exports {
namespace {

constexpr std::size_t kMostJobs = 24;
constexpr std::size_t kMostBars = 12;

/// Of each variant on each device the row of the largest size: the last one of equal ones.
std::vector<results::ResultPointer> largestRows(const ReportData& data)
{
    std::vector<results::SeriesKey> order;
    std::map<results::SeriesKey, results::ResultPointer> largest;
    for (const auto& row : data.verified) {
        if (!results::summarise(*row, results::Metric::KernelSum))
            continue;
        auto key = results::seriesKey(row->spec);
        key.workload = {};
        auto& known = largest[key];
        if (!known)
            order.push_back(key);
        if (!known || row->spec.workload.size >= known->spec.workload.size)
            known = row;
    }
    std::vector<results::ResultPointer> rows;
    for (const auto& key : order)
        rows.push_back(largest[key]);
    return rows;
}

std::string barText(const measure::Statistics& time)
{
    auto text = durationWithUnit(time.median);
    if (time.medianLow && time.medianHigh)
        text +=
            fmt::format(" ({} … {})", durationWithUnit(*time.medianLow), durationWithUnit(*time.medianHigh));
    return text;
}

/// The name of the time of a run outside its kernels, or of a transfer.
Said besidesKernels(results::Metric metric)
{
    if (metric == results::Metric::Gaps)
        return "Gaps";
    return metric == results::Metric::Upload ? Said("Upload") : Said("Download");
}

std::vector<PlotBar> barsOf(ReportPage& page, const results::KernelProfile& profile)
{
    std::vector<PlotBar> bars;
    for (const auto& kernel : profile.names) {
        const auto text = barText(kernel.time);
        bars.push_back({.name = fmt::format("{} ×{}", kernel.name, kernel.launches),
                        .value = kernel.time.median,
                        .text = durationWithUnit(kernel.time.median),
                        .tip = fmt::format("{} ×{}: {}", kernel.name, kernel.launches, text),
                        .colour = bars.size()});
    }
    std::ranges::stable_sort(bars, std::ranges::greater(), &PlotBar::value);
    if (bars.size() > kMostBars)
        bars.resize(kMostBars);
    for (std::size_t i = 0; i < results::kProfileTotals.size(); ++i) {
        const auto metric = results::kProfileTotals.at(i);
        const auto& total = profile.totals.at(i);
        const bool besides = metric == results::Metric::Gaps || metric == results::Metric::Upload
                             || metric == results::Metric::Download;
        if (total && besides && total->median > 0)
            bars.push_back({.name = {},
                            .markup = page.markup(besidesKernels(metric), "tspan"),
                            .value = total->median,
                            .text = durationWithUnit(total->median),
                            .tip = barText(*total),
                            .colour = std::nullopt});
    }
    return bars;
}

/// The programs of the session whose texts it has, each once, by file and hash.
std::set<std::pair<std::string, std::string>> ownPrograms(const ReportData& data)
{
    std::set<std::pair<std::string, std::string>> programs;
    for (const auto& stored : data.jobs) {
        for (const auto& source : stored.result->sources) {
            if (data.sourceTexts.contains(source.hash))
                programs.emplace(source.file, source.hash);
        }
    }
    return programs;
}

} // namespace

void addKernels(ReportPage& page, const ReportData& data)
{
    const auto rows = largestRows(data);
    if (rows.empty())
        return;
    const ReportSection section(page, "kernels", "Kernels");
    page.add(
        "p",
        "Medians of the time that each kernel takes in a run, with its launches, at the largest size of each "
        "variant; grey bars are gaps between kernels, and transfers.");
    if (rows.size() > kMostJobs)
        page.add("p", {"Variants without bars here: %1", {{groupedNumber(rows.size() - kMostJobs)}}});
    page.add(page.onPaper() ? "<p>" : R"(<div class="plots">)");
    for (std::size_t i = 0; i < rows.size() && i < kMostJobs; ++i) {
        const auto& row = *rows[i];
        const auto profile = results::profileOf(row);
        const auto title = fmt::format("{}, {} {}", data.rowName(row.spec), data.workName(row.spec),
                                       keysNumber(row.spec.workload.size));
        if (profile && !profile->names.empty())
            page.add(drawnBars(title, barsOf(page, *profile)));
    }
    page.add(page.onPaper() ? "</p>" : "</div>");
}

void addSources(ReportPage& page, const ReportData& data)
{
    const auto programs = ownPrograms(data);
    if (programs.empty())
        return;
    const ReportSection section(page, "sources", "Kernels of own entries");
    for (const auto& [file, hash] : programs) {
        const auto head =
            fmt::format("{} <span class=\"small\">SHA-256 {}</span>", htmlText(file), htmlText(hash));
        const auto text = fmt::format("<pre>{}</pre>", htmlText(data.sourceTexts.at(hash)));
        page.add(page.onPaper() ? fmt::format("<p>{}</p>{}", head, text)
                                : fmt::format("<details><summary>{}</summary>{}</details>", head, text));
    }
}

} // namespace sortscope::exports

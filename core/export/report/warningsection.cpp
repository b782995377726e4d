// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/htmltext.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <map>
#include <vector>

namespace sortscope::exports {
namespace {

using Jobs = std::vector<results::JobId>;

Said wordOf(results::Quality quality)
{
    switch (quality) {
    case results::Quality::Good:
        return "good";
    case results::Quality::Fair:
        return "fair";
    case results::Quality::Poor:
        break;
    }
    return "poor";
}

/// Links to the rows of the table of results, the first ones by name.
std::string jobLinks(ReportPage& page, const Jobs& jobs)
{
    constexpr std::size_t kMost = 24;
    std::string links;
    for (std::size_t i = 0; i < jobs.size() && i < kMost; ++i) {
        links += i > 0 ? ", " : "";
        links += page.onPaper() ? fmt::format("{}", jobs[i])
                                : fmt::format(R"(<a href="#job-{0}">{0}</a>)", jobs[i]);
    }
    if (jobs.size() > kMost)
        links += ", " + page.markup({"and %1 more", {{fmt::format("{}", jobs.size() - kMost)}}});
    return links;
}

void addAdvice(ReportPage& page, const std::map<results::Warning, Jobs>& warned)
{
    if (warned.empty())
        return;
    ReportTable table(page, {{"What happened"}, {"Why it matters"}, {"What to do"}, {"Jobs"}});
    for (const auto& [warning, jobs] : warned) {
        const auto& advice = results::adviceOn(warning);
        table.row();
        table.markup(page.markup(Said::ofCore(advice.what)));
        table.markup(page.markup(Said::ofCore(advice.why)));
        table.markup(page.markup(Said::ofCore(advice.todo)));
        table.markup(jobLinks(page, jobs));
    }
}

void addFlaws(ReportPage& page, const std::map<results::Flaw, Jobs>& flawed)
{
    if (flawed.empty())
        return;
    page.add("h3", "Reasons against the quality of rows");
    ReportTable table(page, {{"Reason"}, {"Jobs"}});
    for (const auto& [flaw, jobs] : flawed) {
        table.row();
        table.markup(page.markup(Said::ofCore(results::wordsOf(flaw))));
        table.markup(jobLinks(page, jobs));
    }
}

} // namespace

std::string qualityMarkup(ReportPage& page, const results::JobResult& result)
{
    const auto judgement = results::qualityOf(result);
    if (!judgement)
        return {};
    auto html = page.markup(wordOf(judgement->quality));
    std::string_view separator = ": ";
    for (const auto& reason : judgement->reasons) {
        if (reason.quality != judgement->quality)
            continue;
        html += std::string(separator) + page.markup(Said::ofCore(results::wordsOf(reason.flaw)));
        separator = ", ";
    }
    return html;
}

void addWarnings(ReportPage& page, const ReportData& data)
{
    std::map<results::Warning, Jobs> warned;
    std::map<results::Flaw, Jobs> flawed;
    for (const auto& stored : data.jobs) {
        for (const auto warning : stored.result->warnings)
            warned[warning].push_back(stored.result->spec.id);
        if (const auto judgement = results::qualityOf(*stored.result)) {
            for (const auto& reason : judgement->reasons)
                flawed[reason.flaw].push_back(stored.result->spec.id);
        }
    }
    if (warned.empty() && flawed.empty())
        return;
    const ReportSection section(page, "warnings", "Warnings");
    addAdvice(page, warned);
    addFlaws(page, flawed);
}

} // namespace sortscope::exports

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/report/htmltext.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"
#include "core/results/compare/propertylabel.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace sortscope::exports {
namespace {

using results::CrossoverKind;
using results::FindingKind;

/// A figure with its caption, and the facts behind it.
struct Card {
    std::string caption;
    std::string figure;
    std::string text;
};

void addCard(ReportPage& page, const Card& card)
{
    const auto figure = card.figure.empty() ? "–" : card.figure;
    if (page.onPaper())
        page.add(fmt::format("<p>{}: <b>{}</b><br/>{}</p>", card.caption, figure, card.text));
    else
        page.add(
            fmt::format(R"(<div class="card"><p class="small">{}</p><p class="figure">{}</p><p>{}</p></div>)",
                        card.caption, figure, card.text));
}

std::string paragraph(const std::string& html)
{
    return html.empty() ? std::string() : "<br/>" + html;
}

std::string bestText(ReportPage& page, const ReportData& data, const results::BestRow& best)
{
    const auto& spec = best.result->spec;
    auto text = htmlText(data.rowName(spec)) + paragraph(htmlText(spec.device.name))
                + paragraph(htmlText(data.workName(spec))) + " · "
                + page.markup({"%1 keys", {{keysNumber(spec.workload.size)}}});
    std::set<std::string> names;
    for (const auto& row : best.asFast)
        names.insert(data.rowName(row->spec));
    if (!names.empty())
        text += paragraph(page.markup({"As fast, within the interval: %1", {{base::joined(names)}}}));
    return text;
}

Card bestCard(ReportPage& page, const ReportData& data, const Said& caption,
              const std::optional<results::BestRow>& best)
{
    Card card{page.markup(caption), {}, {}};
    if (!best) {
        card.text = page.markup("No verified result.");
        return card;
    }
    card.figure = htmlText(durationWithUnit(best->wallNs));
    card.text = bestText(page, data, *best);
    return card;
}

/// "12× faster", with a word where that is not proven.
std::string fasterOrSlower(ReportPage& page, const results::SizeComparison& one)
{
    if (one.verdict == measure::Verdict::Same)
        return page.markup("as fast");
    const auto factor = one.speedUp->factor;
    const auto text = threeDigits(factor < 1 ? 1 / factor : factor);
    return factor < 1 ? page.markup({"%1× slower", {{text}}}) : page.markup({"%1× faster", {{text}}});
}

Card factorCard(ReportPage& page, const ReportData& data)
{
    Card card{page.markup("GPU against CPU"), {}, {}};
    const auto& answers = data.overview.answers;
    if (answers.resident.empty()) {
        card.text = page.markup("No GPU and CPU of one machine did the same work.");
        return card;
    }
    const auto& resident = answers.resident.back();
    card.figure = fasterOrSlower(page, resident);
    card.text = page.markup({"Data on the device: %1", {{timesText(*resident.speedUp)}}});
    if (const auto* roundTrip = results::atSize(answers.roundTrip, resident.size))
        card.text += paragraph(page.markup({"With transfers: %1", {{timesText(*roundTrip->speedUp)}}}));
    if (!results::proven(resident) && resident.verdict != measure::Verdict::Same)
        card.text += paragraph(page.markup("not proven"));
    return card;
}

Card crossoverCard(ReportPage& page, const ReportData& data)
{
    Card card{page.markup("Crossover"), {}, {}};
    const auto& sizes = data.overview.answers.resident;
    const auto& found = data.overview.resident;
    if (sizes.size() < 2) {
        card.text = page.markup("Needs several sizes of the same data on a GPU and on the CPU.");
    } else if (found.kind == CrossoverKind::Between && found.estimate) {
        const auto about = results::aboutSize(*found.estimate, static_cast<double>(*found.low),
                                              static_cast<double>(*found.high));
        card.figure = page.markup({"%1 keys", {{groupedNumber(about)}}});
        card.text = page.markup("The GPU is faster from about this size.");
    } else if (found.kind != CrossoverKind::Always && found.high && !found.someUncertain) {
        card.figure = page.markup({"%1 keys", {{"≤ " + keysNumber(*found.high)}}});
        card.text = page.markup("The GPU is faster from this size at the latest.");
    } else if (found.kind == CrossoverKind::Always) {
        card.text = page.markup("The GPU is faster at every size that was measured.");
    } else if (found.kind == CrossoverKind::Never && !found.severalChanges) {
        card.text = page.markup("The CPU is faster at every size that was measured.");
    } else {
        card.text = page.markup("The sizes do not tell where the GPU overtakes the CPU.");
    }
    return card;
}

Said sentenceOf(const results::Finding& finding)
{
    const std::vector<SaidPart> count{{fmt::format("{}", finding.count)}};
    switch (finding.kind) {
    case FindingKind::Failed:
        return {"Jobs that failed: %1", count};
    case FindingKind::Poor:
        return {"Rows of poor quality, not to be compared: %1", count};
    case FindingKind::Doubtful:
        return {"Rows with warnings: %1", count};
    case FindingKind::NearFloor:
        return {"Rows with kernels near the timer floor: %1", count};
    case FindingKind::ReplicatesMissing:
        return {"Rows that lack replicates: %1", count};
    case FindingKind::SlowOpponent:
        return {"Rows of the CPU slower than the standard library: %1", count};
    case FindingKind::EnvironmentDiffers:
        break;
    }
    return "The latest run differs from those before it in:";
}

/// "Driver of NVIDIA H200 (cuda)", in every language.
std::string markupOf(ReportPage& page, const results::EnvironmentDifference& difference)
{
    const std::string label(results::labelOf(difference.property));
    auto html =
        difference.device ? page.markup(
            {"%1 of %2",
             {{label, true},
              {fmt::format("{} ({})", difference.device->name, base::nameOf(difference.device->backend))}}})
                          : page.markup(Said::ofCore(results::labelOf(difference.property)));
    if (!difference.subject.empty())
        html += ": " + htmlText(difference.subject);
    return html;
}

void addFindings(ReportPage& page, const ReportData& data)
{
    if (data.overview.findings.empty()) {
        page.add("p", "No problems were found.");
        return;
    }
    page.add(R"(<ul class="findings">)");
    for (const auto& finding : data.overview.findings)
        page.add("<li>" + page.markup(sentenceOf(finding)) + ' '
                 + base::joined(finding.differences,
                                [&](const auto& difference) { return markupOf(page, difference); })
                 + "</li>");
    page.add("</ul>");
}

} // namespace

void addOverview(ReportPage& page, const ReportData& data)
{
    const ReportSection section(page, "overview", "Overview");
    page.add("p", {"Finished jobs: %1, devices: %2, runs: %3",
                   {{groupedNumber(data.jobs.size())},
                    {groupedNumber(data.overview.devices.size())},
                    {groupedNumber(data.runs.size())}}});
    if (data.planned > 0)
        page.add("p", {"Jobs that were planned and did not finish: %1", {{groupedNumber(data.planned)}}});
    page.add(page.onPaper() ? "" : R"(<div class="cards">)");
    addCard(page, bestCard(page, data, "Fastest on a GPU", data.overview.gpu));
    addCard(page, bestCard(page, data, "Fastest on the CPU", data.overview.cpu));
    addCard(page, factorCard(page, data));
    addCard(page, crossoverCard(page, data));
    page.add(page.onPaper() ? "" : "</div>");
    addFindings(page, data);
    if (!data.info.notes.empty())
        page.add("<blockquote><pre>" + htmlText(data.info.notes) + "</pre></blockquote>");
}

} // namespace sortscope::exports

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/historytext.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"
#include "core/measure/verdict.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/environment.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace sortscope::cli {
namespace {

using results::ChangeOfLine;
using results::History;
using results::HistoryLine;
using session::SessionFolder;

const results::JobSpec& specOf(const HistoryLine& line, const SessionFolder& folder)
{
    return folder.rows[line.points.front().row].spec;
}

std::string nodeOf(const results::HistoryPoint& point, const SessionFolder& folder)
{
    return folder.rows[point.row].spec.device.node.value_or("");
}

/// For example "NVIDIA H200 (cuda)", with " on node1" behind it if the folder has rows of several machines,
/// and " on node1 … node7" for a line that several of them continued.
std::string deviceText(const HistoryLine& line, const SessionFolder& folder)
{
    const auto& device = specOf(line, folder).device;
    auto text = fmt::format("{} ({})", printable(device.name), base::nameOf(device.backend));
    const bool several = std::ranges::any_of(folder.rows, [&](const auto& row) {
        return row.spec.device.node != folder.rows.front().spec.device.node;
    });
    if (!several)
        return text;
    const auto first = printable(nodeOf(line.points.front(), folder));
    const auto last = printable(nodeOf(line.points.back(), folder));
    return text + " on " + (first == last ? first : first + " … " + last);
}

results::RowNames namesOf(const History& history, const SessionFolder& folder)
{
    results::RowNames names(results::Scope::AllDevices);
    for (const auto& line : history.lines)
        names.add(specOf(line, folder));
    return names;
}

std::string answerText(const History& history, const SessionFolder& folder,
                       const std::vector<ChangeOfLine>& changes)
{
    const auto rows = counted(history.lines.size(), "row");
    if (history.lines.empty())
        return fmt::format("No history: {} hold no row with a figure by {}.\n",
                           counted(folder.files.size(), "session"), base::nameOf(history.options.metric));
    const auto [first, last] = std::ranges::minmax(folder.rows, {}, &results::RecordedRow::date);
    const auto where = fmt::format("{} of {} ({} … {})", rows, counted(folder.files.size(), "session"),
                                   results::isoDay(first.date), results::isoDay(last.date));
    if (std::ranges::all_of(history.lines, [](const auto& line) { return !line.reason.empty(); }))
        return fmt::format("No row could be judged: a row needs {} figures that count; there are {}.\n",
                           measure::kFewestOfSeries, where);
    return changes.empty() ? fmt::format("No change in {}.\n", where)
                           : fmt::format("{} in {}.\n", counted(changes.size(), "change"), where);
}

std::string changeText(const ChangeOfLine& of, const SessionFolder& folder, const results::RowNames& names)
{
    const auto& change = *of.change;
    const auto& spec = specOf(*of.line, folder);
    const bool slower = change.ratio > 1;
    // Both ends of the interval are told in the direction of the change.
    const auto low = slower ? change.interval.low : 1 / change.interval.high;
    const auto high = slower ? change.interval.high : 1 / change.interval.low;
    auto text = fmt::format("\n{}  {}, {}, {}: {:.3f}x {} ({:.3f} … {:.3f}){}\n",
                            results::isoDay(rowBehind(of, folder.rows).date), names.jobText(spec),
                            sizeText(spec.workload.size), deviceText(*of.line, folder),
                            slower ? change.ratio : 1 / change.ratio, slower ? "slower" : "faster", low, high,
                            change.newestAlone ? ", in the newest run alone" : "");
    if (change.facts.empty())
        return text + "            none of the recorded facts changed there\n";
    for (const auto& fact : change.facts)
        text += fmt::format("            {}: {} → {}\n", printable(fact.what), printable(fact.before),
                            printable(fact.behind));
    return text;
}

std::string rowsText(const History& history, const SessionFolder& folder, const results::RowNames& names,
                     const TableStyle& style)
{
    std::vector<double> figures;
    for (const auto& line : history.lines) {
        figures.push_back(line.points.front().figure.value);
        figures.push_back(line.points.back().figure.value);
    }
    const auto scale = timeScale(figures);
    Table table({{"Device"},
                 {"Algorithm"},
                 {"Data", Align::Left, 20},
                 {"Keys", Align::Right},
                 {"Runs", Align::Right, 40},
                 {fmt::format("First {}", scale.unit), Align::Right, 40},
                 {fmt::format("Last {}", scale.unit), Align::Right},
                 {"Changes", Align::Right}});
    for (const auto& line : history.lines) {
        const auto& spec = specOf(line, folder);
        table.addRow({{deviceText(line, folder)},
                      {results::variantText(names.distinctions, spec)},
                      {results::dataText(names.distinctions, spec)},
                      {sizeText(spec.workload.size)},
                      {fmt::format("{}", line.points.size())},
                      {scaled(line.points.front().figure.value, scale)},
                      {scaled(line.points.back().figure.value, scale)},
                      line.reason.empty() ? TableCell{fmt::format("{}", line.changes.size())}
                                          : TableCell{"not judged", Colour::Doubtful}});
    }
    return table.text(style);
}

std::string notJudgedText(const History& history, const SessionFolder& folder)
{
    std::map<std::string, std::size_t> reasons;
    for (const auto& line : history.lines) {
        if (!line.reason.empty())
            ++reasons[line.reason];
    }
    std::string text;
    for (const auto& [reason, count] : reasons)
        text += fmt::format("Not judged, {}: {}\n", counted(count, "row"), reason);
    for (const auto& [file, reason] : folder.unread)
        text += fmt::format("Not read, {}: {}\n", printable(file.string()), printable(reason));
    return text.empty() ? text : '\n' + text;
}

} // namespace

std::string historyText(const History& history, const SessionFolder& folder,
                        const std::vector<ChangeOfLine>& changes, const TableStyle& style)
{
    const auto names = namesOf(history, folder);
    auto text = answerText(history, folder, changes);
    for (const auto& change : changes)
        text += changeText(change, folder, names);
    if (!history.lines.empty())
        text += fmt::format("\nMetric: {}. At most {} % of the changes are false, on average.\n\n{}",
                            base::nameOf(history.options.metric), measure::kFalseDiscoveryRate * 100,
                            rowsText(history, folder, names, style));
    return text + notJudgedText(history, folder);
}

} // namespace sortscope::cli

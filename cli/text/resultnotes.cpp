// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/resultnotes.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"
#include "core/results/compare/slowopponents.h"
#include "core/results/judge/devicefloors.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "core/sample/clockfloor.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <vector>

namespace sortscope::cli {
namespace {

using base::nameOf;

constexpr std::size_t kFreeWidth = 110;

std::string indented(std::string_view text, std::size_t blanks)
{
    std::string result;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto line = text.substr(0, end);
        if (!line.empty())
            result.append(blanks, ' ');
        result += line;
        result += '\n';
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return result;
}

/// Rows that are not ok for one reason.
struct Problem {
    results::Status status;
    std::string reason;
    std::size_t rows = 0;
    /// For example "opencl:0 bitonic, shuffled-unique", and the sizes of its rows.
    std::vector<std::pair<std::string, std::vector<std::size_t>>> where;

    void add(const results::JobSpec& spec, const results::RowNames& names)
    {
        ++rows;
        auto place = fmt::format("{} {}", names.devices.of(spec.device), names.jobText(spec));
        auto known =
            std::find_if(where.begin(), where.end(), [&](const auto& entry) { return entry.first == place; });
        if (known == where.end()) {
            where.emplace_back(std::move(place), std::vector<std::size_t>{});
            known = std::prev(where.end());
        }
        if (known->second.empty() || known->second.back() != spec.workload.size)
            known->second.push_back(spec.workload.size);
    }
};

std::vector<Problem> problemsOf(results::ResultSpan results, const results::RowNames& names)
{
    std::vector<Problem> problems;
    for (const auto& result : results) {
        if (result->status == results::Status::Ok)
            continue;
        auto known = std::find_if(problems.begin(), problems.end(), [&](const Problem& problem) {
            return problem.status == result->status && problem.reason == result->reason;
        });
        if (known == problems.end())
            known = problems.insert(problems.end(), {result->status, result->reason, 0, {}});
        known->add(result->spec, names);
    }
    return problems;
}

std::string placeText(const std::string& place, const std::vector<std::size_t>& sizes)
{
    return fmt::format("{}, {} {}", place, sizes.size() == 1 ? "size" : "sizes",
                       base::joined(sizes, sizeText));
}

Colour colourOf(results::Status status)
{
    return status == results::Status::Failed ? Colour::Bad : Colour::Doubtful;
}

std::string problemText(const Problem& problem, const TableStyle& style)
{
    auto text = painted(nameOf(problem.status), colourOf(problem.status), style.colour) + ": "
                + counted(problem.rows, "row") + '\n';
    // The table already shows which rows a user's own Ctrl-C cut off.
    if (problem.status == results::Status::Cancelled)
        return text;
    for (const auto& [place, sizes] : problem.where)
        text += indented(printable(placeText(place, sizes)), 2);
    return text + indented(printable(problem.reason), 6);
}

/// Returns "4.70 ± 0.03 µs (cuda-event)" per clock, with the launch mode if there are several; "—" without
/// any.
std::string floorText(std::vector<results::DeviceFloor> floors, const backend::DeviceInfo& device)
{
    std::erase_if(floors, [&](const auto& floor) {
        return results::deviceKey(floor.device) != results::deviceKey(device);
    });
    const bool severalModes = std::any_of(floors.begin(), floors.end(), [&](const auto& floor) {
        return floor.launch != floors.front().launch;
    });
    std::string text;
    for (const auto& [of, launch, floor] : floors) {
        const auto scale = timeScale(TimeUnit::Microseconds, std::array{floor.medianNs});
        text += fmt::format("{}{} ± {} {} ({}{})", text.empty() ? "" : "; ", scaled(floor.medianNs, scale),
                            scaled(floor.madNs, scale), scale.unit, nameOf(floor.clock),
                            severalModes ? fmt::format(", {}", nameOf(launch)) : "");
    }
    return text.empty() ? "—" : text;
}

} // namespace

Footnotes numberedWarnings(results::ResultSpan results)
{
    Footnotes footnotes;
    for (const auto& result : results) {
        for (const auto warning : result->warnings)
            footnotes.emplace(warning, 0);
    }
    int number = 0;
    for (auto& [warning, mark] : footnotes)
        mark = ++number;
    return footnotes;
}

std::string footnoteMarks(const results::JobResult& result, const Footnotes& footnotes)
{
    std::set<int> marks;
    for (const auto warning : result.warnings)
        marks.insert(footnotes.at(warning));
    return marks.empty() ? std::string{} : fmt::format(" [{}]", fmt::join(marks, ", "));
}

Colour colourOf(results::Quality quality)
{
    // The colours of good, fair, poor.
    constexpr std::array colours{Colour::Good, Colour::Default, Colour::Bad};
    static_assert(colours.size() == base::Names<results::Quality>::all.size());
    return colours.at(static_cast<std::size_t>(quality));
}

std::string qualityNotes(results::ResultSpan results, const TableStyle& style)
{
    // The worst quality first.
    std::map<results::Quality, std::map<results::Flaw, std::size_t>, std::greater<>> rows;
    for (const auto& result : results) {
        const auto judgement = results::qualityOf(*result);
        for (const auto& reason : judgement ? judgement->reasons : std::vector<results::Reason>{})
            ++rows[reason.quality][reason.flaw];
    }
    std::string text;
    for (const auto& [quality, flaws] : rows) {
        for (const auto& [flaw, count] : flaws)
            text += fmt::format("  {}: {} ({})\n", painted(nameOf(quality), colourOf(quality), style.colour),
                                results::wordsOf(flaw), counted(count, "row"));
    }
    return text.empty() ? text : "Quality of the wall times; a poor row gets no verdict:\n" + text;
}

std::string slowOpponentNotes(results::ResultSpan results, const results::RowNames& names)
{
    std::string text;
    for (const auto& [row, other, factor] : results::slowOpponents(results))
        text += fmt::format("  {} {}, size {}: {:.2f} times as long as {}\n",
                            names.devices.of(row->spec.device), names.jobText(row->spec),
                            sizeText(row->spec.workload.size), factor, other->spec.variant.algorithm);
    return text.empty() ? text
                        : "Slower than the standard library, so no good opponent for a GPU here:\n" + text;
}

std::string warningNotes(const Footnotes& footnotes, const TableStyle& style)
{
    std::string text;
    for (const auto& [warning, mark] : footnotes) {
        const auto& advice = results::adviceOn(warning);
        const auto sentences =
            fmt::format("{}: {} {} {}", nameOf(warning), advice.what, advice.why, advice.todo);
        const auto lines =
            wrapped(sentences, std::max<std::size_t>(style.width.value_or(kFreeWidth), 30) - 6);
        text += fmt::format("{:<6}{}\n", fmt::format("[{}]", mark), lines.front());
        for (std::size_t i = 1; i < lines.size(); ++i)
            text += indented(lines[i], 6);
    }
    return text;
}

std::string deviceNotes(results::ResultSpan results, const results::DeviceNames& devices,
                        const TableStyle& style)
{
    const auto floors = results::deviceFloors(results);
    Table table({{"Device"}, {"Name"}, {"Driver"}, {"Empty kernel"}});
    std::set<results::DeviceKey> seen;
    for (const auto& result : results) {
        const auto& device = result->spec.device;
        if (seen.insert(results::deviceKey(device)).second)
            table.addRow(
                {{devices.of(device)}, {device.name}, {device.driverVersion}, {floorText(floors, device)}});
    }
    return table.text(style);
}

std::string reasonNotes(results::ResultSpan results, const results::RowNames& names, const TableStyle& style)
{
    std::string text;
    for (const auto& problem : problemsOf(results, names))
        text += problemText(problem, style);
    return text;
}

} // namespace sortscope::cli

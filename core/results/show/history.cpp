// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/history.h"

#include "core/base/partof.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <tuple>

namespace sortscope::results {
namespace {

/// Equal for rows of one line.
struct LineKey {
    DeviceModel device;
    std::string platform;
    WorkKey work;

    auto operator<=>(const LineKey&) const = default;
};

LineKey lineKey(const JobSpec& spec)
{
    return {deviceModel(spec.device), spec.device.platform, workAsAsked(spec)};
}

std::optional<RecordedFigure> figureOf(const JobResult& result, Metric metric)
{
    const auto statistics = summarise(result, metric);
    if (!statistics)
        return std::nullopt;
    auto medians = measure::mediansOf(replicateValuesOf(result, metric));
    if (std::ranges::any_of(medians, [](double median) { return median <= 0; }))
        return std::nullopt;
    // Few replicates do not matter: the other figures of the history show how far runs lie apart.
    auto judgement = qualityOf(result, metric, *statistics);
    std::erase_if(judgement.reasons, [](const Reason& reason) { return reason.flaw == Flaw::FewReplicates; });
    judgement.quality = judgement.reasons.empty() ? Quality::Good : judgement.reasons.front().quality;
    return RecordedFigure{std::move(medians), resolutionShare(result, metric, statistics->median),
                          whyNoGround(judgement)};
}

/// Returns the figure of one run. The scatter between runs comes from the others, so one replicate will do.
measure::Estimate estimate(const RecordedFigure& figure)
{
    auto known = measure::estimateOf(figure.mediansNs)
                     .value_or(measure::Estimate{.value = measure::centreOf(figure.mediansNs)});
    known.resolution = figure.resolution;
    return known;
}

/// Rows of the same work, by machine, each in the order of time. Empty for a machine that did not tell its
/// name.
using ByNode = std::map<std::optional<std::string>, std::vector<std::size_t>>;

/// Joins machines of which one follows another into lines, the earliest machine first.
std::vector<std::vector<std::size_t>> successions(const ByNode& nodes, const std::vector<RecordedRow>& rows)
{
    std::vector<std::vector<std::size_t>> machines;
    for (const auto& [node, members] : nodes)
        machines.push_back(members);
    const auto date = [&](std::size_t row) { return rows[row].date; };
    std::ranges::stable_sort(machines, {}, [&](const auto& machine) { return date(machine.front()); });
    std::vector<std::vector<std::size_t>> lines;
    for (const auto& machine : machines) {
        const auto ended = std::ranges::find_if(
            lines, [&](const auto& line) { return date(line.back()) < date(machine.front()); });
        if (ended == lines.end())
            lines.push_back(machine);
        else
            ended->insert(ended->end(), machine.begin(), machine.end());
    }
    return lines;
}

/// Returns the lines' rows, each in the order of time.
std::vector<std::vector<std::size_t>> linesOf(const std::vector<RecordedRow>& rows, Metric metric)
{
    std::map<LineKey, std::size_t> known;
    std::vector<ByNode> works;
    std::set<std::tuple<std::size_t, std::optional<std::string>, std::string>> seen;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].figures.contains(metric))
            continue;
        const auto [work, added] = known.try_emplace(lineKey(rows[i].spec), works.size());
        if (added)
            works.emplace_back();
        const auto& node = rows[i].spec.device.node;
        if (seen.emplace(work->second, node, rows[i].run).second)
            works[work->second][node].push_back(i);
    }
    std::vector<std::vector<std::size_t>> lines;
    for (auto& work : works) {
        for (auto& [node, members] : work)
            std::ranges::stable_sort(members, {}, [&](std::size_t row) { return rows[row].date; });
        std::ranges::move(successions(work, rows), std::back_inserter(lines));
    }
    return lines;
}

std::string whyNotJudged(std::size_t counted, std::size_t poor)
{
    const auto leftOut = poor == 0 ? "" : fmt::format(", {} of poor quality left out", poor);
    return fmt::format("{} figures{}; a verdict needs {}", counted, leftOut, measure::kFewestOfSeries);
}

bool isOneSided(const std::string& fact)
{
    return fact.starts_with(base::nameOf(Property::Variable))
           || fact.starts_with(base::nameOf(Property::TunedParameter));
}

} // namespace

std::vector<RecordedRow> recordedRows(const ComparedSet& session)
{
    std::map<ResultPointer, const StoredJob*> stored;
    for (const auto& job : session.jobs)
        stored.emplace(job.result, &job);
    std::map<RunId, const StoredRun*> runs;
    for (const auto& run : session.runs)
        runs.emplace(run.id, &run);
    // A session may hold many runs of one job, all of which are part of its history.
    std::map<RunId, std::vector<StoredJob>> jobsOf;
    for (const auto& job : session.jobs)
        jobsOf[job.run].push_back(job);
    std::vector<RecordedRow> rows;
    for (const auto& [id, jobs] : jobsOf) {
        const auto& run = *runs.at(id);
        for (const auto& result : jobsThatCount(jobs)) {
            if (result->status != Status::Ok)
                continue;
            RecordedRow row{.spec = result->spec,
                            .run = run.uuid,
                            .date = run.environment.date,
                            .facts = factsOf(run, *stored.at(result)),
                            .figures = {},
                            .smClockMhz = base::partOf<&measure::Statistics::median>(smClockMhz(*result))};
            for (const auto& [metric, name] : base::Names<Metric>::all) {
                if (auto figure = figureOf(*result, metric))
                    row.figures.emplace(metric, std::move(*figure));
            }
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

std::vector<FactChange> changedFacts(const RecordedRow& before, const RecordedRow& behind)
{
    std::vector<FactChange> changed;
    const auto valueIn = [](const Facts& facts, const std::string& what) {
        const auto found = facts.find(what);
        return found == facts.end() ? std::string() : found->second;
    };
    auto all = before.facts;
    all.insert(behind.facts.begin(), behind.facts.end());
    for (const auto& [what, value] : all) {
        auto first = valueIn(before.facts, what);
        auto second = valueIn(behind.facts, what);
        if (isOneSided(what)) {
            first = first.empty() ? kNotSet : first;
            second = second.empty() ? kNotSet : second;
        }
        if (first != second && !first.empty() && !second.empty())
            changed.push_back({what, std::move(first), std::move(second)});
    }
    constexpr double kWorthTelling = 0.02;
    if (before.smClockMhz && behind.smClockMhz
        && std::abs(*behind.smClockMhz / *before.smClockMhz - 1) > kWorthTelling)
        changed.push_back({std::string(base::nameOf(Property::SmClock)),
                           fmt::format("{:.0f} MHz", *before.smClockMhz),
                           fmt::format("{:.0f} MHz", *behind.smClockMhz)});
    return changed;
}

const RecordedRow& rowBehind(const ChangeOfLine& change, const std::vector<RecordedRow>& rows)
{
    return rows[change.line->points[change.change->point].row];
}

std::vector<ChangeOfLine> changesByDate(const History& history, const std::vector<RecordedRow>& rows)
{
    std::vector<ChangeOfLine> changes;
    for (const auto& line : history.lines) {
        for (const auto& change : line.changes)
            changes.push_back({&line, &change});
    }
    std::ranges::stable_sort(changes, {},
                             [&](const ChangeOfLine& change) { return rowBehind(change, rows).date; });
    return changes;
}

History historyOf(const std::vector<RecordedRow>& rows, const HistoryOptions& options)
{
    History history{.options = options, .lines = {}};
    std::vector<std::vector<measure::Estimate>> series;
    /// The points of each series.
    std::vector<std::vector<std::size_t>> counted;
    for (const auto& members : linesOf(rows, options.metric)) {
        auto& line = history.lines.emplace_back();
        auto& figures = series.emplace_back();
        auto& points = counted.emplace_back();
        for (const auto row : members) {
            const auto& recorded = rows[row].figures.at(options.metric);
            const auto figure = estimate(recorded);
            const bool counts = recorded.noGround.empty();
            if (counts) {
                figures.push_back(figure);
                points.push_back(line.points.size());
            }
            line.points.push_back({row, figure, counts});
        }
        if (figures.size() < measure::kFewestOfSeries)
            line.reason = whyNotJudged(figures.size(), line.points.size() - figures.size());
    }
    const auto changes = measure::changePoints(series);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        auto& line = history.lines[i];
        for (const auto& change : changes[i]) {
            const double factor = std::max(change.ratio.value, 1 / change.ratio.value);
            if (factor <= 1 + options.margin)
                continue;
            const auto point = counted[i][change.index];
            const auto& before = rows[line.points[counted[i][change.index - 1]].row];
            line.changes.push_back({.point = point,
                                    .ratio = change.ratio.value,
                                    .interval = measure::intervalOf(change.ratio),
                                    .chance = change.chance,
                                    .falseShare = change.falseShare,
                                    .newestAlone = change.index + 1 == counted[i].size(),
                                    .facts = changedFacts(before, rows[line.points[point].row])});
        }
    }
    return history;
}

} // namespace sortscope::results

// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/comparer.h"

#include "core/plan/requestjson.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"
#include "gui/session/sessionworker.h"

#include <algorithm>
#include <set>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

session::SessionFile opened(const QString& path)
{
    return session::SessionFile::open(pathToRead(path));
}

/// Adds the results that are in memory alone.
void addHeld(results::ComparedSet& set, const std::vector<results::ResultPointer>& held)
{
    std::set<results::JobId> known;
    for (const auto& stored : set.jobs) {
        if (stored.finished)
            known.insert(stored.result->spec.id);
    }
    for (const auto& result : held) {
        if (!known.contains(result->spec.id))
            set.jobs.push_back({.finished = true, .result = result});
    }
}

results::ComparedSet load(const CompareSource& source)
{
    results::ComparedSet set;
    set.name = source.name.toStdString();
    if (!source.path.isEmpty()) {
        auto file = opened(source.path);
        set.runs = file.runs();
        set.jobs = file.jobs();
    }
    addHeld(set, source.held);
    if (source.run) {
        std::erase_if(set.runs, [&](const auto& run) { return run.id != *source.run; });
        std::erase_if(set.jobs, [&](const auto& stored) { return stored.run != *source.run; });
    }
    if (source.jobs)
        std::erase_if(set.jobs,
                      [&](const auto& stored) { return !source.jobs->contains(stored.result->spec.id); });
    return set;
}

Comparer::Runs runsOf(const QString& path)
{
    Comparer::Runs listed;
    auto file = opened(path);
    const auto jobs = file.jobs();
    for (const auto& run : file.runs()) {
        const auto count = std::count_if(jobs.begin(), jobs.end(), [&](const auto& stored) {
            return stored.run == run.id && stored.finished;
        });
        listed.push_back(
            {.id = run.id,
             .date = run.environment.date,
             .jobs = static_cast<std::size_t>(count),
             .interleaved = plan::sampleOrderIn(run.request) == results::SampleOrder::Interleaved});
    }
    return listed;
}

results::MappedReport pairsOf(const CompareSource& source, const results::CompareOptions& options)
{
    const auto set = load(source);
    std::vector<results::ResultPointer> results;
    for (const auto& stored : set.jobs) {
        if (stored.finished && !stored.replacedBy)
            results.push_back(stored.result);
    }
    return {.report = {.nameA = set.name,
                       .nameB = set.name,
                       .options = options,
                       .pairs = results::interleavedPairs(results, options)},
            .mapping = {},
            .a = {},
            .b = {}};
}

} // namespace

void Comparer::listRuns(const QString& path)
{
    m_questions.worker().post(
        [this, path]() -> Worker::Reply {
            auto runs = std::make_shared<const Runs>(runsOf(path));
            return [this, path, runs] { emit runsListed(path, runs); };
        },
        [this, path](const QString&) { emit runsListed(path, std::make_shared<const Runs>()); });
}

void Comparer::compare(CompareSource a, CompareSource b, results::CompareOptions options,
                       results::Mapping wanted)
{
    const auto work = [a = std::move(a), b = std::move(b), options, wanted = std::move(wanted)] {
        return results::compareBy(wanted, load(a), load(b), options);
    };
    ask<results::MappedReport>(work, &Comparer::compared);
}

void Comparer::compareWithin(CompareSource side, results::CompareOptions options, results::Mapping wanted)
{
    const auto work = [side = std::move(side), options, wanted = std::move(wanted)] {
        return results::compareWithin(wanted, load(side), options);
    };
    ask<results::MappedReport>(work, &Comparer::compared);
}

void Comparer::comparePairs(CompareSource run, results::CompareOptions options)
{
    ask<results::MappedReport>([run = std::move(run), options] { return pairsOf(run, options); },
                               &Comparer::compared);
}

void Comparer::judgeFleet(CompareSource session, results::CompareOptions options)
{
    const auto work = [session = std::move(session), options] {
        const auto set = load(session);
        return JudgedFleet{results::fleet(set, options), results::comparedDevices(set, options)};
    };
    ask<JudgedFleet>(work, &Comparer::fleetJudged);
}

void Comparer::pin(CompareSource baseline, bool own)
{
    m_questions.worker().post(
        [this, baseline = std::move(baseline), own]() -> Worker::Reply {
            auto rows = std::make_shared<const results::PinnedBaseline>(load(baseline), own);
            return [this, rows] { emit pinned(rows); };
        },
        [this](const QString& sentence) { emit failed(sentence); });
}

template <typename Report>
void Comparer::ask(std::function<Report()> work,
                   void (Comparer::*answered)(const std::shared_ptr<const Report>& report))
{
    m_questions.post(
        [this, answered, work = std::move(work)](const std::stop_token& /*stop*/) -> Worker::Reply {
            auto report = std::make_shared<const Report>(work());
            return [this, answered, report] { emit(this->*answered)(report); };
        },
        [this](const QString& sentence) { emit failed(sentence); });
}

} // namespace sortscope::gui::bridge

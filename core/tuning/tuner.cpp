// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuner.h"

#include "core/base/usageerror.h"
#include "core/plan/expand.h"
#include "core/plan/requestofjobs.h"
#include "core/results/compare/compare.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sortscope::tuning {
namespace {

using algorithms::AlgorithmInfo;
using algorithms::ParameterInfo;
using algorithms::Parameters;
using results::ResultPointer;

/// The samples of a trial that shows which sets are hopeless.
constexpr std::size_t kFewSamples = 5;
/// The fewest replicates that confirm the best, unless the request has one alone, as in a single process.
constexpr std::size_t kConfirmingReplicates = 5;
constexpr std::size_t kConfirmingSamples = 7;

void requireOneOfEach(const std::vector<results::JobSpec>& jobs)
{
    const auto& first = jobs.front();
    const auto device = results::deviceKey(first.device);
    const bool one = std::ranges::all_of(jobs, [&](const results::JobSpec& spec) {
        return results::deviceKey(spec.device) == device && spec.variant == first.variant
               && spec.workload == first.workload;
    });
    if (!one)
        throw base::UsageError(
            "one device, one algorithm, one merge strategy, one generator, one type of keys "
            "and one kind of values are tuned at a time");
}

void requireTunable(const std::string& algorithm)
{
    if (isTunable(*algorithms::findAlgorithm(algorithm)))
        return;
    std::vector<std::string_view> tunable;
    for (const auto& info : algorithms::catalogue()) {
        if (isTunable(info))
            tunable.push_back(info.id);
    }
    throw base::UsageError(fmt::format("{} has no parameters to tune; algorithms that have some are {}",
                                       algorithm, base::joined(tunable, std::identity())));
}

/// Returns the row of a set of parameters; nullptr if there is none.
ResultPointer rowOf(const Parameters& parameters, const std::vector<ResultPointer>& rows)
{
    const auto row = std::ranges::find(
        rows, parameters, [](const auto& one) -> const Parameters& { return one->spec.variant.parameters; });
    return row == rows.end() ? nullptr : *row;
}

/// Returns the trial that the row of one set of parameters describes.
TuningTrial trialOf(const Parameters& parameters, bool thorough, const std::vector<ResultPointer>& rows)
{
    TuningTrial trial{.parameters = parameters, .thorough = thorough};
    const auto row = rowOf(parameters, rows);
    if (!row)
        return trial;
    if (const auto wall = results::summarise(*row, results::Metric::Wall); wall && row->verified())
        trial.timeNs = wall->median;
    else
        trial.reason = row->reason.empty() ? "no sample of it was verified" : row->reason;
    return trial;
}

/// Compares the rows of the step that confirms: A has the defaults, B the best. Empty if a row is missing.
std::optional<results::ComparedPair> confirmationOf(const TuningSearch::Step& step,
                                                    const std::vector<ResultPointer>& rows)
{
    const auto a = rowOf(step.sets.front(), rows);
    const auto b = rowOf(step.sets.back(), rows);
    if (!a || !b || !a->verified() || !b->verified())
        return std::nullopt;
    return results::interleavedPairs({a, b}).front();
}

/// Returns the sizes that expand() accepts, each once; throws as expand() does.
std::vector<std::size_t> sizesOf(const plan::RunRequest& request, const backend::Inventory& inventory)
{
    std::vector<std::size_t> sizes;
    for (const auto& spec : expand(request, inventory)) {
        if (std::ranges::find(sizes, spec.workload.size) == sizes.end())
            sizes.push_back(spec.workload.size);
    }
    return sizes;
}

/// Checks the request of one size, and makes its job with the default parameters.
results::JobSpec tunedJob(const plan::RunRequest& request, const backend::Inventory& inventory)
{
    const auto jobs = expand(request, inventory);
    requireOneOfEach(jobs);
    requireTunable(jobs.front().variant.algorithm);
    // Whether an algorithm takes the keys does not depend on its parameters.
    const auto& workload = jobs.front().workload;
    if (!algorithms::findAlgorithm(jobs.front().variant.algorithm)->takes(workload.key, workload.values))
        throw base::UsageError(jobs.front().unsupported);
    return jobs.front();
}

} // namespace

bool isTunable(const AlgorithmInfo& info)
{
    return std::ranges::any_of(info.parameters,
                               [](const ParameterInfo& parameter) { return !parameter.candidates.empty(); });
}

bool TuningOutcome::isMeasured() const
{
    return std::ranges::any_of(
        trials, [&](const TuningTrial& trial) { return trial.timeNs && trial.parameters == best; });
}

Tuner::Tuner(backend::Inventory inventory, plan::RunRequest request, std::chrono::nanoseconds budget)
    : m_inventory(std::move(inventory)),
      m_request(std::move(request)),
      m_budget(budget)
{
    m_request.sizes = sizesOf(m_request, m_inventory);
    m_request.parameters.clear();
    m_request.order = results::SampleOrder::JobByJob;
    beginNextSize();
}

void Tuner::beginNextSize()
{
    auto request = m_request;
    request.sizes = {m_request.sizes[m_begun.size()]};
    auto spec = tunedJob(request, m_inventory);
    TuningSearch search(*algorithms::findAlgorithm(spec.variant.algorithm), spec.variant.parameters);
    const auto left = static_cast<std::int64_t>(m_request.sizes.size() - m_begun.size());
    m_begun.push_back({.spec = std::move(spec),
                       .search = std::move(search),
                       .budget = (m_budget - m_watch.elapsed()) / left});
}

bool Tuner::Size::allows(const TuningSearch::Step& step) const
{
    const auto known = timeOfASet.find(step.thorough);
    const auto needed =
        known == timeOfASet.end() ? 0.0 : known->second * static_cast<double>(step.sets.size());
    return static_cast<double>(watch.ns()) + needed < static_cast<double>(budget.count());
}

plan::Plan Tuner::planOf(const TuningSearch::Step& step) const
{
    plan::Plan plan;
    for (const auto& set : step.sets) {
        auto request = m_request;
        request.sizes = {size()};
        for (const auto& [id, value] : set)
            request.parameters[id] = {algorithms::toText(value)};
        if (!step.thorough)
            request.sampling = measure::fixedPlan(kFewSamples);
        auto& replicates = request.sampling.replicates;
        if (step.confirms && replicates > 1)
            replicates = std::max(replicates, kConfirmingReplicates);
        if (step.confirms) {
            // Within a run fewer samples have no interval.
            request.sampling.minimumSamples = std::max(request.sampling.minimumSamples, kConfirmingSamples);
            request.sampling.maximumSamples = std::max(request.sampling.maximumSamples, kConfirmingSamples);
        }
        auto jobs = expand(request, m_inventory, static_cast<results::JobId>(plan.jobs.size()) + 1);
        std::ranges::move(jobs, std::back_inserter(plan.jobs));
    }
    plan.request = plan::requestOfJobs(plan.jobs);
    plan.request->untuned = true;
    if (step.confirms)
        plan.order = plan.request->order = results::SampleOrder::Interleaved;
    return plan;
}

std::optional<plan::Plan> Tuner::next()
{
    while (true) {
        auto& now = m_begun.back();
        const auto& step = now.search.next();
        if (now.complete && step && !step->confirms && !now.allows(*step)) {
            now.complete = false;
            now.search.hurry();
        }
        now.began = now.watch.elapsed();
        if (step)
            return planOf(*step);
        if (m_begun.size() == m_request.sizes.size())
            return std::nullopt;
        beginNextSize();
    }
}

void Tuner::Size::addSources(const std::vector<ResultPointer>& rows)
{
    for (const auto& row : rows) {
        for (auto source : row->sources) {
            source.options.clear();
            if (std::ranges::find(sources, source) == sources.end())
                sources.push_back(std::move(source));
        }
    }
}

std::vector<TuningTrial> Tuner::add(const std::vector<ResultPointer>& rows)
{
    auto& now = m_begun.back();
    const auto step = *now.search.next();
    now.took = now.watch.elapsed();
    now.timeOfASet[step.thorough] =
        static_cast<double>((now.took - now.began).count()) / static_cast<double>(step.sets.size());
    now.addSources(rows);
    std::vector<TuningTrial> trials;
    std::vector<std::optional<double>> times;
    for (const auto& set : step.sets) {
        auto& trial = trials.emplace_back(trialOf(set, step.thorough, rows));
        times.push_back(trial.timeNs);
        if (times.front() && trial.timeNs)
            trial.ratio = *trial.timeNs / *times.front();
    }
    if (step.confirms) {
        const auto pair = confirmationOf(step, rows).value_or(results::ComparedPair());
        trials.back().ratio = pair.ratio;
        now.search.confirm(pair.ratio, pair.ratioInterval);
    } else {
        now.search.add(times);
    }
    now.trials.insert(now.trials.end(), trials.begin(), trials.end());
    return trials;
}

TuningOutcome Tuner::Size::outcome() const
{
    TuningOutcome outcome{.defaults = spec.variant.parameters,
                          .best = search.best(),
                          .ratio = search.ratio(),
                          .interval = search.interval(),
                          .trials = trials,
                          .complete = complete,
                          .took = took};
    if (!outcome.isMeasured())
        outcome.ratio.reset();
    return outcome;
}

Tunings::Entry Tuner::Size::entryAt(std::chrono::sys_seconds date) const
{
    Tunings::Entry entry{.device = results::deviceKey(spec.device),
                         .deviceName = spec.device.name,
                         .driverVersion = spec.device.driverVersion,
                         .algorithm = spec.variant.algorithm,
                         .merge = spec.variant.merge,
                         .key = spec.workload.key,
                         .payload = spec.workload.values,
                         .date = date,
                         .ratio = search.ratio(),
                         .generator = spec.workload.generator,
                         .size = spec.workload.size,
                         .sources = sources};
    for (const auto& [id, value] : search.best()) {
        if (spec.variant.parameters.find(id)->second != value)
            entry.values.emplace(id, value);
    }
    return entry;
}

std::vector<TunedSize> Tuner::resultsAt(std::chrono::sys_seconds date) const
{
    std::vector<TunedSize> results;
    for (const auto& size : m_begun)
        results.push_back({size.outcome(), size.entryAt(date)});
    return results;
}

std::vector<Tunings::Entry> worthKeeping(const std::vector<TunedSize>& results)
{
    std::vector<Tunings::Entry> entries;
    for (const auto& [outcome, entry] : results) {
        if (outcome.isWorthKeeping())
            entries.push_back(entry);
    }
    return entries;
}

} // namespace sortscope::tuning

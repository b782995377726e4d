// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuner.h"

#include "core/base/usageerror.h"
#include "core/plan/expand.h"
#include "core/plan/requestofjobs.h"
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

bool isTunable(const AlgorithmInfo& info)
{
    return std::ranges::any_of(info.parameters,
                               [](const ParameterInfo& parameter) { return !parameter.candidates.empty(); });
}

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

/// Returns the trial that the row of one set of parameters describes.
TuningTrial trialOf(const Parameters& parameters, bool thorough, const std::vector<ResultPointer>& rows)
{
    TuningTrial trial{.parameters = parameters, .thorough = thorough};
    const auto row = std::ranges::find(
        rows, parameters, [](const auto& one) -> const Parameters& { return one->spec.variant.parameters; });
    if (row == rows.end())
        return trial;
    if (const auto wall = results::summarise(**row, results::Metric::Wall); wall && (*row)->verified())
        trial.timeNs = wall->median;
    else
        trial.reason = (*row)->reason.empty() ? "no sample of it was verified" : (*row)->reason;
    return trial;
}

/// Checks the request, and makes its job with the default parameters.
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

plan::RunRequest withoutParameters(plan::RunRequest request)
{
    request.parameters.clear();
    request.order = results::SampleOrder::JobByJob;
    return request;
}

} // namespace

bool TuningOutcome::isMeasured() const
{
    return std::ranges::any_of(
        trials, [&](const TuningTrial& trial) { return trial.timeNs && trial.parameters == best; });
}

Tuner::Tuner(backend::Inventory inventory, plan::RunRequest request, std::chrono::nanoseconds budget)
    : m_inventory(std::move(inventory)),
      m_request(withoutParameters(std::move(request))),
      m_budget(budget),
      m_spec(tunedJob(m_request, m_inventory)),
      m_search(*algorithms::findAlgorithm(m_spec.variant.algorithm), m_spec.variant.parameters)
{}

bool Tuner::allows(const TuningSearch::Step& step) const
{
    const auto known = m_timeOfASet.find(step.thorough);
    const auto needed =
        known == m_timeOfASet.end() ? 0.0 : known->second * static_cast<double>(step.sets.size());
    return static_cast<double>(m_watch.ns()) + needed < static_cast<double>(m_budget.count());
}

plan::Plan Tuner::planOf(const TuningSearch::Step& step) const
{
    plan::Plan plan;
    for (const auto& set : step.sets) {
        auto request = m_request;
        for (const auto& [id, value] : set)
            request.parameters[id] = {algorithms::toText(value)};
        if (!step.thorough)
            request.sampling = measure::fixedPlan(kFewSamples);
        auto jobs = expand(request, m_inventory, static_cast<results::JobId>(plan.jobs.size()) + 1);
        std::ranges::move(jobs, std::back_inserter(plan.jobs));
    }
    plan.request = plan::requestOfJobs(plan.jobs);
    plan.request->untuned = true;
    return plan;
}

std::optional<plan::Plan> Tuner::next()
{
    if (m_complete && m_search.next() && !allows(*m_search.next())) {
        m_complete = false;
        m_search.hurry();
    }
    m_began = m_watch.elapsed();
    return m_search.next() ? std::optional(planOf(*m_search.next())) : std::nullopt;
}

void Tuner::addSources(const std::vector<ResultPointer>& rows)
{
    for (const auto& row : rows) {
        for (auto source : row->sources) {
            source.options.clear();
            if (std::ranges::find(m_sources, source) == m_sources.end())
                m_sources.push_back(std::move(source));
        }
    }
}

std::vector<TuningTrial> Tuner::add(const std::vector<ResultPointer>& rows)
{
    const auto step = *m_search.next();
    m_took = m_watch.elapsed();
    m_timeOfASet[step.thorough] =
        static_cast<double>((m_took - m_began).count()) / static_cast<double>(step.sets.size());
    addSources(rows);
    std::vector<TuningTrial> trials;
    std::vector<std::optional<double>> times;
    for (const auto& set : step.sets) {
        auto& trial = trials.emplace_back(trialOf(set, step.thorough, rows));
        times.push_back(trial.timeNs);
        if (times.front() && trial.timeNs)
            trial.ratio = *trial.timeNs / *times.front();
    }
    m_trials.insert(m_trials.end(), trials.begin(), trials.end());
    m_search.add(times);
    return trials;
}

TuningOutcome Tuner::outcome() const
{
    TuningOutcome outcome{.defaults = m_spec.variant.parameters,
                          .best = m_search.best(),
                          .ratio = m_search.ratio(),
                          .trials = m_trials,
                          .complete = m_complete,
                          .took = m_took};
    if (!outcome.isMeasured())
        outcome.ratio.reset();
    return outcome;
}

Tunings::Entry Tuner::entryAt(std::chrono::sys_seconds date) const
{
    Tunings::Entry entry{.device = results::deviceKey(m_spec.device),
                         .deviceName = m_spec.device.name,
                         .driverVersion = m_spec.device.driverVersion,
                         .algorithm = m_spec.variant.algorithm,
                         .merge = m_spec.variant.merge,
                         .key = m_spec.workload.key,
                         .payload = m_spec.workload.values,
                         .date = date,
                         .ratio = m_search.ratio(),
                         .generator = m_spec.workload.generator,
                         .size = m_spec.workload.size,
                         .sources = m_sources};
    for (const auto& [id, value] : m_search.best()) {
        if (m_spec.variant.parameters.find(id)->second != value)
            entry.values.emplace(id, value);
    }
    return entry;
}

} // namespace sortscope::tuning

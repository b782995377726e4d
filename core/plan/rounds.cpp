// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rounds.h"

#include "core/results/row/jobresult.h"

#include <algorithm>
#include <random>
#include <span>
#include <utility>

namespace sortscope::plan {
namespace {

/// A job, or a pair of them.
using Group = std::vector<results::JobId>;

struct Input {
    results::Workload workload;
    std::vector<Group> groups;
};

/// Shuffles the items. std::shuffle may give another order with another library.
template <typename T>
void shuffle(std::vector<T>& items, std::mt19937_64& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random() % i]);
}

std::size_t lacking(const Plan& plan, const results::JobSpec& spec)
{
    const auto held = plan.held.find(spec.id);
    const auto taken = held == plan.held.end() ? 0 : held->second->replicates.size();
    const auto wanted = std::min(spec.sampling.replicates, measure::kMostReplicates);
    return wanted > taken ? wanted - taken : 0;
}

/// The jobs that are at work in the round `number`, by input.
std::vector<Input> inputsOf(const Plan& plan, std::size_t number)
{
    const std::size_t together = plan.order == results::SampleOrder::Interleaved ? 2 : 1;
    std::vector<Input> inputs;
    for (std::size_t first = 0; first < plan.jobs.size(); first += together) {
        const auto jobs = std::span(plan.jobs).subspan(first, together);
        if (std::ranges::none_of(jobs, [&](const auto& spec) { return lacking(plan, spec) > number; }))
            continue;
        auto workload = jobs.front().workload.input();
        auto input = std::ranges::find(inputs, workload, &Input::workload);
        if (input == inputs.end())
            input = inputs.insert(input, {std::move(workload), {}});
        auto& group = input->groups.emplace_back();
        for (const auto& spec : jobs)
            group.push_back(spec.id);
        if (number % 2 == 1)
            std::ranges::reverse(group);
    }
    return inputs;
}

} // namespace

std::vector<std::vector<results::JobId>> roundsOf(const Plan& plan)
{
    std::vector<std::vector<results::JobId>> rounds;
    if (plan.jobs.empty())
        return rounds;
    std::mt19937_64 random(plan.jobs.front().workload.seed);
    while (true) {
        auto inputs = inputsOf(plan, rounds.size());
        if (inputs.empty())
            return rounds;
        shuffle(inputs, random);
        auto& round = rounds.emplace_back();
        for (auto& input : inputs) {
            shuffle(input.groups, random);
            for (const auto& group : input.groups)
                round.insert(round.end(), group.begin(), group.end());
        }
    }
}

} // namespace sortscope::plan

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/tuningsearch.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>

namespace sortscope::tuning {
namespace {

using algorithms::ParameterInfo;
using algorithms::Parameters;
using algorithms::ParameterValue;
using Times = std::span<const std::optional<double>>;

/// Values that differ from the best one by less than this fraction (1/16) of it make no difference.
constexpr std::int64_t kFinest = 16;

/// Returns infinity for a set that cannot run.
double timeOr(const std::optional<double>& time)
{
    return time.value_or(std::numeric_limits<double>::infinity());
}

/// Returns the number in the middle that the parameter takes; empty if none lies between.
std::optional<std::int64_t> between(const ParameterInfo& parameter, std::int64_t low, std::int64_t high)
{
    auto middle = std::midpoint(low, high);
    if (parameter.powerOfTwo)
        middle = std::int64_t{1} << std::lround(
                     std::log2(std::sqrt(static_cast<double>(low) * static_cast<double>(high))));
    return middle > low && middle < high ? std::optional(middle) : std::nullopt;
}

} // namespace

TuningSearch::TuningSearch(const algorithms::AlgorithmInfo& info, Parameters defaults)
    : m_defaults(std::move(defaults)),
      m_best(m_defaults)
{
    for (const auto& parameter : info.parameters) {
        if (parameter.candidates.empty())
            continue;
        m_parameters.push_back(&parameter);
        if (const auto* number = std::get_if<std::int64_t>(&m_defaults.find(parameter.id)->second))
            m_numbers[std::string(parameter.id)].insert(*number);
    }
    m_tried.insert(m_defaults);
    advance();
}

void TuningSearch::add(Times times)
{
    if (m_best == m_defaults)
        m_defaultsRun = times[0].has_value();
    if (m_step->thorough)
        chooseBest(times);
    else
        chooseFinalists(times);
    advance();
}

void TuningSearch::hurry()
{
    m_phase = Phase::Confirm;
    m_finalists.clear();
    advance();
}

void TuningSearch::advance()
{
    m_step.reset();
    if (!m_finalists.empty()) {
        m_step = Step{{m_best}, true};
        std::ranges::move(std::exchange(m_finalists, {}), std::back_inserter(m_step->sets));
        return;
    }
    while (m_phase != Phase::Confirm) {
        if (m_at == m_parameters.size()) {
            endRound();
            continue;
        }
        auto sets = untried(*m_parameters[m_at++]);
        if (sets.empty())
            continue;
        m_busy = true;
        m_tried.insert(sets.begin(), sets.end());
        m_step = Step{{m_best}, false};
        std::ranges::move(sets, std::back_inserter(m_step->sets));
        return;
    }
    if (m_best != m_defaults && m_defaultsRun && !m_confirmed)
        m_step = Step{{m_defaults, m_best}, true, true};
}

void TuningSearch::endRound()
{
    m_at = 0;
    if (!std::exchange(m_busy, false))
        m_phase = m_phase == Phase::Candidates ? Phase::Between : Phase::Confirm;
}

std::vector<Parameters> TuningSearch::untried(const ParameterInfo& parameter)
{
    std::vector<Parameters> sets;
    for (const auto& value : valuesOf(parameter)) {
        if (const auto* number = std::get_if<std::int64_t>(&value))
            m_numbers[std::string(parameter.id)].insert(*number);
        auto set = m_best;
        set.find(parameter.id)->second = value;
        if (!m_tried.contains(set))
            sets.push_back(std::move(set));
    }
    return sets;
}

std::vector<ParameterValue> TuningSearch::valuesOf(const ParameterInfo& parameter) const
{
    if (m_phase == Phase::Candidates)
        return parameter.candidates;
    const auto* best = std::get_if<std::int64_t>(&m_best.find(parameter.id)->second);
    const auto numbers = m_numbers.find(parameter.id);
    if (best == nullptr || numbers == m_numbers.end())
        return {};
    std::vector<ParameterValue> values;
    const auto add = [&](std::int64_t neighbour) {
        const auto middle = between(parameter, std::min(neighbour, *best), std::max(neighbour, *best));
        if (middle && std::abs(*middle - *best) * kFinest >= *best)
            values.emplace_back(*middle);
    };
    const auto above = numbers->second.upper_bound(*best);
    const auto here = numbers->second.lower_bound(*best);
    if (here != numbers->second.begin())
        add(*std::prev(here));
    if (above != numbers->second.end())
        add(*above);
    return values;
}

void TuningSearch::chooseFinalists(Times times)
{
    std::vector<std::size_t> faster;
    for (std::size_t i = 1; i < times.size(); ++i) {
        if (timeOr(times[i]) < timeOr(times[0]))
            faster.push_back(i);
    }
    std::ranges::sort(faster, {}, [&](std::size_t i) { return *times[i]; });
    for (const auto i : faster) {
        if (m_finalists.size() < kFinalists)
            m_finalists.push_back(m_step->sets[i]);
    }
}

void TuningSearch::chooseBest(Times times)
{
    const auto best = std::ranges::min_element(times, {}, timeOr);
    if (timeOr(*best) >= timeOr(times[0]) * (1 - kMargin))
        return;
    m_best = m_step->sets[static_cast<std::size_t>(best - times.begin())];
}

void TuningSearch::confirm(const std::optional<double>& ratio,
                           const std::optional<measure::Interval>& interval)
{
    m_confirmed = true;
    if (ratio && *ratio < 1 - kMargin && interval && interval->high < 1) {
        m_ratio = ratio;
        m_interval = interval;
    } else {
        m_best = m_defaults;
    }
    advance();
}

} // namespace sortscope::tuning

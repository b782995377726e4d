// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/measure/statistics.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace sortscope::tuning {

/// Looks for the fastest parameters of an algorithm: says which are to be measured next, is given the times,
/// and stops when it knows no better ones to try. The class measures nothing itself.
///
/// The search is coordinate descent from the defaults: it tries the candidates of one parameter after the
/// other, with the other parameters as in the best set so far, until a round over all of them changes
/// nothing. Then it tries numbers between the best one and its neighbours. Each time few samples show which
/// sets are hopeless; sets that look faster are measured thoroughly, beside the best so far. The fastest of
/// many equal sets looks faster than it is, since it was chosen for its times: in the end the best is
/// measured afresh in turn with the defaults, and takes their place only if it is faster beyond noise there,
/// too.
class TuningSearch {
public:
    TuningSearch(const algorithms::AlgorithmInfo& info, algorithms::Parameters defaults);

    struct Step {
        /// The sets to measure, each with all parameters of the algorithm. The others are compared with the
        /// first.
        std::vector<algorithms::Parameters> sets;
        /// False if a few samples will do.
        bool thorough = false;
        /// True for the last step: the defaults, and the best. Its outcome is told to confirm().
        bool confirms = false;
    };
    /// Empty if the search is done.
    const std::optional<Step>& next() const { return m_step; }

    /// Adds the times of the sets of next(), in their order and any unit; empty for a set that could not run.
    void add(std::span<const std::optional<double>> times);
    /// Tells the outcome of the step that confirms: the time of the best divided by that of the defaults, and
    /// its 95 % interval. Without both, the defaults stay.
    void confirm(const std::optional<double>& ratio, const std::optional<measure::Interval>& interval);

    /// Leaves out all further steps except the comparison of the best with the defaults.
    void hurry();

    const algorithms::Parameters& best() const { return m_best; }
    /// The time of the best divided by that of the defaults, as confirmed; 1 if the best are the defaults.
    /// Empty if that was not measured, or the defaults cannot run.
    std::optional<double> ratio() const { return m_best == m_defaults ? 1 : m_ratio; }
    /// The interval of the ratio, as confirmed.
    const std::optional<measure::Interval>& interval() const { return m_interval; }

    /// A set replaces another one only if it is faster by more than this share.
    static constexpr double kMargin = 0.02;
    /// The most sets that are measured thoroughly in a step, beside the best so far.
    static constexpr std::size_t kFinalists = 3;

private:
    enum class Phase { Candidates, Between, Confirm };

    void advance();
    /// Begins the next round over the parameters, or the next phase.
    void endRound();
    std::vector<algorithms::Parameters> untried(const algorithms::ParameterInfo& parameter);
    std::vector<algorithms::ParameterValue> valuesOf(const algorithms::ParameterInfo& parameter) const;
    void chooseFinalists(std::span<const std::optional<double>> times);
    void chooseBest(std::span<const std::optional<double>> times);

    std::vector<const algorithms::ParameterInfo*> m_parameters;
    algorithms::Parameters m_defaults;
    algorithms::Parameters m_best;
    std::optional<double> m_ratio;
    std::optional<measure::Interval> m_interval;
    /// False if nothing can be compared with the defaults: they had no time in the first step.
    bool m_defaultsRun = true;
    bool m_confirmed = false;
    Phase m_phase = Phase::Candidates;
    /// The next parameter of this round, and whether this round has something to try.
    std::size_t m_at = 0;
    bool m_busy = false;
    std::set<algorithms::Parameters> m_tried;
    std::map<std::string, std::set<std::int64_t>, std::less<>> m_numbers;
    std::vector<algorithms::Parameters> m_finalists;
    std::optional<Step> m_step;
};

} // namespace sortscope::tuning

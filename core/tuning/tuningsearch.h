// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"

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
/// and stops when it knows no better ones to try. Measures nothing itself.
///
/// Coordinate descent from the defaults: the candidates of one parameter after the other, the others as in
/// the best so far, until a round over all of them changes nothing. Then the values between the best one and
/// its neighbours, for numbers. Each time few samples show which are hopeless; what looks faster is measured
/// thoroughly, beside the best so far. In the end the best is measured beside the defaults, if it was not
/// yet.
class TuningSearch {
public:
    TuningSearch(const algorithms::AlgorithmInfo& info, algorithms::Parameters defaults);

    struct Step {
        /// All parameters of the algorithm in each. The first are those that the others are compared with.
        std::vector<algorithms::Parameters> sets;
        /// False: a few samples will do.
        bool thorough = false;
    };
    /// Empty if it is done.
    const std::optional<Step>& next() const { return m_step; }

    /// What the sets of next() took, in its order and any unit; empty for one that could not run.
    void add(std::span<const std::optional<double>> times);

    /// Leaves out all that is to come but the comparison of the best with the defaults.
    void hurry();

    const algorithms::Parameters& best() const { return m_best; }
    /// What the best took, by the defaults, in one step; 1 if they are the best. Empty if that was not
    /// measured, or the defaults cannot run.
    const std::optional<double>& ratio() const { return m_ratio; }

    /// What looks slower by less than this is as fast.
    static constexpr double kMargin = 0.02;
    /// The most that are measured thoroughly in a step, beside the best so far.
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
    void confirm(std::span<const std::optional<double>> times);

    std::vector<const algorithms::ParameterInfo*> m_parameters;
    algorithms::Parameters m_defaults;
    algorithms::Parameters m_best;
    std::optional<double> m_ratio = 1;
    /// True if the best is the defaults, or was measured thoroughly beside them.
    bool m_confirmed = true;
    Phase m_phase = Phase::Candidates;
    /// The parameter that comes next in this round, and whether this round has something to try.
    std::size_t m_at = 0;
    bool m_busy = false;
    std::set<algorithms::Parameters> m_tried;
    std::map<std::string, std::set<std::int64_t>, std::less<>> m_numbers;
    std::vector<algorithms::Parameters> m_finalists;
    std::optional<Step> m_step;
};

} // namespace sortscope::tuning

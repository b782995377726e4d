// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/plan/plan.h"
#include "core/plan/runrequest.h"
#include "core/results/row/resultpointer.h"
#include "core/sample/stopwatch.h"
#include "core/tuning/tunings.h"
#include "core/tuning/tuningsearch.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::tuning {

/// A set of parameters that tuning has measured.
struct TuningTrial {
    algorithms::Parameters parameters;
    /// False for a trial with few samples, which shows whether the set is hopeless.
    bool thorough = false;
    /// The median wall time in nanoseconds; empty if the set could not run.
    std::optional<double> timeNs;
    /// timeNs divided by the time of the first set of the same step: the best so far, or in the last step the
    /// defaults. Empty if one of them has no time.
    std::optional<double> ratio;
    /// Why the set could not run; empty if it could.
    std::string reason;
};

/// The outcome of tuning.
struct TuningOutcome {
    algorithms::Parameters defaults;
    algorithms::Parameters best;
    /// The time of a run with the best parameters divided by that with the defaults; 1 if the best are the
    /// defaults. Empty if unknown.
    std::optional<double> ratio;
    /// The trials in the order in which they were measured; the best so far is there again and again.
    std::vector<TuningTrial> trials;
    /// False if the budget ended before the search did.
    bool complete = true;
    /// The time from the beginning to the end of the last trial.
    std::chrono::nanoseconds took{0};

    /// False if the best has no time: then nothing is known.
    bool isMeasured() const;
    /// True if the outcome is to replace the one that was kept before: a search that was cut short does not
    /// show that the old one is not useful.
    bool isWorthKeeping() const { return isMeasured() && (complete || best != defaults); }
};

/// Tries parameters of one algorithm on one device at one size with ordinary jobs, in the order of
/// TuningSearch: gives plans to be run one after the other, and is given their rows.
class Tuner {
public:
    /// Tunes one device, one algorithm, one merge strategy, one generator, one type of keys and one size of
    /// `request`. Its sampling plan is used for thorough trials, and its parameters are passed over. Begins
    /// no more trials once `budget` would be exceeded, but compares the best so far with the defaults. Throws
    /// base::UsageError for a request that expand() refuses, or with more than one of these, and for an
    /// algorithm without parameters to tune.
    Tuner(backend::Inventory inventory, plan::RunRequest request, std::chrono::nanoseconds budget);

    const backend::DeviceInfo& device() const { return m_spec.device; }
    /// The number of keys.
    std::size_t size() const { return m_spec.workload.size; }

    /// Returns the next plan to run; the ids of its jobs begin at 1. Empty if tuning has ended.
    std::optional<plan::Plan> next();
    /// Adds the rows of the jobs of next(), in any order. Returns the trials that they describe.
    std::vector<TuningTrial> add(const std::vector<results::ResultPointer>& rows);

    /// The outcome so far.
    TuningOutcome outcome() const;
    /// Returns the entry to keep, without values if the defaults are the best.
    Tunings::Entry entryAt(std::chrono::sys_seconds date) const;

private:
    /// Says whether there is time for a step, from the time of the last such step.
    bool allows(const TuningSearch::Step& step) const;
    plan::Plan planOf(const TuningSearch::Step& step) const;
    void addSources(const std::vector<results::ResultPointer>& rows);

    backend::Inventory m_inventory;
    plan::RunRequest m_request;
    std::chrono::nanoseconds m_budget;
    /// A job with the defaults.
    results::JobSpec m_spec;
    TuningSearch m_search;
    sample::Stopwatch m_watch;
    std::chrono::nanoseconds m_took{0};
    /// The time when the current step began.
    std::chrono::nanoseconds m_began{0};
    /// For thorough steps and for others, the time per set of parameters in the last such step, in
    /// nanoseconds.
    std::map<bool, double> m_timeOfASet;
    std::vector<TuningTrial> m_trials;
    /// The kernel files of the jobs, without build options.
    std::vector<backend::ProgramRecord> m_sources;
    bool m_complete = true;
};

} // namespace sortscope::tuning

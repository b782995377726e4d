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
    /// False: a few samples, to see whether it is hopeless.
    bool thorough = false;
    /// The median wall, in nanoseconds; empty if it could not run.
    std::optional<double> timeNs;
    /// That by the time of the best so far, which was measured beside it; empty if one of them has none.
    std::optional<double> ratio;
    /// Why it could not run; empty if it could.
    std::string reason;
};

/// What became of tuning.
struct TuningOutcome {
    algorithms::Parameters defaults;
    algorithms::Parameters best;
    /// What a run takes with the best, by that with the defaults; 1 if they are the best. Empty if that is
    /// not known.
    std::optional<double> ratio;
    /// In the order in which they were measured; the best so far is there again and again.
    std::vector<TuningTrial> trials;
    /// False if the budget ended before the search did.
    bool complete = true;
    /// From the beginning to the end of its last trial.
    std::chrono::nanoseconds took{0};

    /// False if the best has no time either: then nothing is known.
    bool isMeasured() const;
    /// True if what was found is to take the place of what was kept before: a search that was cut short does
    /// not say that that is no good.
    bool isWorthKeeping() const { return isMeasured() && (complete || best != defaults); }
};

/// Tries parameters of one algorithm on one device at one size, each with jobs like any others, as
/// TuningSearch says: gives plans to be run one after the other, and is given their rows.
class Tuner {
public:
    /// Of `request` one device, one algorithm, one merge strategy, one generator, one type of keys and one
    /// size are tuned; its sampling plan is that of thorough trials, and its parameters are passed over.
    /// Begins no more trials once `budget` would be exceeded, but compares what was found by then with the
    /// defaults. Throws base::UsageError for what expand() refuses, more than one of each, and an algorithm
    /// without parameters to tune.
    Tuner(backend::Inventory inventory, plan::RunRequest request, std::chrono::nanoseconds budget);

    const backend::DeviceInfo& device() const { return m_spec.device; }
    /// Keys.
    std::size_t size() const { return m_spec.workload.size; }

    /// What is to be run next; its jobs' ids begin at 1. Empty if tuning has ended.
    std::optional<plan::Plan> next();
    /// The rows of the jobs of next(), in any order. Returns what they say of its trials.
    std::vector<TuningTrial> add(const std::vector<results::ResultPointer>& rows);

    /// So far.
    TuningOutcome outcome() const;
    /// What is kept of it, without values if the defaults are the best.
    Tunings::Entry entryAt(std::chrono::sys_seconds date) const;

private:
    /// Says whether there is time for a step, by how long those before took.
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
    /// When the current step began.
    std::chrono::nanoseconds m_began{0};
    /// By whether it is thorough: what a set of parameters took in the last such step, in nanoseconds.
    std::map<bool, double> m_timeOfASet;
    std::vector<TuningTrial> m_trials;
    /// The kernel files of the jobs, without build options.
    std::vector<backend::ProgramRecord> m_sources;
    bool m_complete = true;
};

} // namespace sortscope::tuning

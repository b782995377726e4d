// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
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

/// True if the algorithm has a parameter with values to try.
bool isTunable(const algorithms::AlgorithmInfo& info);

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
    /// The ratio's interval, 95 %; empty if the best are the defaults, or the ratio is unknown.
    std::optional<measure::Interval> interval;
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

/// The outcome of tuning one size.
struct TunedSize {
    TuningOutcome outcome;
    /// The entry to keep, without values if the defaults are the best.
    Tunings::Entry entry;
};

/// Tries parameters of one algorithm on one device with ordinary jobs, size by size, each in the order of
/// TuningSearch: gives plans to be run one after the other, and is given their rows.
class Tuner {
public:
    /// Tunes one device, one algorithm, one merge strategy, one generator, one type of keys and each size of
    /// `request`. Its sampling plan is used for thorough trials, and its parameters are passed over. Each
    /// size gets its part of the rest of `budget` when it begins: it begins no more trials once this part
    /// would be exceeded, but compares the best so far with the defaults. Throws base::UsageError for a
    /// request that expand() refuses, or with more than one of these, and for an algorithm without parameters
    /// to tune.
    Tuner(backend::Inventory inventory, plan::RunRequest request, std::chrono::nanoseconds budget);

    const backend::DeviceInfo& device() const { return current().spec.device; }
    const algorithms::Parameters& defaults() const { return current().spec.variant.parameters; }
    /// The number of keys that the last plan was for.
    std::size_t size() const { return current().spec.workload.size; }

    /// The sizes that are tuned, each once.
    const std::vector<std::size_t>& sizes() const { return m_request.sizes; }

    /// Returns the next plan to run; the ids of its jobs begin at 1. Empty if all sizes are done.
    std::optional<plan::Plan> next();
    /// Adds the rows of the jobs of next(), in any order. Returns the trials that they describe.
    std::vector<TuningTrial> add(const std::vector<results::ResultPointer>& rows);

    /// Returns the results of all sizes, once next() is empty.
    std::vector<TunedSize> resultsAt(std::chrono::sys_seconds date) const;

private:
    /// The search at one size.
    struct Size {
        /// A job with the defaults.
        results::JobSpec spec;
        TuningSearch search;
        std::chrono::nanoseconds budget;
        sample::Stopwatch watch;
        std::chrono::nanoseconds took{0};
        /// The time when the current step began.
        std::chrono::nanoseconds began{0};
        /// For thorough steps and for others, the time per set of parameters in the last such step, in
        /// nanoseconds.
        std::map<bool, double> timeOfASet;
        std::vector<TuningTrial> trials;
        /// The kernel files of the jobs, without build options.
        std::vector<backend::ProgramRecord> sources;
        bool complete = true;

        /// Says whether there is time for a step, from the time of the last such step.
        bool allows(const TuningSearch::Step& step) const;
        void addSources(const std::vector<results::ResultPointer>& rows);
        TuningOutcome outcome() const;
        Tunings::Entry entryAt(std::chrono::sys_seconds date) const;
    };

    const Size& current() const { return m_begun.back(); }
    void beginNextSize();
    plan::Plan planOf(const TuningSearch::Step& step) const;

    backend::Inventory m_inventory;
    plan::RunRequest m_request;
    std::chrono::nanoseconds m_budget;
    sample::Stopwatch m_watch;
    /// The sizes up to the current one.
    std::vector<Size> m_begun;
};

/// Returns the entries that are worth keeping.
std::vector<Tunings::Entry> worthKeeping(const std::vector<TunedSize>& results);

} // namespace sortscope::tuning

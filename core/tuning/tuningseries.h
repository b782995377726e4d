// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/tuner.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::tuning {

/// The outcome of tuning one size.
struct TunedSize {
    TuningOutcome outcome;
    /// The entry to keep, without values if the defaults are the best.
    Tunings::Entry entry;
};

/// Tunes the sizes of a request one after the other: gives plans to be run, and is given their rows, as a
/// Tuner is.
class TuningSeries {
public:
    /// Tunes each size of `request` as Tuner does. Each size gets its part of the rest of `budget` when it
    /// begins.
    TuningSeries(const backend::Inventory& inventory, const plan::RunRequest& request,
                 std::chrono::nanoseconds budget);

    const backend::DeviceInfo& device() const { return m_tuner->device(); }
    algorithms::Parameters defaults() const { return m_tuner->outcome().defaults; }
    /// The size that the last plan was for.
    std::size_t size() const { return m_tuner->size(); }
    /// The sizes that are tuned, each once.
    const std::vector<std::size_t>& sizes() const { return m_request.sizes; }

    /// Returns the next plan to run; the ids of its jobs begin at 1. Empty if all sizes are done.
    std::optional<plan::Plan> next();
    /// Adds the rows of the jobs of next(), in any order. Returns the trials that they describe.
    std::vector<TuningTrial> add(const std::vector<results::ResultPointer>& rows)
    {
        return m_tuner->add(rows);
    }

    /// Returns the results of all sizes, once next() is empty.
    std::vector<TunedSize> resultsAt(std::chrono::sys_seconds date) const;

private:
    /// Returns the tuner of the size with this index, with its part of the budget.
    Tuner tunerOf(std::size_t index) const;

    backend::Inventory m_inventory;
    plan::RunRequest m_request;
    std::chrono::nanoseconds m_budget;
    sample::Stopwatch m_watch;
    /// The tuners of the sizes before the current one.
    std::vector<Tuner> m_done;
    std::optional<Tuner> m_tuner;
};

/// Returns the entries that are worth keeping.
std::vector<Tunings::Entry> worthKeeping(const std::vector<TunedSize>& results);

} // namespace sortscope::tuning

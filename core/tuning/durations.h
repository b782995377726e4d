// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/jobspec.h"
#include "core/tuning/statefile.h"

#include <chrono>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::tuning {

/// How long jobs took when they last ran, by which the time of the next ones is estimated.
class Durations {
public:
    /// The jobs of one algorithm on one device whose sizes lie between two powers of two.
    struct Entry {
        results::DeviceKey device;
        std::string algorithm;
        /// The bits of the size.
        unsigned bits = 0;
        /// The time that the jobs took in their last run, with all that lies between them, and the time that
        /// plan::likelyTime() expects of them.
        double takenNs = 0;
        double likelyNs = 0;
    };

    /// durations.json in base::stateFolder(); empty if that folder is.
    static std::filesystem::path defaultFile();
    /// Keeps one entry per device, algorithm and size.
    static StateFile<Entry> in(std::filesystem::path file = defaultFile());
    /// The key of an entry for jobs such as `spec`.
    static Entry entryOf(const results::JobSpec& spec);

    Durations() = default;
    explicit Durations(std::vector<Entry> entries) : m_entries(std::move(entries)) {}

    /// Estimates how long the jobs take together, as plan::likelyTime() does, but by what their like took:
    /// jobs of the same algorithm and device, of the nearest size; else all jobs of the device.
    std::chrono::nanoseconds likelyTime(std::span<const results::JobSpec> jobs) const;

private:
    /// How many times as long as plan::likelyTime() says; 1 if nothing is known.
    double ratioFor(const results::JobSpec& spec) const;

    std::vector<Entry> m_entries;
};

/// Hears the events of runs as they happen, and keeps the durations of whole jobs at the end of each run that
/// measures on one machine.
class DurationNotes : public events::EventSink {
public:
    explicit DurationNotes(std::filesystem::path file = Durations::defaultFile()) : m_file(std::move(file)) {}

    using TimePoint = std::chrono::steady_clock::time_point;

    void onEvent(const events::RunEvent& event) override { hear(event, std::chrono::steady_clock::now()); }
    /// Takes in an event that came at this time.
    void hear(const events::RunEvent& event, TimePoint now);

private:
    void begin(const plan::Plan& plan);
    void note(results::JobId job, TimePoint now);
    void end(const events::JobFinished& event);
    void keep();

    std::filesystem::path m_file;
    /// The jobs of the run whose durations count, and how long each took so far.
    std::map<results::JobId, std::pair<results::JobSpec, double>> m_jobs;
    std::vector<std::pair<results::JobSpec, double>> m_whole;
    /// The time when the last replicate ended, or the run began.
    TimePoint m_since;
    bool m_waiting = false;
};

extern template class StateFile<Durations::Entry>;

} // namespace sortscope::tuning

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/replicatecount.h"
#include "core/events/runevent.h"
#include "core/events/timeleft.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <map>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace sortscope::cli {

/// The content of a progress line.
struct ProgressState {
    /// The replicates of all jobs, and those that are taken or given up.
    std::size_t planned = 0;
    std::size_t finished = 0;
    /// The number of jobs that are not ok.
    std::size_t notOk = 0;
    /// For example "opencl:0 bitonic 2^20"; empty between jobs.
    std::string current;
    events::Phase phase = events::Phase::Generating;
    std::size_t samples = 0;
    std::size_t maximumSamples = 0;
    /// The replicate of the current job, and the number of its replicates.
    std::size_t replicate = 1;
    std::size_t replicates = 1;
    events::TimeLeft::Estimate left;
};

/// Returns "[=====>    ] 12/40, about 3 min left  opencl:0 bitonic 2^20, replicate 2 of 3, sample 5 of 20
/// (round 40 s, job 5 s)", cut to `width` columns.
std::string progressLine(const ProgressState& state, std::size_t width);

/// Shows a run on the terminal of standard error, and nothing if standard error is not a terminal.
///
/// The line is drawn at most ten times per second, and inside the runner's own events, which fall between two
/// samples. A state that comes too soon after the last drawing is drawn by a thread of its own when its time
/// has come, but never once sampling has begun: nothing here wakes while a sample is taken.
class Progress : public events::EventSink {
public:
    Progress();
    ~Progress() override;
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void onEvent(const events::RunEvent& event) override;

private:
    void apply(const events::RunStarted& event);
    void apply(const events::JobStarted& event);
    void apply(const events::JobProgress& event);
    void apply(const events::ReplicateFinished& event);
    void apply(const events::JobFinished& event);
    void apply(const events::RunFinished& event);
    static void apply(const auto& /*other*/) {}
    void countReplicates();
    void endReplicate();
    bool drawIfTime();
    void drawSoon();
    void drawNow();
    void erase();
    void drawWhatIsOwed(const std::stop_token& stop);

    bool m_enabled;
    /// Guards all below.
    std::mutex m_mutex;
    std::condition_variable_any m_owing;
    /// True if there is a state that is not drawn yet and that may last.
    bool m_owed = false;
    bool m_shown = false;
    ProgressState m_state;
    events::TimeLeftAtMachines m_timeLeft;
    std::map<results::JobId, std::string> m_labels;
    events::ReplicateCount m_count;
    std::chrono::steady_clock::time_point m_lastDrawn;
    std::jthread m_latecomer;
};

} // namespace sortscope::cli

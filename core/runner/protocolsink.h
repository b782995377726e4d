// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/runner/messagepipe.h"
#include "core/runner/runnermessages.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <vector>

namespace sortscope::runner {

/// Tells the client of a runner what happens in a run. The thread that measures sends between two samples, so
/// that nothing is sent while a sample is timed. After a job is finished, no other job starts before the
/// client has acknowledged it, or is gone.
class ProtocolSink : public events::EventSink {
public:
    /// All arguments must outlive the sink. `gone` is called when a message finds no client; it may call
    /// lose().
    ProtocolSink(MessagePipe& pipe, const backend::Inventory& inventory, const ask::Run& run,
                 std::chrono::nanoseconds kernelTimeout, std::function<void()> gone);

    void onEvent(const events::RunEvent& event) override;

    /// Notes that the client has the result of a job. Any thread.
    void acknowledge(results::JobId job);
    /// Ends a rehearsal soon. Any thread.
    void cancel() { m_stop.request_stop(); }
    /// Notes that the client is gone: nothing is told from now on, and nothing waits for the client. Any
    /// thread.
    void lose();
    bool lost() const { return m_lost; }
    /// True if results that the client has not acknowledged are to be kept for it.
    bool keeps() const { return !m_run.uuid.empty(); }
    /// The results that the client has not acknowledged, in the order in which they were finished; none
    /// unless keeps(). Any thread.
    std::vector<tell::Spooled> unacknowledged() const;

private:
    void apply(const events::JobStarted& event);
    void apply(const events::JobProgress& event);
    void apply(const events::JobFinished& event);
    void apply(const events::RunFinished& event);
    static void apply(const auto& /*other*/) {}

    void tell(const Tell& message);
    bool isWorthKeeping(const events::JobFinished& event) const;
    void tellResult(const events::JobFinished& event);
    void rehearseJob(const results::JobSpec& spec);
    /// Tells how long a step may take, unless the client knows it.
    void limit(std::chrono::nanoseconds silence);
    std::chrono::nanoseconds limitOfRun(results::JobId job) const;

    MessagePipe& m_pipe;
    const backend::Inventory& m_inventory;
    const ask::Run& m_run;
    std::chrono::nanoseconds m_kernelTimeout;
    std::map<results::JobId, const results::JobSpec*> m_specs;
    std::stop_source m_stop;
    /// The errors of rehearsals, and where they happened.
    std::map<results::JobId, std::string> m_rehearsalErrors;
    std::chrono::nanoseconds m_limit{0};
    /// The phases that were told last, of the jobs at work.
    std::map<results::JobId, events::Phase> m_phases;
    std::chrono::steady_clock::time_point m_toldAt;

    std::function<void()> m_gone;
    std::atomic<bool> m_lost = false;
    /// Guards all below.
    mutable std::mutex m_mutex;
    std::condition_variable m_acknowledgement;
    results::JobId m_acknowledged = 0;
    std::vector<results::ResultPointer> m_unacknowledged;
};

} // namespace sortscope::runner

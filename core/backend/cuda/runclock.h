// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudaprogram.h"
#include "core/backend/cuda/cupti.h"
#include "core/backend/cuda/gate.h"

#include <optional>
#include <vector>

namespace sortscope::backend::cuda {

/// What times the kernels of a run on a stream: CUPTI's records, else events behind a gate, else events.
///
/// Events behind a gate are those of launches that stood in the queue before the first one began. What waits
/// inside of a run opens the gate, and so do more commands than a queue holds; the run was timed by
/// plain events then. After two such runs, or runs that took longer to issue than the gate waits, there is no
/// gate any longer.
class RunClock {
public:
    /// All must outlive this.
    RunClock(std::shared_ptr<CudaContext> context, CUstream stream, const QueueOptions& options);
    /// Nothing may be in flight.
    ~RunClock();
    RunClock(const RunClock&) = delete;
    RunClock& operator=(const RunClock&) = delete;

    /// Begins a run. Nothing may be in flight. Throws Unsupported if the clock that the options name is not
    /// to be had.
    void begin();
    /// All commands of the run are issued.
    void end();
    /// What follows is no part of the run. Nothing may be in flight.
    void stopRecording();
    /// The host is about to wait for a command.
    void beforeWait();

    /// Of the run that was begun last.
    Clock clock() const { return m_clock; }
    /// A command of the run is about to be issued, or a graph with several.
    void expect(std::vector<Captured> commands);
    /// Gives the commands of the run, which has ended, the times of their records, each kernel of a library
    /// and of a graph as a command of its own; commands without records have no times. Corrects the clock of
    /// a gated run that had to be opened.
    void settle(std::vector<Command>& commands);

private:
    bool beginCupti();
    bool closeGate();
    void settleGated(std::vector<Command>& commands);
    void settleRecorded(std::vector<Command>& commands);

    std::shared_ptr<CudaContext> m_context;
    CUstream m_stream;
    const QueueOptions& m_options;

    Clock m_clock = Clock::CudaEvent;
    /// CUPTI records.
    bool m_recording = false;
    bool m_cuptiRefused = false;
    std::vector<ActivityRecord> m_records;
    /// What CUPTI is to record, a command of the queue each.
    std::vector<std::vector<Captured>> m_expected;

    std::optional<Gate> m_gate;
    std::size_t m_behindGate = 0;
    bool m_openedEarly = false;
    int m_gateFailures = 0;
};

} // namespace sortscope::backend::cuda

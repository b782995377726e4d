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
/// Behind a gate all launches stand in the queue before the first one begins. Records are taken behind one,
/// too: a kernel that follows another at once reads up to a quarter more than one that the device has waited
/// for, and which of the two it is would be a matter of the host's pace.
///
/// What waits inside of a run opens the gate, and so do more commands than a queue holds; events were plain
/// ones then. After two runs that waited, or were issued so slowly that the gate gave up, runs have no gate.
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
    /// events whose gate had to be opened.
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
    /// What CUPTI is to record: the gate, if there is one, and what each command of the queue stands for.
    std::vector<std::vector<Captured>> m_expected;

    std::optional<Gate> m_gate;
    /// The run began behind the gate.
    bool m_gated = false;
    std::size_t m_behindGate = 0;
    bool m_openedEarly = false;
    int m_gateFailures = 0;
};

} // namespace sortscope::backend::cuda

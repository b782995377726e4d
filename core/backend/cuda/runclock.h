// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/activitymatch.h"
#include "core/backend/cuda/cudaprogram.h"
#include "core/backend/cuda/cupti.h"
#include "core/backend/cuda/gate.h"

#include <optional>
#include <utility>
#include <vector>

namespace sortscope::backend::cuda {

/// Times the kernels of a run on a stream: by CUPTI's records, else by events behind a gate, else by events.
///
/// Behind a gate all launches are in the queue before the first one begins. Records are taken behind a gate,
/// too: a kernel that follows another at once reads up to a quarter more than one that the device has waited
/// for, and the host's pace would decide which of the two it is.
///
/// Kernels of many work-groups are recorded as they are and one by one, and the time that this adds is taken
/// off; small ones with CUPTI's code in them, which adds too little to them (KernelRecords). The launches of
/// earlier traced runs decide.
///
/// A wait inside a run opens the gate, and so do more commands than a queue holds; then the events were plain
/// ones. After two runs that waited, or that were issued so slowly that the gate gave up, runs have no gate.
class RunClock {
public:
    /// All arguments must outlive the clock.
    RunClock(std::shared_ptr<CudaContext> context, CUstream stream, const QueueOptions& options);
    /// Nothing may be in flight.
    ~RunClock();
    RunClock(const RunClock&) = delete;
    RunClock& operator=(const RunClock&) = delete;

    /// Begins a run. Nothing may be in flight. Throws Unsupported if the clock that the options name is not
    /// available.
    void begin();
    /// Notes that all commands of the run are issued.
    void end();
    /// Notes that later commands are not part of the run. Nothing may be in flight.
    void stopRecording();
    /// Notes that the host is about to wait for a command.
    void beforeWait();

    /// The clock of the run that was begun last.
    Clock clock() const { return m_clock; }
    /// Notes that a command of the run is about to be issued, or a graph with several.
    void expect(std::vector<Captured> commands);
    /// Returns what the records told of the kernels of libraries since the last call, each kernel once for
    /// each shape of its launches.
    std::vector<KernelFacts> takeFacts() { return std::exchange(m_facts, {}); }
    /// Gives the commands of the run, which has ended, the times of their records; each kernel of a library
    /// and of a graph becomes a command of its own. Commands without records have no times. Corrects the
    /// clock of events whose gate had to be opened.
    void settle(std::vector<Command>& commands);

private:
    bool beginCupti();
    Gate& theGate();
    bool closeGate();
    /// Returns the excess of serialised records, measured once per process and device, if the run is to be
    /// recorded so.
    std::optional<RecordExcess> serialises();
    /// Records kernels of a known length in a row.
    std::vector<ActivityRecord> recordSpins(KernelRecords kernels);
    void settleGated(std::vector<Command>& commands);
    void settleRecorded(std::vector<Command>& commands);

    std::shared_ptr<CudaContext> m_context;
    CUstream m_stream;
    const QueueOptions& m_options;

    Clock m_clock = Clock::CudaEvent;
    /// True while CUPTI records.
    bool m_recording = false;
    bool m_cuptiRefused = false;
    std::vector<ActivityRecord> m_records;
    /// Empty unless the records of the run are serialised ones.
    std::optional<RecordExcess> m_excess;
    // All kernels that are no library's, and their work-groups.
    std::size_t m_kernels = 0;
    std::size_t m_groups = 0;
    /// The work that CUPTI is to record: the gate, if there is one, and the records of each command of the
    /// queue.
    std::vector<std::vector<Captured>> m_expected;
    std::vector<KernelFacts> m_facts;

    std::optional<Gate> m_gate;
    /// True if the run began behind the gate.
    bool m_gated = false;
    std::size_t m_behindGate = 0;
    bool m_openedEarly = false;
    int m_gateFailures = 0;
};

} // namespace sortscope::backend::cuda

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/row/jobresult.h"
#include "core/sample/busywork.h"
#include "core/sample/interferenceprobe.h"
#include "core/sample/stopwatch.h"
#include "core/sample/trial.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>

namespace sortscope::sample {

/// An output that verification refused.
class WrongResult : public std::runtime_error {
public:
    explicit WrongResult(data::Fault fault) : std::runtime_error(fault.message), m_fault(std::move(fault)) {}
    std::optional<std::size_t> index() const { return m_fault.index; }
    const data::Fault& fault() const { return m_fault; }

private:
    data::Fault m_fault;
};

/// Takes the samples of one prepared job. Before each run all memory that can hold an answer is poisoned and
/// the input restored; after it the answer is checked: on the device if possible, else on the host, to which
/// it is downloaded then.
class Sampling {
public:
    /// `result` has the spec and the replicate; its verified runs are counted. Device, result and probe must
    /// outlive the sampling. Without a probe neither sensors nor counters are read.
    Sampling(const backend::Device& device, std::shared_ptr<backend::Queue> queue,
             std::unique_ptr<Trial> trial, results::JobResult& result, InterferenceProbe* probe);

    /// Uploads the input, and traces everything. Must be called before all other functions. Throws
    /// WrongResult, as they do.
    results::Sample takeFirst();
    /// Takes a sample. The readings of a processor are Reading::All, whatever is asked for.
    results::Sample take(results::Reading reading);
    /// Takes a run on other data of the same shape, in the same memory, and has it checked: what does
    /// nothing, or the same for all data, may well be right on the job's own. Throws WrongResult. Outside all
    /// timing, after the first run.
    void takeControl(std::shared_ptr<const WorkloadData> control);
    /// Takes so many runs back to back, each on the restored input, unchecked; returns the time of all of
    /// them.
    std::chrono::nanoseconds warmUp(std::size_t runs);
    /// Restores the input so many times back to back, as warmUp() does, and waits for the device.
    void restore(std::size_t times);
    /// Takes an unchecked run of a device once all is warm: its traced commands tell the queue how long the
    /// commands of untraced runs take.
    void learn();

    /// Throws WrongResult if a run has written behind a buffer. Waits for the queue; outside all timing.
    void requireGuards();

    /// Returns the passes of the last run, if their number depends on the keys. Untraced; waits for the
    /// queue.
    std::optional<std::size_t> passesRun();

    const std::shared_ptr<backend::Queue>& queue() const { return m_queue; }

private:
    enum class Transfers { Untimed, Traced };

    results::Sample take(results::Reading reading, Transfers transfers);
    template <typename Issue>
    std::int64_t hostTimed(Issue issue);
    void runOnce();
    results::TimeSpent& spent() { return m_result.replicates.back().spent; }
    std::optional<backend::DeviceState> readSensors(results::Sample& sample) const;
    void reset(const std::function<void()>& lookAtDevice);
    void check(bool downloaded);
    void tellWriter(data::Fault& fault, std::span<const backend::Command> run) const;

    const backend::Device& m_device;
    /// A processor shares its memory with the host, and has no commands worth tracing.
    bool m_processor;
    bool m_graphMode;
    /// The queue, on which other jobs may take turns.
    std::shared_ptr<backend::Queue> m_queue;
    std::unique_ptr<Trial> m_trial;
    BusyWork m_busyWork;
    /// The time since the device was last at work.
    Stopwatch m_rest;
    results::JobResult& m_result;
    /// nullptr if the plan only checks.
    InterferenceProbe* m_probe;
    std::unique_ptr<backend::Graph> m_graph;
    /// True once the device's check and the host's have agreed on an output.
    bool m_deviceCheckHolds = false;
};

} // namespace sortscope::sample

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/events/runevent.h"
#include "core/measure/stoppingrule.h"
#include "core/sample/launchpace.h"
#include "core/sample/sampling.h"
#include "core/sample/workloaddata.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace sortscope::sample {

/// One job, taken through its stages by a caller that decides whose turn it is. The job fills its result as
/// it goes, so that everything measured before a failure is kept. Every stage throws the exceptions of
/// algorithms, backends and verification, and backend::Cancelled once a stop is requested; no stage sets the
/// status.
class StagedJob {
public:
    using Progress = std::function<void(events::Phase, std::size_t samples)>;

    /// `result` has the spec; it must outlive the job. `checkOnly` is Plan::checkOnly.
    StagedJob(results::JobResult& result, std::stop_token stop, Progress progress, bool checkOnly);
    ~StagedJob();
    StagedJob(const StagedJob&) = delete;
    StagedJob& operator=(const StagedJob&) = delete;

    /// Generates the data, compiles, allocates, and takes the first run. If the `partner`, with which the job
    /// takes turns, is prepared for the same device, transfer mode and clock, both use one queue and share
    /// memory of the same size, so that its location makes neither of them faster. Not so on the CPU, where
    /// the pages of memory and the threads that touch it first are the job's own.
    void prepare(const backend::Inventory& inventory, WorkloadSource& workloads, const StagedJob* partner);

    /// False while the plan wants more warm-up runs.
    bool warm() const;
    /// Takes warm-up runs: at most as many as before, so that jobs that take turns warm up alike, and no more
    /// than the plan is expected to want. The last one tells the queue how long the job's commands take.
    void warmUp();

    /// Measures the floors after the samples: the time of an empty kernel, launched as the job's kernels are.
    /// Does nothing if the job is only checked.
    void measureFloors();

    /// False if the job has no samples of this reading. The samples of processors serve as their wall clock,
    /// and a job that is only checked has no others.
    bool takes(results::Reading reading) const;
    /// True if the job lacks samples of this reading: of the wall clock until the stopping rule has enough of
    /// them, of phases one after each of the first samples of the wall clock, and of the device the first
    /// one.
    bool needs(results::Reading reading) const;
    /// True if the traced samples keep within their share of the time with one more sample of the device.
    bool affordsTracing() const;
    void takeSample(results::Reading reading);
    /// The time that all samples so far took, with their checks.
    std::chrono::nanoseconds samplingTime() const { return m_samplingTime; }
    /// Tells the stopping rule of the last sample, which is one of the wall clock. `elapsed` is the time that
    /// counts against the limit.
    void considerStopping(std::chrono::nanoseconds elapsed);

    /// Throws WrongResult if a run wrote behind a buffer of the job's queue since the last call.
    void requireGuards();

    /// Ends the replicate after the last sample: notes why the sampling stopped, and which doubts there are
    /// about the samples.
    void conclude();

    /// Counts the energy of repeated runs if the job wants it. Nothing that was timed may follow: call it
    /// last. Devices without a counter and those that others use get a reason in place of figures.
    void countEnergy(const std::shared_ptr<const backend::HostProbe>& host);

private:
    /// The samples of this replicate, and the time of some.
    struct Taken {
        std::size_t wall = 0;
        std::size_t device = 0;
        std::size_t phases = 0;
        /// The time with everything that belongs to a sample.
        std::chrono::nanoseconds wallTime{0};
        std::chrono::nanoseconds longestWallTime{0};
        /// The time without the start of tracing.
        std::chrono::nanoseconds deviceTime{0};
        std::chrono::nanoseconds longestDeviceTime{0};
    };

    void note(results::Reading reading, std::chrono::nanoseconds elapsed);
    void readLaunchPace(results::Reading next);
    std::size_t nextWarmUpRuns() const;
    void throwIfStopped() const;
    backend::QueueOptions queueOptions() const;
    std::shared_ptr<backend::Queue> openQueue(const StagedJob* partner) const;

    results::JobResult& m_result;
    std::stop_token m_stop;
    Progress m_progress;
    bool m_checkOnly;
    measure::StoppingRule m_rule;
    std::shared_ptr<const backend::Device> m_device;
    std::chrono::nanoseconds m_warmUpTime{0};
    std::chrono::nanoseconds m_samplingTime{0};
    Taken m_taken;
    /// nullptr if the job is only checked.
    std::unique_ptr<InterferenceProbe> m_probe;
    std::unique_ptr<Sampling> m_sampling;
    /// Set only for jobs whose device has memory of its own, and whose launches are not one graph.
    std::unique_ptr<LaunchPace> m_launchPace;
};

} // namespace sortscope::sample

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

/// One job, taken through its stages by whoever decides whose turn it is. It fills its result as it goes, so
/// that what was measured before a failure is kept. Every stage throws what algorithms, backends and
/// verification throw, and backend::Cancelled once a stop is wanted; none sets the status.
class StagedJob {
public:
    using Progress = std::function<void(events::Phase, std::size_t samples)>;

    /// `result` has the spec; it must outlive the job. `checkOnly` is the plan's.
    StagedJob(results::JobResult& result, std::stop_token stop, Progress progress, bool checkOnly);
    ~StagedJob();
    StagedJob(const StagedJob&) = delete;
    StagedJob& operator=(const StagedJob&) = delete;

    /// Generates the data, compiles, allocates, and takes the first run. If the `partner`, with which it
    /// takes turns, is prepared for the same device, transfer mode and clock, both use one queue, and memory
    /// of the same size is the same memory: where it lies makes neither of them faster.
    void prepare(const backend::Inventory& inventory, WorkloadSource& workloads, const StagedJob* partner);

    /// False while the plan wants more warm-up runs.
    bool warm() const;
    /// The last one tells the queue how long the job's commands take.
    void warmUpOnce();

    /// After the samples: what an empty kernel reads, launched as the job's kernels are. Nothing if the job
    /// is checked alone.
    void measureFloors();

    /// False if the job has no samples of this reading. Those of processors serve as their wall clock, and a
    /// job that is checked alone has no others.
    bool takes(results::Reading reading) const;
    /// True if the job lacks samples of this reading: of the wall clock until the stopping rule has enough of
    /// them, of phases one behind each of the first samples of the wall clock, and of the device the first
    /// one.
    bool needs(results::Reading reading) const;
    /// True if another sample of the device would leave the traced ones their share of all.
    bool affordsTracing() const;
    void takeSample(results::Reading reading);
    /// What all samples so far took, checks included.
    std::chrono::nanoseconds samplingTime() const { return m_samplingTime; }
    /// Tells the stopping rule of the last sample, one of the wall clock. `elapsed` is the time that counts
    /// against the limit.
    void considerStopping(std::chrono::nanoseconds elapsed);

    /// After the last sample: why it was the last, and what is doubtful about them.
    void conclude();

private:
    /// Samples of this replicate, and the walls of some.
    struct Taken {
        std::size_t wall = 0;
        std::size_t device = 0;
        std::size_t phases = 0;
        /// With all that belongs to a sample.
        std::chrono::nanoseconds wallTime{0};
        std::chrono::nanoseconds longestWallTime{0};
        /// Without what starting to trace takes.
        std::chrono::nanoseconds deviceTime{0};
        std::chrono::nanoseconds longestDeviceTime{0};
    };

    void note(results::Reading reading, std::chrono::nanoseconds elapsed);
    void readLaunchPace(results::Reading next);
    void throwIfStopped() const;
    backend::QueueOptions queueOptions() const;
    std::shared_ptr<backend::Queue> openQueue(const StagedJob* partner) const;

    results::JobResult& m_result;
    std::stop_token m_stop;
    Progress m_progress;
    bool m_checkOnly;
    measure::StoppingRule m_rule;
    std::shared_ptr<const backend::Device> m_device;
    /// Of the runs themselves, and with their checks.
    std::chrono::nanoseconds m_warmUpTime{0};
    std::chrono::nanoseconds m_warmUpElapsed{0};
    std::chrono::nanoseconds m_samplingTime{0};
    Taken m_taken;
    /// None if the job is checked alone.
    std::unique_ptr<InterferenceProbe> m_probe;
    std::unique_ptr<Sampling> m_sampling;
    /// Only of jobs whose device has memory of its own, and whose launches are not one graph.
    std::unique_ptr<LaunchPace> m_launchPace;
};

} // namespace sortscope::sample

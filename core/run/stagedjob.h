// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/measure/stoppingrule.h"
#include "core/run/runevent.h"
#include "core/run/workloaddata.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <stop_token>

namespace sortscope::run {

/// An output that verification refused.
class WrongResult : public std::runtime_error {
public:
    explicit WrongResult(const data::Fault& fault) : std::runtime_error(fault.message), m_index(fault.index)
    {}
    std::optional<std::size_t> index() const { return m_index; }

private:
    std::optional<std::size_t> m_index;
};

/// One job, taken through its stages by whoever decides whose turn it is. It fills its result as it goes, so
/// that what was measured before a failure is kept. Every stage throws what algorithms, backends and
/// verification throw, and backend::Cancelled once a stop is wanted; none sets the status.
class StagedJob {
public:
    using Progress = std::function<void(Phase, std::size_t samples)>;

    /// `result` has the spec; it must outlive the job.
    StagedJob(results::JobResult& result, std::stop_token stop, Progress progress);
    ~StagedJob();
    StagedJob(const StagedJob&) = delete;
    StagedJob& operator=(const StagedJob&) = delete;

    /// Generates the data, compiles, allocates, and takes the first run.
    void prepare(const backend::Inventory& inventory, WorkloadSource& workloads);

    /// False while the plan wants more warm-up runs.
    bool warm() const;
    void warmUpOnce();

    /// After the warm-up: what an empty kernel reads, launched as the job's kernels are.
    void measureFloors();

    /// True once the stopping rule has enough.
    bool satisfied() const { return m_rule.reason().has_value(); }
    void takeSample();
    /// What all samples so far took, checks included.
    std::chrono::nanoseconds samplingTime() const { return m_samplingTime; }
    /// Tells the stopping rule of the last sample. `elapsed` is the time that counts against the limit.
    void considerStopping(std::chrono::nanoseconds elapsed);

    /// After the last sample: why it was the last, and what is doubtful about them.
    void conclude();

private:
    class Sampling;

    void throwIfStopped() const;
    backend::QueueOptions queueOptions() const;

    results::JobResult& m_result;
    std::stop_token m_stop;
    Progress m_progress;
    measure::StoppingRule m_rule;
    std::shared_ptr<const backend::Device> m_device;
    std::chrono::nanoseconds m_warmUpTime{0};
    std::chrono::nanoseconds m_samplingTime{0};
    std::unique_ptr<Sampling> m_sampling;
};

} // namespace sortscope::run

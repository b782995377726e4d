// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/results/row/jobspec.h"
#include "core/sample/workloaddata.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

namespace sortscope::sample {

/// One job's algorithm with its memory, taken through the steps of a sample. Each step only issues commands;
/// the caller decides when time is taken and when to wait.
class Trial {
public:
    virtual ~Trial() = default;

    /// Lets the algorithm find out which parameters are faster, before there is any input; returns the
    /// parameters that it has settled on.
    virtual algorithms::Parameters tune(backend::Queue& queue) = 0;
    /// Copies the workload to where upload() finds it.
    virtual void copyInput() = 0;
    /// Uploads another workload of the same shape, which the next runs get; returns the one before it. What
    /// copyInput() has copied stays. Not to be timed.
    virtual std::shared_ptr<const WorkloadData> exchange(backend::Queue& queue,
                                                         std::shared_ptr<const WorkloadData> workload) = 0;
    virtual void upload(backend::Queue& queue) = 0;
    /// Poisons all memory that can hold an answer, then restores the input by a copy on the device.
    virtual void reset(backend::Queue& queue) = 0;
    virtual void run(backend::Queue& queue) = 0;
    /// Downloads the output to where verify() looks. A processor has nothing to do: its memory is the host's.
    virtual void download(backend::Queue& queue) = 0;
    /// Checks the downloaded output; the queue must be finished. Throws base::Cancelled.
    virtual std::optional<data::Fault> verify(const std::stop_token& stop) = 0;
    /// Returns whether the device itself finds the output of the last run right. Empty if the device does not
    /// check.
    virtual std::optional<bool> checkOnDevice(backend::Queue& queue) = 0;
    /// Makes the device check from now on, if it can. Call it before the first run, and outside all timing.
    virtual void prepareDeviceCheck(backend::Queue& queue) = 0;
    /// Ends the checks on the device.
    virtual void dropDeviceCheck() = 0;
    virtual std::size_t paddedLength() const = 0;
    /// Returns the passes of the last run, if their number depends on the keys; not to be timed.
    virtual std::optional<std::size_t> passesRun(backend::Queue& queue) const = 0;
};

/// A trial that is ready for its first upload, and the time that its making took on the host's steady clock.
struct PreparedTrial {
    std::unique_ptr<Trial> trial;
    /// The time for compiling kernels and allocating scratch memory.
    std::int64_t prepareNs = 0;
    /// The time for allocating input, work and result memory.
    std::int64_t allocateNs = 0;
    algorithms::Parameters settled;
};

PreparedTrial makeTrial(const results::JobSpec& spec, backend::Queue& queue,
                        std::shared_ptr<const WorkloadData> workload);

} // namespace sortscope::sample

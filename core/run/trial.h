// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/results/jobspec.h"
#include "core/run/workloaddata.h"

#include <memory>
#include <optional>

namespace sortscope::run {

/// One job's algorithm with its memory, taken through the steps of a sample. Each step only issues commands;
/// the caller decides what is timed and when to wait.
class Trial {
public:
    virtual ~Trial() = default;

    virtual void upload(backend::Queue& queue) = 0;
    /// Poisons the output and restores the input by a copy on the device.
    virtual void reset(backend::Queue& queue) = 0;
    virtual void run(backend::Queue& queue) = 0;
    virtual void download(backend::Queue& queue) = 0;
    /// Checks what was downloaded; the queue must be finished.
    virtual std::optional<data::Fault> verify() = 0;
    virtual std::size_t paddedLength() const = 0;
};

/// Prepares the trial of `spec`: compiles kernels and allocates scratch memory (which `prepareNs` times),
/// then allocates input and output.
std::unique_ptr<Trial> makeTrial(const results::JobSpec& spec, backend::Queue& queue,
                                 std::shared_ptr<const WorkloadData> workload, std::int64_t& prepareNs);

} // namespace sortscope::run

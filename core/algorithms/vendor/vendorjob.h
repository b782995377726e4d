// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/vendor/hostcalls.h"
#include "include/sortscope-entry.h"

#include <cstddef>
#include <optional>

namespace sortscope::algorithms::vendor {

/// What an entry prepares for a job. Its functions throw Failure.
class VendorJob {
public:
    VendorJob() = default;
    VendorJob(const VendorJob&) = delete;
    VendorJob& operator=(const VendorJob&) = delete;
    virtual ~VendorJob() = default;

    /// Settles on the faster type to count in.
    virtual void tune(const HostCalls& host, const sortscope_memory& memory) = 0;
    /// Returns the memory that holds the answer of a sort; what a search returns is not looked at.
    virtual void* run(const HostCalls& host, const sortscope_memory& memory) = 0;
    virtual void tellKeyBits(unsigned /*bits*/) {}
    virtual std::optional<std::size_t> passesRun() const { return std::nullopt; }
};

} // namespace sortscope::algorithms::vendor

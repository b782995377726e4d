// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/vendor/vendorjob.h"

#include <memory>

namespace sortscope::algorithms::vendor {

/// thrust::lower_bound, prepared for a job.
std::unique_ptr<VendorJob> makeLowerBound(const HostCalls& host, const sortscope_job& job);

} // namespace sortscope::algorithms::vendor

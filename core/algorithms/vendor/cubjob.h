// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/vendor/vendorjob.h"

#include <memory>

namespace sortscope::algorithms::vendor {

/// The sorts of CUB, prepared for a job, with values if it has any.
std::unique_ptr<VendorJob> makeRadixSort(const HostCalls& host, const sortscope_job& job);
std::unique_ptr<VendorJob> makeMergeSort(const HostCalls& host, const sortscope_job& job);

} // namespace sortscope::algorithms::vendor

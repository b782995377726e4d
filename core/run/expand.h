// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/jobspec.h"
#include "core/run/runrequest.h"

#include <vector>

namespace sortscope::run {

/// The jobs of `request` on the devices of `inventory`, ids counting from `firstId`.
/// An algorithm is paired with the devices whose backend it has; modes that a device lacks become unsupported
/// jobs. Throws base::UsageError for unknown ids (listing the known ones), values out of range, an
/// algorithm that fits none of the chosen devices, a request without devices, algorithms or sizes, or an
/// interleaved one that has not exactly two jobs for each workload; of these the two follow each other.
std::vector<results::JobSpec> expand(const RunRequest& request, const backend::Inventory& inventory,
                                     results::JobId firstId = 1);

} // namespace sortscope::run

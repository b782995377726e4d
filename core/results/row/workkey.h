// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"
#include "core/results/row/variant.h"
#include "core/results/row/workload.h"

#include <compare>
#include <span>
#include <vector>

namespace sortscope::results {

struct JobSpec;
struct StoredJob;

/// The facts that must be equal in two jobs that are compared, wherever they ran.
struct WorkKey {
    Variant asked;
    /// The variant with tuning; left empty where that does not matter.
    Variant run;
    Workload workload;

    auto operator<=>(const WorkKey&) const = default;
};

WorkKey workAsAsked(const JobSpec& spec);
WorkKey workAsRun(const JobSpec& spec);
/// The work as it was asked for, without the parameters that are the defaults of its device: equal for one
/// request on devices with defaults of their own.
WorkKey workButDefaults(const JobSpec& spec);

/// The jobs of a set that count, in their order: planned and replaced ones are left out, and among jobs that
/// ran alike on the same device the last one stands in the first one's place.
std::vector<ResultPointer> jobsThatCount(std::span<const StoredJob> jobs);

} // namespace sortscope::results

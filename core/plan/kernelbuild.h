// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"
#include "core/results/row/jobspec.h"

#include <compare>
#include <string>
#include <string_view>

namespace sortscope::plan {

/// The time that a compiler takes for a file of kernels, in nanoseconds.
inline constexpr double kBuildNs = 4e8;

/// Jobs with the same value build the same kernels. Processors come first, so that few parts have jobs that
/// take all cores, and not every part.
struct KernelBuild {
    bool ofGpu = false;
    std::string_view device;
    std::string_view algorithm;
    data::KeyType key{};
    data::ValueType values{};
    std::string parameters;

    auto operator<=>(const KernelBuild&) const = default;
};

/// `spec` must outlive what is returned.
inline KernelBuild buildOf(const results::JobSpec& spec)
{
    return {!spec.device.sharesHostMemory, spec.device.id,
            spec.variant.algorithm,        spec.workload.key,
            spec.workload.values,          algorithms::toText(spec.variant.parameters)};
}

} // namespace sortscope::plan

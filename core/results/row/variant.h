// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"
#include "core/backend/kinds.h"

#include <compare>
#include <string>

namespace sortscope::results {

/// How a job does its work.
struct Variant {
    std::string algorithm;
    /// Id of the merge strategy; empty if the algorithm has none.
    std::string merge;
    algorithms::Parameters parameters;
    backend::TransferMode transfer = backend::TransferMode::Copy;
    backend::LaunchMode launch = backend::LaunchMode::EnqueueAll;
    backend::Readiness deviceState = backend::Readiness::Warm;
    backend::Cache cache = backend::Cache::Warm;

    auto operator<=>(const Variant&) const = default;
};

/// For example "bitonic", "column-radix / pairwise": algorithm and merge strategy.
inline std::string variantName(const Variant& variant)
{
    return variant.merge.empty() ? variant.algorithm : variant.algorithm + " / " + variant.merge;
}

/// The states of device and caches before each run: "idle", "cold caches", "idle, cold caches"; empty for the
/// usual state, warm both.
inline std::string statesText(const Variant& variant)
{
    std::string text = variant.deviceState == backend::Readiness::Idle ? "idle" : "";
    if (variant.cache == backend::Cache::Cold)
        text += text.empty() ? "cold caches" : ", cold caches";
    return text;
}

} // namespace sortscope::results

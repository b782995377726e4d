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

    auto operator<=>(const Variant&) const = default;
};

/// "bitonic", "column-radix / pairwise": algorithm and merge strategy.
inline std::string variantName(const Variant& variant)
{
    return variant.merge.empty() ? variant.algorithm : variant.algorithm + " / " + variant.merge;
}

} // namespace sortscope::results

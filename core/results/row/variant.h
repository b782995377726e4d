// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"
#include "core/backend/kinds.h"
#include "core/base/named.h"

#include <compare>
#include <string>
#include <string_view>
#include <tuple>

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

/// A member of Variant with a value for each way to run the same algorithm.
template <typename Value>
struct Mode {
    /// The name in documents, tables and exports.
    std::string_view name;
    Value Variant::*member;
    /// Follows the value in names of rows: "cold" + " caches".
    std::string_view suffix;
    /// False if the mode means nothing on the processor.
    bool onProcessors = false;
};

/// The states before each run. A new one needs a line here, and has a column in sessions and exports then.
inline constexpr std::tuple kStates{Mode{"device_state", &Variant::deviceState},
                                    Mode{"cache", &Variant::cache, " caches", true}};

/// All modes, in the order in which rows name them: first those that a device may lack.
inline constexpr auto kModes = std::tuple_cat(
    std::tuple{Mode{"transfer", &Variant::transfer}, Mode{"launch", &Variant::launch}}, kStates);

/// Calls visit(mode) for each of kModes.
constexpr void forEachMode(auto&& visit)
{
    std::apply([&](const auto&... mode) { (visit(mode), ...); }, kModes);
}

/// For example "pinned", "cold caches".
template <typename Value>
std::string modeText(const Mode<Value>& mode, const Variant& variant)
{
    return std::string(base::nameOf(variant.*mode.member)).append(mode.suffix);
}

/// The unusual states before each run: "idle", "cold caches", "idle, cold caches"; empty if all are usual.
inline std::string statesText(const Variant& variant)
{
    std::string text;
    const auto add = [&](const auto& state) {
        if (variant.*state.member != Variant().*state.member)
            text.append(text.empty() ? "" : ", ").append(modeText(state, variant));
    };
    std::apply([&](const auto&... state) { (add(state), ...); }, kStates);
    return text;
}

} // namespace sortscope::results

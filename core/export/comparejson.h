// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/kernelpairs.h"
#include "core/results/compare/lamps.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace sortscope::exports {

/// Differences as a list of `what`, and of the values by the names `a` and `b`.
nlohmann::ordered_json differencesJson(const std::vector<results::EnvironmentDifference>& differences,
                                       std::string_view a, std::string_view b);

/// Pairs as JSON, in the form that compareJson() gives them.
nlohmann::ordered_json pairsJson(const std::vector<results::ComparedPair>& pairs,
                                 const results::CompareOptions& options);

/// The answers of a trial, each null if it is not known.
nlohmann::ordered_json lampsJson(const results::Lamps& lamps);

/// Rows of two jobs side by side, as the `kernels` of a pair.
nlohmann::ordered_json kernelPairsJson(const std::vector<results::KernelPair>& pairs);

/// "Schema sortscope-comparison" of docs/session-format.md.
nlohmann::ordered_json compareJson(const results::CompareReport& report);

} // namespace sortscope::exports

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/vendor/cubkernels.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::algorithms::vendor {

class HostCalls;

/// The types that the parameter "count" leaves to choose from.
std::vector<CountType> countTypes(const HostCalls& host);

/// For example "cub::DeviceRadixSort (64-bit count)": the name of commands, so that a row shows the type.
std::string nameWith(std::string_view name, CountType type);

/// Returns the fastest of `types`, and settles the parameter "count" on it, so that nothing is left to
/// choose.
CountType settleOnFaster(const HostCalls& host, const std::vector<CountType>& types,
                         const std::function<void()>& prepare, const std::function<void(CountType)>& run);

} // namespace sortscope::algorithms::vendor

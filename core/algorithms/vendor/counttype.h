// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"
#include "core/algorithms/vendor/cubkernels.h"

#include <functional>
#include <string>
#include <vector>

namespace sortscope::backend {
class Queue;
} // namespace sortscope::backend

namespace sortscope::algorithms::vendor {

/// "count": the type in which a library counts; "auto" leaves it to fasterOf().
ParameterInfo countParameter();

/// The types that the parameter "count" leaves to choose from.
std::vector<CountType> countTypes(const Parameters& parameters);

/// For example "cub::DeviceRadixSort (64-bit count)": the name of commands, so that a row shows the type.
std::string nameWith(const std::string& name, CountType type);

/// The parameter "count" with one type, so that nothing is left to choose.
Parameters settledOn(CountType type);

/// Returns the fastest of `types`, which algorithms::fasterOf() finds by these runs.
CountType fasterOf(backend::Queue& queue, const std::vector<CountType>& types,
                   const std::function<void()>& prepare, const std::function<void(CountType)>& run);

} // namespace sortscope::algorithms::vendor

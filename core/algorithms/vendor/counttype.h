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

/// What the parameter "count" leaves to choose from.
std::vector<CountType> countTypes(const Parameters& parameters);

/// "cub::DeviceRadixSort (64-bit count)": what commands are called, so that a row says which it was.
std::string nameWith(const std::string& name, CountType type);

/// The parameter "count" that leaves nothing to choose.
Parameters settledOn(CountType type);

/// The type of `types` that is the fastest one, as algorithms::fasterOf() finds it by these runs.
CountType fasterOf(backend::Queue& queue, const std::vector<CountType>& types,
                   const std::function<void()>& prepare, const std::function<void(CountType)>& run);

} // namespace sortscope::algorithms::vendor

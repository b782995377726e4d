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

/// The type of `types` whose fastest run took the shortest time; the first one if no other is 5 % faster. All
/// take their runs in turn, some to warm up and several that count, timed by the host; `prepare` comes before
/// each and is not timed. Both put their work on the stream of `queue`.
CountType fasterOf(backend::Queue& queue, const std::vector<CountType>& types,
                   const std::function<void()>& prepare, const std::function<void(CountType)>& run);

} // namespace sortscope::algorithms::vendor

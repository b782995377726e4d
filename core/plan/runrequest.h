// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"
#include "core/base/fields.h"
#include "core/data/key.h"
#include "core/measure/samplingplan.h"
#include "core/results/row/sampleorder.h"
#include "core/results/row/workload.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sortscope::plan {

/// The wishes of a user: every list is an axis, and the jobs are their product as far as they fit together.
struct RunRequest {
    /// Device ids; "all" stands for every device.
    std::vector<std::string> devices;
    /// Algorithm ids; "all" stands for every algorithm.
    std::vector<std::string> algorithms;
    /// Merge strategy ids, for algorithms that have them; empty means each algorithm's first one, "all" every
    /// one.
    std::vector<std::string> merges;
    std::vector<std::string> generators{"shuffled-unique"};
    std::vector<data::KeyType> keyTypes{data::KeyType::U32};
    /// The values that travel with the keys of sorts; searches have no values.
    std::vector<data::ValueType> valueTypes{data::ValueType::None};
    std::vector<std::size_t> sizes;
    data::Direction direction = data::Direction::Ascending;
    /// Empty means the first mode that the device has.
    std::vector<backend::TransferMode> transfers;
    std::vector<backend::LaunchMode> launches;
    /// Empty means warm; a device on the host's own cores is never made idle.
    std::vector<backend::Readiness> deviceStates;
    /// Empty means warm.
    std::vector<backend::Cache> caches;
    backend::DeviceClock deviceClock = backend::DeviceClock::Best;
    /// Parameter values as text, by parameter id; several values of one parameter are an axis. They reach the
    /// algorithms that have the parameter.
    std::map<std::string, std::vector<std::string>> parameters;
    /// True: parameters without values keep their defaults, whatever tuning has found.
    bool untuned = false;
    results::SearchOptions search;
    measure::SamplingPlan sampling = measure::planFor(measure::Preset::Quick);
    /// True: the energy of repeated runs is counted behind the samples of each job.
    bool energy = false;
    std::uint64_t seed = 1;
    results::SampleOrder order = results::SampleOrder::JobByJob;
};

} // namespace sortscope::plan

namespace sortscope::base {

/// The keys of a request's JSON.
template <Is<plan::RunRequest> R>
inline constexpr auto kFields<R> =
    list(field("devices", &R::devices), field("algorithms", &R::algorithms), field("merges", &R::merges),
         field("generators", &R::generators), field("key_types", &R::keyTypes),
         field("value_types", &R::valueTypes), field("sizes", &R::sizes), field("direction", &R::direction),
         field("transfers", &R::transfers), field("launches", &R::launches),
         field("device_states", &R::deviceStates), field("caches", &R::caches),
         field("device_clock", &R::deviceClock), field("parameters", &R::parameters),
         field("untuned", &R::untuned), field("search", &R::search), field("sampling", &R::sampling),
         field("seed", &R::seed), field("order", &R::order), added("energy", &R::energy));

} // namespace sortscope::base
